"""The Rules screen: what its controls do, and the regions it is drawn in."""

from ...kept.client import ELSEWHERE, NOT_KEPT, News
from ...kept.clients import Shared
from ...kept.codec import checksum
from ...kept.shelf import Kind
from ...riichi.options import HOUSE_OPTIONS, Option
from ...riichi.problem import Problem, problem
from ...riichi.text import Entry
from ...words.words import Words
from ..action import Action
from ..app import App, Effect, Focus, Note, Outcome, Step
from ..effects import CopyLink, Fill, FindAll, KeepText, Protect, Select
from ..find import Searched, found
from ..hand.state import State, follow
from ..html import Html, html
from ..menu.settings import DECLINED
from ..menu.settings import change as set_to
from ..region import Region
from .actions import STEPS, change
from .house import (
    HouseRules,
    free_name,
    house_of,
    house_text,
    in_order,
    joined,
    kept_as,
    name_for,
    next_name,
    only_rules,
    read_house,
)
from .names import all_said
from .options import chosen_options, found_text, only_html, options_regions
from .state import FRESH, NAME, RENAME, Form, Looking, RulesState, Texts, toggled
from .view import INSIDE, ask_html, books_regions, clear_html, frame, now_html, told_html

BY_ID = {each.id: each for each in HOUSE_OPTIONS}
RULES = Searched(
    tuple([each.id for each in HOUSE_OPTIONS]), lambda say, rule: all_said(say, BY_ID[rule])
)
HEAD = "rules."  # of the names of house rules on the device


def act(app: App, action: Action) -> Outcome:
    """Do what a control of the screen asks for."""
    verb, what = action.verb, action.what
    if verb in STEPS:
        return Outcome(_with_state(app, change(app.session.state, action).state), ())
    state = state_of(app)
    look = state.look
    effects: tuple[Effect, ...] = ()
    if verb == "fold":
        look = toggled(look, what)
    elif verb == "search":
        look = look._replace(search=what)
    elif verb == "clear":
        look = look._replace(search="")
        effects = (Fill("#rules-search", ""), Focus("#rules-search"))
    elif verb == "only":
        look = look._replace(only_changed=not look.only_changed)
    elif verb in (NAME, RENAME):
        name = _suggested(app, look, verb)
        look = look._replace(form=Form(verb, name, None))
        state = state._replace(typed=name)
        effects = (Select("#house-name", 0, len(name)),)
    elif verb == "type":
        state = state._replace(typed=what)
    elif verb == "cancel":
        look = look._replace(form=None)
    elif verb in _OF_KEPT:
        return _OF_KEPT[verb](app, state)
    return Outcome(app._replace(rules=state._replace(look=look)), effects)


def state_of(app: App) -> RulesState:
    """Give the state of the screen, or the first one before it was opened."""
    return app.rules or FRESH


def _with_state(app: App, fresh: State) -> App:
    return app._replace(session=follow(app.session, fresh))


def rules_in_use(app: App) -> HouseRules:
    """Give the rules that the hand is scored by."""
    return house_of(app.entry)


def _suggested(app: App, look: Looking, kind: str) -> str:
    """Suggest a name for the box: a free one where the rules are kept already."""
    name = rules_in_use(app).name
    taken = kind == NAME and kept_as(look.kept, name)
    return free_name(look.kept, name) if taken else name


# What is kept


def _keep(app: App, state: RulesState) -> Outcome:
    """Keep the rules in use under the name that was typed, or say why not."""
    form, house = state.look.form, rules_in_use(app)
    if not form:
        return Outcome(app, ())
    renamed = form.kind == RENAME
    name = name_for(state.look.kept, state.typed, house.name if renamed else "")
    if name != house.name and dict(state.texts).get(str(name)):
        name = problem("house_taken")  # by rules that cannot be read, too
    if isinstance(name, Problem):
        look = state.look._replace(form=form._replace(name=state.typed, error=name))
        return Outcome(app._replace(rules=state._replace(look=look)), (Focus("#house-name"),))
    changes = [(name, house_text(house._replace(name=name)))]
    if renamed and name != house.name:
        changes.append((house.name, ""))
    state = state._replace(look=state.look._replace(form=None))
    kept = _put(app, state, tuple(changes), name, app.say("house_kept", name=name))
    return kept._replace(effects=kept.effects + (Focus("#rules-in-use"),))


