"""Scripts that take from a page the store it knows: late, hanging, full, failing after a while,
gone, or of a later version. They stand between the page and the browser's IndexedDB.
"""

import json
from typing import NamedTuple

from playwright.sync_api import Page


class Fault(NamedTuple):
    """open: milliseconds until a database opens, None for never; writes: how many go well before
    those that follow fail, hang or close it; full: whether localStorage takes nothing either.
    """

    open: int | None = 0
    writes: int | None = None
    then: str = ""
    full: bool = False


FAULTY = """({ open, writes, then, full }) => {
    const hear = (target, types, wait) => {
        const listen = target.addEventListener;
        target.addEventListener = function (type, heard, ...rest) {
            const late = (event) => {
                const now = wait();
                if (now !== null) setTimeout(heard, now, event);
            };
            listen.call(this, type, types.includes(type) ? late : heard, ...rest);
        };
    };
    const opening = IDBFactory.prototype.open;
    let gone = false, written = 0;
    IDBFactory.prototype.open = function (...named) {
        if (gone) throw new DOMException("", "UnknownError");
        const request = opening.apply(this, named);
        hear(request, ["success", "error"], () => open);
        return request;
    };
    const refuse = () => { throw new DOMException("", "QuotaExceededError"); };
    for (const name of ["put", "delete"]) {
        const change = IDBObjectStore.prototype[name];
        IDBObjectStore.prototype[name] = function (...what) {
            const bad = writes !== null && written++ >= writes;
            if (bad && then === "fail") refuse();
            if (bad && then === "gone" && !gone) {
                gone = true;
                const database = this.transaction.db;
                setTimeout(() => {
                    database.close();
                    database.dispatchEvent(new Event("close"));
                });
            }
            return change.apply(this, what);
        };
    }
    // A write that hangs may have been done all the same: nobody is told.
    if (then === "hang") {
        const begin = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = function (...what) {
            const change = begin.apply(this, what);
            const hangs = () => (change.mode === "readwrite" && written > writes ? null : 0);
            hear(change, ["complete"], hangs);
            return change;
        };
    }
    if (full) Storage.prototype.setItem = refuse;
}"""


def break_store(page: Page, fault: Fault) -> None:
    """Have every document that the page loads from here on find its store so."""
    page.add_init_script(f"({FAULTY})({json.dumps(fault._asdict())})")


NEWER = """(named) => new Promise((done) => {
    const opened = indexedDB.open(named, 2);
    opened.onupgradeneeded = () => opened.result.createObjectStore("another");
    opened.onsuccess = () => { opened.result.close(); done(); };
})"""
