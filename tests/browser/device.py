"""What the device has of the page, read and written as the page's own store lays it out."""

import json
from typing import Any

from playwright.sync_api import Page

from pyapp.club.kept import dump
from pyapp.club.records import Club

# What the page's names begin with: its path is part of them.
NAMED = "`tenbou ${new URL('./', location.href).pathname}`"
OPEN = f"""const opened = indexedDB.open({NAMED}, 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore("kept");
    const database = await new Promise((done) => (opened.onsuccess = () => done(opened.result)));
    const outcome = (request) => new Promise((done, fail) => {{
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
    }});
    const change = database.transaction("kept", "readwrite");
    const store = change.objectStore("kept");"""
# Behind what the page is writing.
READ = f"""() => navigator.locks.request({NAMED}, async () => {{ {OPEN}
    const texts = await outcome(store.getAll()), names = await outcome(store.getAllKeys());
    database.close();
    return names.map((name, place) => [name, texts[place]]);
}})"""
WRITE = f"""([name, text]) => navigator.locks.request({NAMED}, async () => {{ {OPEN}
    await outcome(store.put(text, name));
    database.close();
}})"""
CLEAR = f"""async () => {{ {OPEN}
    await outcome(store.clear());
    database.close();
}}"""
# Scripts that take the device from the page: its getters throw, it takes nothing, it is not there.
BLOCKED = """for (const name of ["indexedDB", "localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
"""
FULL = """Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
    throw new DOMException("", "QuotaExceededError"); };
"""
MISSING = """for (const name of ["indexedDB", "localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { value: undefined });
"""
NO_DATABASE = BLOCKED.replace(', "localStorage", "sessionStorage"', "")


def left(name: str, text: str, view: str = "hand") -> dict[str, str]:
    """A game that is open, as localStorage had it before the names went by the page's path."""
    return {
        f"tenbou.game.{name}": text,
        "tenbou.tab.before": json.dumps({"at": 1, "open": name, "view": view, "facing": "each"}),
    }


def beside(name: str) -> str:
    """What localStorage has under a name of the page, as JavaScript asks for it."""
    return f"localStorage[{NAMED} + ' {name}']"


def stored(page: Page, beginning: str) -> dict[str, str]:
    """The texts whose names begin so, by the rest of the name, in the order of the names."""
    return {
        name.removeprefix(beginning): text
        for name, text in page.evaluate(READ)
        if name.startswith(beginning)
    }


def store(page: Page, name: str, text: str) -> None:
    """Put a text under a name, as another tab does that tells nobody."""
    page.evaluate(WRITE, [name, text])


def clear(page: Page) -> None:
    """Drop all texts."""
    page.evaluate(CLEAR)


def games(page: Page) -> list[str]:
    """The texts of the games, the oldest first."""
    return list(stored(page, "game.").values())


def tabs(page: Page) -> list[dict[str, Any]]:
    """What the tabs keep, the latest last."""
    return sorted(map(json.loads, stored(page, "tab.").values()), key=lambda own: own["at"])


def open_backup(page: Page, club: Club) -> None:
    """Open the backup of a club on its first page."""
    with page.expect_file_chooser() as chooser:
        page.locator("#club label.file").click()
    content = dump(club).encode()
    chooser.value.set_files({"name": "club.txt", "mimeType": "text/plain", "buffer": content})