def _save(app: App, state: RulesState) -> Outcome:
    """Keep the rules in use under the name that they have."""
    house = rules_in_use(app)
    told = app.say("house_kept", name=house.name)
    return _put(app, state, ((house.name, house_text(house)),), house.name, told)


def _delete(app: App, state: RulesState) -> Outcome:
    """Drop the house rules in use, which go on without a name."""
    name = rules_in_use(app).name
    deleted = _put(app, state, ((name, ""),), "", app.say("house_deleted", name=name))
    fresh = state_of(deleted.app)._replace(told_of=None)
    return deleted._replace(app=deleted.app._replace(rules=fresh))


def _put(app: App, state: RulesState, changes: Texts, name: str, told: str) -> Outcome:
    """Change what is kept and the name of the rules in use, and say so."""
    there = dict(state.texts)
    before = tuple([(each, there.get(each, "")) for each, _ in changes])
    state = state._replace(before=(before, rules_in_use(app).name))
    app = _told(_called(app, name), state, told, any(text for _, text in before))
    return _kept(app, changes)


def _decline(app: App, state: RulesState) -> Outcome:
    """Use the rules of a link without saving them, and never ask for these again."""
    told = app.settings.told + " " + _mark_of(app)
    app = app._replace(settings=set_to(app.settings, "told", told))
    return Outcome(_told(app, state, app.say("house_used", name=app.entry.house)), ())


def _mark_of(app: App) -> str:
    return DECLINED + checksum([house_text(rules_in_use(app))])


def _declined(app: App) -> bool:
    """Whether the rules in use have a name, and it was asked for them and declined."""
    told = app.settings.told
    return DECLINED in told and app.entry.house != "" and _mark_of(app) in told.split(" ")


def _undo(app: App, state: RulesState) -> Outcome:
    """Take back the last change of what is kept."""
    changes, name = state.before
    return _kept(_told(_called(app, name), state, ""), changes)


def _kept(app: App, changes: Texts) -> Outcome:
    keep = [KeepText(HOUSE, HEAD + name, text) for name, text in changes]
    return Outcome(_with_texts(app, changes), (Protect(),) + tuple(keep))


def _called(app: App, name: str) -> App:
    """Give the rules in use another name."""
    state = app.session.state
    return _with_state(app, state._replace(entry=state.entry._replace(house=name)))


def _told(app: App, state: RulesState, told: str, undo: bool = False) -> App:
    look = state.look._replace(told=told, undo=undo)
    return app._replace(rules=state._replace(look=look, told_of=rules_in_use(app)))


def _copy(app: App, state: RulesState) -> Outcome:
    """Put a link to these rules on the clipboard."""
    return Outcome(app, (CopyLink(house_text(rules_in_use(app), ","), _copied),))


_OF_KEPT = {
    "keep": _keep,
    "save": _save,
    "delete": _delete,
    "undo": _undo,
    "decline": _decline,
    "link": _copy,
}


# What comes back


def _copied(done: bool) -> Step:
    def told(app: App) -> Outcome:
        return _say_so(app, app.say("copied" if done else "not_copied"))

    return told


def _say_so(app: App, told: str) -> Outcome:
    """Show a message on the screen where it is open, else over the hand."""
    if app.sheet != "rules":
        return Outcome(app, (Note(told, False),))
    return Outcome(_told(app, state_of(app), told), ())


def open_rules(app: App) -> Outcome:
    """Lay the screen over the page, with what the device keeps now."""
    state = state_of(app)
    look = state.look._replace(form=None, told="", undo=False)
    app = app._replace(sheet="rules", rules=state._replace(look=look))
    return Outcome(app, (Note("", False),) + (() if state.known else (ASK,)))


