"""What is shown first, or again from elsewhere: the hand of a link, or what the device kept."""

from pyscript import window

from ..riichi.text import MOST_TEXT, Entry, TextError, parse_entry
from ..screen.action import GAME, HAND, Action
from ..screen.app import Draft
from ..screen.hand import room as hand_room
from ..screen.hand.saved import load, load_past
from ..screen.hand.state import Session, first_visit
from ..screen.menu.settings import change
from ..screen.trail import linked, read
from . import store
from .document import attempt
from .hand_painter import KEYS
from .late import LATER, then
from .loop import IMAGES, PAGED, Loop, arrived
from .trail import fragment

LOCAL_YAKU = "house_yaku="  # in the text of a hand or of rules: their modules come later


def needs_all() -> bool:
    """Whether what is shown first cannot be read before the later modules have come."""
    return LOCAL_YAKU in fragment() + store.read(store.HAND) + store.read(store.PAST)


def open_saved(loop: Loop) -> None:
    """Start from the address if it holds a hand, else from what the device kept."""
    text = store.read(store.HAND)
    try:
        saved = load(text) if text else None
    except Exception:  # damaged in a way nobody thought of: start afresh
        saved = None
    app, tag, address = loop.app, str(window.tenbou.language), fragment()
    if saved:
        session = load_past(store.read(store.PAST), saved.state)
        app = app._replace(settings=saved.settings, session=session)
    elif not address or isinstance(parse_entry(address), TextError):  # a hand has its rules
        keys = attempt("localStorage", "getItem", str(window.tenbou.prefix) + KEYS)
        app = app._replace(session=Session(first_visit(tag, str(keys or "")), (), ()))
    loop.app = app._replace(settings=change(app.settings, "language", tag))
    loop.use_words()
    loop.address.hand = loop.address.link()
    open_address(loop)


def open_address(loop: Loop) -> None:
    """Show the hand of the address, unless it is shown already or cannot be read."""
    text = fragment()
    if text in ("", loop.address.link()):  # the address may lag behind
        return
    room, _, page = text.partition("/")
    if room in PAGED:
        if text != loop.page_address():
            loop.do(Action(room, "open", page))
        return
    if room == GAME and page:
        loop.do(Action(GAME, "arrive", page))
        return
    entry = parse_entry(text)
    if isinstance(entry, Entry):
        outcome = hand_room.put_hand(loop.app._replace(sheet=""), entry)
        loop.app = outcome.app
        for effect in outcome.effects:
            loop.effects.run(effect)
        if entry.house:
            loop.step(lambda app: arrived().rules.offer(app))
    else:
        text, error = text[:MOST_TEXT], loop.say.text_error(entry)
        draft = Draft(text, text, loop.say("bad_link", error=error))
        loop.app = loop.app._replace(sheet="text", draft=draft)


def address_changed(loop: Loop) -> None:
    """Another link was opened in this tab: its hand is to be seen."""
    if LOCAL_YAKU in fragment():
        then(lambda: _show_link(loop))
    else:
        _show_link(loop)


def _show_link(loop: Loop) -> None:
    """Show the hand of the address, or what it leads to."""
    text, address = fragment(), loop.address
    trail = address.trail
    to_guide = text.split("/")[0] in IMAGES
    if not read(str(window.history.state)):
        trail.deep = ()
        if not to_guide:
            trail.lead(linked)
    if text not in ("", address.hand):
        loop.give_up()
        if loop.app.at_game:
            loop.become(loop.app._replace(shown=HAND))
    if not to_guide:
        loop.become(loop.without_guide())
    open_address(loop)
    address.hand = address.link()
    address.show()  # before the history is led on from here
    loop.paint()


def warn_not_kept(loop: Loop) -> None:
    """Say once that the device keeps nothing."""
    if loop.written.changed("not kept", "told"):
        loop.note(loop.say("not_saved"), True)


def tell_trouble(loop: Loop) -> None:
    """Say why what is kept cannot be read."""
    problem = store.trouble()
    if problem:
        loop.step(lambda app: arrived().earlier.tell(app, problem))


def take_earlier_hand(loop: Loop) -> None:
    """Take the hand of before this visit, if it began without that."""
    hand, past = store.earlier(store.HAND), store.earlier(store.PAST)
    if LOCAL_YAKU in hand + past and not LATER.here():
        then(lambda: take_earlier_hand(loop))
        return
    if hand:
        loop.step(lambda app: arrived().earlier.take(app, hand, past))


def take_earlier(loop: Loop) -> None:
    """Take what was kept before this visit, which came late."""
    loop.note("")
    take_earlier_hand(loop)
    if loop.app.game:
        loop.places[GAME].begin_late()
    elif store.open_game():
        loop.expected = True
        loop.expect_game()
