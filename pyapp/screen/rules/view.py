"""The Rules screen: the rulebooks, and every rule of the one in use as it can be changed.

Controls, all with an id so that focus can be found again after drawing:
  radio     data-do="rulebook" data-arg=key                    takes the whole rulebook
  checkbox  data-do="option"   data-arg="id=value"             the value it would change to
  select    data-do="option"   data-arg="id"                   on `change`: append "=" and its value
  button    data-do="option"   data-arg="id=value"             back to the rulebook's choice
  button    data-do="rulebook" data-arg=key                    back to the rulebook in everything
Listen to `change` for select alone; radios and checkboxes are heard as clicks.
"""

from ...riichi.options import HOUSE_OPTIONS, SUBSET, Option, Value
from ...riichi.rulebooks import RULEBOOKS, Rulebook, rulebook
from ...riichi.rules import Rules, changes_from, value_text
from ...riichi.text import Entry
from ..html import escape
from ..words import Words, capital, words
from ..words.rule_sentences import RULES
from .names import choice_name, option_meaning, option_name


def rules_view(entry: Entry, terms: str) -> str:
    """The inside of the Rules screen for the rules that the entry is scored under."""
    say = words(terms)
    say.learn(RULES)
    book = rulebook(entry.rulebook) or RULEBOOKS[0]
    return _books(say, book) + _house(say, book, entry.rules)


# Rulebooks


def _books(say: Words, chosen: Rulebook) -> str:
    rows = [_book(say, book, book.key == chosen.key) for book in RULEBOOKS]
    return '<fieldset class="books"><legend>%s</legend>%s</fieldset>' % (
        escape(say("rules_head")),
        "".join(rows),
    )


def _book(say: Words, book: Rulebook, chosen: bool) -> str:
    return (
        '<label class="book"><input type="radio" name="rulebook" id="rulebook-%s"'
        ' data-do="rulebook" data-arg="%s"%s><span><b>%s</b> %s<small>%s</small></span></label>'
    ) % (
        book.key,
        book.key,
        " checked" if chosen else "",
        escape(book.title),
        escape(book.edition),
        escape(book.source),
    )


# House rules


def _house(say: Words, book: Rulebook, rules: Rules) -> str:
    changed = [id for id, _ in changes_from(book.rules, rules)]
    if changed:
        status = "<p>%s %s</p>" % (
            escape(say.say("house_count", n=len(changed))),
            _button("reset-all", "rulebook", book.key, say("reset_all")),
        )
    else:
        status = "<p>%s</p>" % escape(say("house_none"))
    html = ['<div class="house"><h2>%s</h2>%s' % (escape(say("house_head")), status)]
    if book.assumed:
        html.append('<p class="quiet">%s</p>' % escape(say("assumed_note")))
    group = ""
    for option in HOUSE_OPTIONS:
        if option.group != group:
            if group:
                html.append("</section>")
            group = option.group
            html.append("<section><h3>%s</h3>" % escape(say.title("group_" + group)))
        html.append(_option(say, option, book, rules))
    html.append("</section></div>")
    return "".join(html)


def _option(say: Words, option: Option, book: Rulebook, rules: Rules) -> str:
    """A rule with its choices; marked when changed, or when the rulebook's value is assumed."""
    id = option.id
    value = getattr(rules, id)
    theirs = getattr(book.rules, id)
    name = capital(option_name(say, id))
    mark = reset = ""
    if value != theirs:
        arg = "%s=%s" % (id, value_text(theirs))
        text = say.say("reset_one", choice=choice_name(say, theirs))
        mark = ' <span class="mark changed">%s</span>' % escape(say("changed"))
        reset = _button("reset-" + id, "option", arg, text, "%s: %s" % (name, text))
    elif id in book.assumed:
        mark = ' <span class="mark">%s</span>' % escape(say("assumed"))
    about = '<small id="about-%s">%s</small>' % (id, escape(option_meaning(say, option)))
    if option.kind == SUBSET:
        return (
            '<div class="option" role="group" aria-labelledby="name-%s"'
            ' aria-describedby="about-%s"><div><b id="name-%s">%s</b>%s%s</div>'
            '<div class="parts">%s</div>%s</div>'
        ) % (id, id, id, escape(name), mark, about, _parts(say, option, value), reset)
    if isinstance(theirs, bool):
        control = _checkbox("option-" + id, id, value_text(not value), bool(value), id)
    else:
        control = _select(say, option, value)
    return '<div class="option"><div><label for="option-%s">%s</label>%s%s</div>%s%s</div>' % (
        id,
        escape(name),
        mark,
        about,
        control,
        reset,
    )


def _checkbox(id: str, option: str, value: str, checked: bool, about: str) -> str:
    return '<input type="checkbox" id="%s" data-do="option" data-arg="%s=%s"%s%s>' % (
        id,
        option,
        escape(value),
        " checked" if checked else "",
        ' aria-describedby="about-%s"' % about if about else "",
    )


def _parts(say: Words, option: Option, value: tuple[str, ...]) -> str:
    """A checkbox for each part of a subset; it names the subset it would make."""
    parts: list[str] = []
    for choice in option.choices:
        other = tuple([each for each in option.choices if (each in value) != (each == choice)])
        id = "option-%s-%s" % (option.id, choice)
        box = _checkbox(id, option.id, _text(other), choice in value, "")
        parts.append("<label>%s%s</label>" % (box, escape(capital(choice_name(say, choice)))))
    return "".join(parts)


def _text(value: object) -> str:
    subset: Value = value  # type: ignore[assignment]
    return value_text(subset)


def _select(say: Words, option: Option, value: Value) -> str:
    choices: list[Value] = list(option.choices)
    if value not in choices:
        choices.append(value)
    return (
        '<select id="option-%s" data-do="option" data-arg="%s" aria-describedby="about-%s">'
        "%s</select>"
        % (
            option.id,
            option.id,
            option.id,
            "".join(
                [
                    '<option value="%s"%s>%s</option>'
                    % (
                        escape(value_text(choice)),
                        " selected" if choice == value else "",
                        escape(capital(choice_name(say, choice))),
                    )
                    for choice in choices
                ]
            ),
        )
    )


def _button(id: str, do: str, arg: str, text: str, label: str = "") -> str:
    return (
        '<button type="button" class="reset" id="%s" data-do="%s" data-arg="%s"%s>%s</button>'
        % (
            id,
            do,
            escape(arg),
            ' aria-label="%s"' % escape(label) if label else "",
            escape(text),
        )
    )