def _learn(texts: dict[str, str]) -> Step:
    """Take all house rules that the device keeps, by name."""

    def step(app: App) -> Outcome:
        state = state_of(app)
        fresh = state._replace(known=True, texts=(), offering=False)
        app = app._replace(rules=fresh)
        app = _with_texts(app, tuple([(name[len(HEAD) :], texts[name]) for name in texts]))
        return offer(app) if state.offering else Outcome(app, ())

    return step


def _with_texts(app: App, changes: Texts) -> App:
    """The App with texts that are kept under names now, "" for none any more."""
    state = state_of(app)
    texts = dict(state.texts)
    for name, text in changes:
        texts[name] = text
    found = [read_house(name, texts[name]) for name in texts if texts[name]]
    look = state.look._replace(kept=in_order([each for each in found if each]))
    return app._replace(rules=state._replace(look=look, texts=tuple(texts.items())))


def _heard(news: News, text: str) -> Step:
    """Take what came of a change, or what another tab has written. Where another tab was faster
    mine may stand under another name now; that nothing is kept is told once.
    """

    def step(app: App) -> Outcome:
        name, place = news.name[len(HEAD) :], news.beside[len(HEAD) :]
        if not name:
            return Outcome(app, (ASK,))
        app = _with_texts(app, ((name, text),))
        state = state_of(app)
        if place:
            outcome = _say_so(app, app.say("house_beside", name=name, place=place))
            return outcome._replace(effects=outcome.effects + (ASK,))
        if news.what == ELSEWHERE:
            return _say_so(app, app.say("house_elsewhere", name=name))
        if news.what != NOT_KEPT or state.warned:
            return Outcome(app, ())
        warned = app._replace(rules=state._replace(warned=True))
        return _say_so(warned, app.say("house_not_saved"))

    return step


def _beside(name: str, _text: str) -> str:
    return HEAD + next_name(name[len(HEAD) :])


HOUSE = Shared(Kind(HEAD, joined, _beside), _heard)
ASK = FindAll(HOUSE, _learn)


def offer(app: App) -> Outcome:
    """Tell that a link brought named house rules, unless the same are kept here."""
    state, house = state_of(app), rules_in_use(app)
    if not state.known:
        return Outcome(app._replace(rules=state._replace(offering=True)), (ASK,))
    if house.name and kept_as(state.look.kept, house.name) != house and not _declined(app):
        if app.entry.hand.size:
            return Outcome(app, (Note(app.say("house_of_link", name=house.name), True),))
        if not app.sheet and not app.at_game:
            return Outcome(app._replace(sheet="rules"), ())
    return Outcome(app, ())


# What is shown


def regions(app: App) -> tuple[Region, ...]:
    """The screen, part by part, so that what is typed stays while the rest changes."""
    state, say, look = state_of(app), app.say, state_of(app).look
    entry = only_rules(app.entry)
    look = look._replace(declined=_declined(app))
    if state.told_of not in (None, rules_in_use(app)):
        look = look._replace(told="", undo=False)
    made_from = (say, entry, look)
    shown = (say, entry, look, searched(app, look))
    parts: list[Region] = [
        Region(INSIDE, "", (say,), frame),
        Region("rules-now", INSIDE, (say, entry, look.kept, look.declined), now_html),
        Region("rules-told", INSIDE, (say, look), told_html),
        Region("rules-only", INSIDE, made_from, only_html),
        Region("rules-found", INSIDE, shown, _found_html),
        Region("rules-clear", INSIDE, (say, look), clear_html),
    ]
    if state.known:
        parts.append(Region("rules-ask", INSIDE, made_from, ask_html))
    return tuple(parts) + books_regions(say, entry, look) + options_regions(*shown)


def searched(app: App, look: Looking) -> tuple[Option, ...]:
    """Give the rules to show: those that are searched for, by any name."""
    ids = found(app.device, look.search, app.say, RULES)
    shown = [each for each in HOUSE_OPTIONS if ids is None or each.id in ids]
    return chosen_options(app.entry, look, tuple(shown))


def _found_html(say: Words, entry: Entry, look: Looking, shown: tuple[Option, ...]) -> Html:
    return html("%s", found_text(say, entry, look, shown))
