"""The Rules screen: what is typed there, and what is done with named house rules."""

from typing import TYPE_CHECKING, Any

from pyscript import window

from ..riichi.options import Option
from ..riichi.problem import Problem
from ..screen.action import Action
from ..screen.hand.state import follow
from ..screen.rules.house import (
    HouseRules,
    free_name,
    house_of,
    house_text,
    kept_as,
    name_for,
)
from ..screen.rules.options import chosen_options, found_text, only_html, options_html
from ..screen.rules.search import index, search
from ..screen.rules.state import BEGIN, NAME, RENAME, Form, Looking, toggled
from ..screen.rules.view import ask_html, books_html, clear_html, frame, now_html, told_html
from ..words.words import Words
from . import clipboard, store
from .house_rules import KeptRules
from .screen import find

if TYPE_CHECKING:
    from .page import Page

ENTER = 13
REGIONS = ("now", "books", "clear", "found", "only", "options", "told", "ask")


class RulesPage:
    def __init__(self, page: "Page") -> None:
        self.page = page
        self.look: Looking = BEGIN
        self.before: tuple[tuple[tuple[str, str], ...], str] = ((), "")  # what undo brings back
        self.drawn: Words | None = None  # the words of the frame
        self.found_by: tuple[str, ...] = ()
        self.told_of: HouseRules | None = None  # the rules in use when something was told
        self.deleted = False  # whether that was a deletion, whose undo stays
        self.told_not_saved = False
        self.offering = False  # whether a link's rules wait until it is known what is kept
        self.kept = KeptRules(self.renew, self.lost)
        dialog = find("#rules")
        dialog.addEventListener("input", self.typed)
        dialog.addEventListener("keydown", self.key)

    # Drawing

    def paint(self) -> None:
        """Write the regions of the open screen."""
        page, say, entry = self.page, self.page.say, self.page.session.state.entry
        if not find("#rules").open:
            self.look = self.look._replace(form=None, told="", undo=False)
        elif self.told_of != self.house() and not self.deleted:
            self.look = self.look._replace(told="", undo=False)
        self.told_of = self.house()
        if self.drawn is not say:
            self.drawn = say
            page.put("rules", frame(say).text, " .inside")
            for name in REGIONS:
                page.shown.pop("rules-" + name, None)
            self.found_by = index(say, alike)
            find("#rules-search").value = self.look.search
        look = self.look
        page.put("rules-now", now_html(say, entry, look.kept).text)
        page.put("rules-books", books_html(say, entry, look).text)
        if self.kept.known:
            page.put("rules-ask", ask_html(say, entry, look).text)
        page.put("rules-told", told_html(say, look).text)
        page.put("rules-only", only_html(say, entry, look).text)
        shown = self.found()
        page.put("rules-options", options_html(say, entry, look, shown).text)
        text = found_text(say, entry, look, shown)
        if page.shown.get("rules-found") != text:
            page.shown["rules-found"] = text
            find("#rules-found").textContent = text
        page.put("rules-clear", clear_html(say, look).text)

    def found(self) -> tuple[Option, ...]:
        found = search(self.found_by, alike(self.look.search))
        return chosen_options(self.page.session.state.entry, self.look, found)

    def renew(self) -> None:
        """What is kept has changed."""
        self.look = self.look._replace(kept=self.kept.rules)
        if self.page.sheet == "rules":
            self.page.paint()
        if self.offering and self.kept.known:
            self.offering = False
            self.offer()

    # What is typed

    def typed(self, event: Any) -> None:
        box = event.target
        if box.id == "rules-search":
            self.look = self.look._replace(search=str(box.value))
            self.paint()
        elif box.id == "house-name" and self.look.form:
            form = self.look.form._replace(typed=str(box.value))
            self.look = self.look._replace(form=form)

    def key(self, event: Any) -> None:
        if event.keyCode == ENTER and event.target.id == "house-name" and not event.isComposing:
            event.preventDefault()
            self.do(Action("", "keep", ""))

    # What is asked for

    def do(self, action: Action) -> None:
        """Do what a control of the screen asks for, but for the steps of the hand's rules."""
        verb, what = action.verb, action.what
        if verb == "fold":
            self.look = toggled(self.look, what)
        elif verb == "clear":
            self.look = self.look._replace(search="")
            find("#rules-search").value = ""
            find("#rules-search").focus()
        elif verb == "only":
            self.look = self.look._replace(only_changed=not self.look.only_changed)
        elif verb in (NAME, RENAME):
            self.ask(verb)
            return
        elif verb == "cancel":
            self.look = self.look._replace(form=None)
        elif verb == "keep":
            self.keep()
            return
        elif verb == "save":
            house = self.house()
            self.put(((house.name, house_text(house)),), house.name, "house_kept", house.name)
        elif verb == "delete":
            name = self.house().name
            self.put(((name, ""),), "", "house_deleted", name)
        elif verb == "undo":
            self.undo()
        elif verb == "link":
            self.copy()
            return
        self.page.paint()

    def house(self) -> HouseRules:
        return house_of(self.page.session.state.entry)

    def ask(self, kind: str) -> None:
        """Ask for a name."""
        name = self.house().name
        taken = kind == NAME and kept_as(self.look.kept, name)
        form = Form(kind, free_name(self.look.kept, name) if taken else name, None)
        self.look = self.look._replace(form=form)
        self.page.paint()
        box = find("#house-name")
        box.focus()
        box.select()

    def keep(self) -> None:
        """Keep the rules in use under the name that was typed, or say why not."""
        form, house = self.look.form, self.house()
        if not form:
            return
        renamed = form.kind == RENAME
        name = name_for(self.look.kept, form.typed, house.name if renamed else "")
        if isinstance(name, Problem):
            self.look = self.look._replace(form=form._replace(error=name))
            self.page.paint()
            find("#house-name").focus()
            return
        self.look = self.look._replace(form=None)
        changes = [(name, house_text(house._replace(name=name)))]
        if renamed and name != house.name:
            changes.append((house.name, ""))
        self.put(tuple(changes), name, "house_kept", name)
        self.page.paint()
        find("#rules-in-use").focus()

    def put(self, changes: tuple[tuple[str, str], ...], name: str, id: str, told: str) -> None:
        """Change what is kept and what the rules in use are called, and tell of it."""
        store.protect()
        self.before = (
            tuple([(each, self.kept.text(each)) for each, _ in changes]),
            self.house().name,
        )
        self.call(name)
        self.deleted = id == "house_deleted"
        self.tell(self.page.say(id, name=told), any(text for _, text in self.before[0]))
        self.kept.put(changes)

    def undo(self) -> None:
        """Take back the last change of what is kept."""
        changes, name = self.before
        self.tell("")
        self.call(name)
        self.kept.put(changes)

    def call(self, name: str) -> None:
        """Give the rules in use another name."""
        session = self.page.session
        entry = session.state.entry._replace(house=name)
        self.page.session = follow(session, session.state._replace(entry=entry))

    def copy(self) -> None:
        """Put a link to these rules on the clipboard."""
        clipboard.copy_link(house_text(self.house(), ","), self.copied)

    def copied(self, done: bool) -> None:
        self.say_so(self.page.say("copied" if done else "not_copied"))

    def say_so(self, told: str) -> None:
        """Tell something, here or over the hand."""
        if self.page.sheet == "rules":
            self.deleted = False
            self.tell(told)
            self.page.paint()
        else:
            self.page.note(told)

    def tell(self, told: str, undo: bool = False) -> None:
        self.told_of = self.house()
        self.look = self.look._replace(told=told, undo=undo)

    def lost(self, name: str, elsewhere: bool) -> None:
        """A change of what is kept came to nothing on the device."""
        if elsewhere:
            self.say_so(self.page.say("house_elsewhere", name=name))
        elif not self.told_not_saved:
            self.told_not_saved = True
            self.say_so(self.page.say("house_not_saved"))

    # Links

    def offer(self) -> None:
        """A link brought named house rules: say so unless the same are kept here."""
        page, house = self.page, self.house()
        if not self.kept.known:
            self.offering = True
        elif house.name and kept_as(self.look.kept, house.name) != house:
            if page.session.state.entry.hand.size:
                page.note(page.say("house_of_link", name=house.name), True)
            elif not page.sheet and not page.at_game:
                page.show_sheet("rules")


def alike(text: str) -> str:
    """The text in small letters without accents, however it is written."""
    return str(window.tenbou.alike(text))
