// What the device keeps, as texts by name. In IndexedDB a write counts when it is on the disk; where
// that does not open, or takes no more, what is written lies beside it, in localStorage, until it does.
//
// Each tab has a record of its own ("tab.…": its hand, what it shows), whose name is in
// sessionStorage; a new tab goes on from the latest. All other texts are shared: one is only written
// over what the writer has seen, and the other tabs are told. Which texts there are and how two of them
// become one is Python's: here a name stands for a text, or for two with BOTH between them, where
// another one is in the database than the one that was written over beside it.
//
// Nothing here throws: where nothing can be kept, the page works and says so.
import { openDB } from "../node_modules/idb/build/index.js";

const { attempt, prefix: PREFIX } = window.tenbou; // of all names, for one origin may have many pages
const NAME = PREFIX.trim(); // of the database, the lock and the channel
const OLD = "tenbou"; // what they all were called before, for every page of an origin
const TABLE = "kept"; // one store of texts for good: no version ever changes its shape
const BOTH = "\x01";
const UNFINISHED = "unfinished."; // writes that the page was left in
const REMEMBERED = ["language", "keys", "stored", "protected", "no-install"]; // by other scripts
const TABS = 10; // records of tabs that are kept
const PATIENCE = 3000; // milliseconds until a database that does not answer counts as none
const LATE = "late", NEWER = "newer";

const locally = (method, ...args) => attempt("localStorage", method, ...args) || "";
const local = (name) => locally("getItem", PREFIX + name);
const session = (...args) => attempt("sessionStorage", ...args) || "";
const newName = () => Math.random().toString(36).slice(2);
const isTab = (name) => name.startsWith("tab.");

let database = null;
let channel = null;
let tab = ""; // the name of this tab's record
let own = {}; // and what it holds
let saving = false; // whether it is being written
let changed = false; // and has changed since
let noted = false; // whether writes on their way are noted for the next start
const unfinished = new Set(); // writes on their way: [name, text, known]
const queue = []; // those of them whose turn has not come: { entry, done }
const later = new Map(); // the same of those that are to follow, by name

const parse = (text) => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};
const time = (text) => parse(text).at ?? 0;

// What the promise gives, unless that takes too long; then the database counts as none until it does.
const timely = async (promise) => {
  let timer;
  const late = new Promise((_, fail) => (timer = setTimeout(fail, PATIENCE, LATE)));
  try {
    return await Promise.race([promise, late]);
  } catch (error) {
    const stalled = database;
    if (error === LATE && stalled) {
      database = null;
      promise.catch(() => {}).then(() => come(stalled));
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

const say = (trouble) => {
  store.trouble = trouble;
  store.troubled?.();
};
const fail = (error) => say(error?.name === "VersionError" ? NEWER : "");

const open = async () => // the getter itself may throw
  openDB(NAME, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(TABLE),
    // A page of a later version wants it.
    blocking: () => {
      database?.close();
      database = null;
      say(NEWER);
    },
    terminated: () => {
      database = null;
      open().then(come, fail);
    },
  });

const inside = async (name) => (await timely(database.get(TABLE, name))) ?? "";

// What lies beside the database: a text, and what it was written over, if that is known.
const beside = (name) => {
  const [text, over] = [].concat(parse(local(name) || "[]"));
  return typeof text === "string" ? { text, over } : null;
};
const put = (name, text, over) =>
  text || over
    ? attempt("localStorage", "setItem", PREFIX + name, JSON.stringify([text, over])) !== false
    : attempt("localStorage", "removeItem", PREFIX + name) !== false;

// What a name stands for: the text of the database with what lies beside it.
const joined = (there, apart) => {
  if (!apart || apart.text === there) return there;
  if (!there || apart.over === there) return apart.text;
  return apart.text ? there + BOTH + apart.text : there;
};

// The same, as it can be read now; null where the database cannot and nothing lies beside it.
const read = async (name) => {
  const apart = beside(name); // first: what moves over meanwhile is found there
  try {
    return joined(await inside(name), apart);
  } catch {
    return apart && joined("", apart);
  }
};

// One transaction: nobody comes between reading and writing, and of several texts none is kept alone.
const writeDurably = async (entries) => {
  const change = database.transaction(TABLE, "readwrite", { durability: "strict" });
  change.done.catch(() => {}); // told by what follows
  const { store } = change;
  const kept = [], written = [];
  for (const [name, text, known] of entries) {
    const there = known === undefined ? "" : joined((await store.get(name)) ?? "", beside(name));
    const free = known === undefined || there === known;
    kept.push(free ? text : there);
    if (free) written.push([name, text ? store.put(text, name) : store.delete(name)]);
  }
  change.commit?.(); // what was begun is finished, though the page goes
  await Promise.all([...written.map(([, done]) => done), change.done]);
  for (const [name] of written) locally("removeItem", PREFIX + name);
  return kept;
};

// What the database has may be unknown: then the writer's word stands for it.
const writeLocally = async (name, text, known) => {
  const apart = beside(name);
  const under = await inside(name).catch(() => undefined);
  const there = under === undefined && !apart ? known : joined(under ?? "", apart);
  if (known !== undefined && there !== known) return there;
  return put(name, text, under ?? (apart ? apart.over : known)) ? text : null;
};

// One writer at a time, in all tabs.
const alone = async (work, name = NAME) => {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (error) {
    if (begun) throw error;
    return work(); // there are no locks
  }
};

// What is on its way to the disk, where even a page that crashes leaves it.
const noteUnfinished = () => {
  noted = true;
  const shared = [...[...unfinished].filter(([name]) => name !== tab), ...later.values()];
  const entries = saving ? [...shared, [tab, JSON.stringify(own)]] : shared;
  locally("setItem", PREFIX + UNFINISHED + tab, JSON.stringify(entries));
};

// One after the other, where they cannot be written together; behind one that is not kept none is.
const writeApart = async (entries) => {
  const kept = [];
  for (const entry of entries) {
    const durably = async () => (await timely(writeDurably([entry])))[0];
    kept.push(kept.includes(null) ? null : await durably().catch(() => writeLocally(...entry)));
  }
  return kept;
};

// What waits, all of it at once: so the disk is never more than a turn behind, however fast one taps.
const writeAll = async () => {
  const turn = queue.splice(0);
  const entries = turn.map(({ entry }) => entry);
  const together = async () => timely(writeDurably(entries));
  const kept = await together().catch(() => writeApart(entries));
  for (const entry of entries) unfinished.delete(entry);
  if (noted && !unfinished.size && !later.size && !changed) {
    noted = false;
    locally("removeItem", PREFIX + UNFINISHED + tab);
  }
  turn.forEach(({ entry: [name, text], done }, place) => {
    if (kept[place] === text && !isTab(name)) channel?.postMessage(name);
    done(kept[place]);
  });
};

// Keep a text, or with "" drop it, but only over the text `known`, if given. Gives the text
// that is there then: another one when somebody else has written; null when nothing is kept.
const write = (name, text, known) => {
  const entry = [name, text, known];
  unfinished.add(entry);
  later.delete(name);
  if (tab && name !== tab) noteUnfinished();
  return new Promise((done) => {
    if (queue.push({ entry, done }) === 1) alone(writeAll);
  });
};

const saveTab = async () => {
  changed = true;
  if (saving) return;
  saving = true;
  while (changed) {
    changed = false;
    if ((await write(tab, JSON.stringify(own))) === null) store.lost?.();
  }
  saving = false;
};

// Names in localStorage that begin so.
const localNames = (beginning, prefix = PREFIX) => {
  const found = [];
  for (let place = 0, key; (key = locally("key", place)); place++) {
    if (key.startsWith(prefix + beginning)) found.push(key.slice(prefix.length));
  }
  return found;
};
const KEPT = ["game.", "club.", "rules.", "hands", "practice", "tab."];
const namesBeside = () => KEPT.flatMap((each) => localNames(each));

const pairs = async ({ store }, ...range) => {
  const [names, texts] = await Promise.all([store.getAllKeys(...range), store.getAll(...range)]);
  return names.map((name, place) => [name, texts[place]]);
};

// Names that begin so, and what each stands for.
const all = async (beginning) => {
  const apart = localNames(beginning).map((name) => [name, beside(name)]);
  const range = IDBKeyRange.bound(beginning, beginning + "\uffff");
  const there = async () => timely(pairs(database.transaction(TABLE), range));
  const found = new Map(await there().catch(() => []));
  for (const [name, text] of apart) found.set(name, joined(found.get(name) ?? "", text));
  return [...found].filter(([, text]) => text);
};

// What a page was left in the middle of. Where it does not go over what is there, it lies beside it:
// Python knows whether that has it already.
const redo = async () => {
  for (const place of localNames(UNFINISHED)) {
    const entries = parse(local(place));
    for (const [name, text, known] of Array.isArray(entries) ? entries : []) {
      if (isTab(name)) {
        if (time(text) > time((await read(name)) || "")) await write(name, text);
      } else if ((await write(name, text, known ?? "")) !== text && text && !beside(name)) {
        put(name, text, known);
      }
    }
    locally("removeItem", PREFIX + place);
  }
};

// What lies beside the database moves over, but for what Python has to join.
const move = async () => {
  for (const name of namesBeside()) {
    await alone(async () => {
      const there = await inside(name), apart = beside(name);
      const text = isTab(name) && there && apart
        ? [there, apart.text].sort((one, other) => time(other) - time(one))[0]
        : joined(there, apart);
      if (!text.includes(BOTH)) await timely(writeDurably([[name, text]]));
    });
  }
};

// What the first version kept for every page of the origin: the first page that comes takes it over,
// and there it goes when it is written here. A page of that version may still be writing there.
const inherit = () =>
  alone(async () => {
    const before = OLD + ".";
    for (const name of KEPT.flatMap((each) => localNames(each, before))) {
      const text = locally("getItem", before + name);
      if (!local(name) && put(name, text)) locally("removeItem", before + name);
    }
    locally("removeItem", before + "words"); // they are another version's
    for (const name of [...REMEMBERED, ...localNames(UNFINISHED, before)]) {
      const text = locally("getItem", before + name);
      if (text && !local(name)) locally("setItem", PREFIX + name, text);
      if (local(name)) locally("removeItem", before + name);
    }
    const names = await indexedDB.databases?.();
    if (names && !names.some(({ name }) => name === OLD)) return;
    const old = await openDB(OLD, undefined, {
      upgrade: (_, version, now, change) => {
        change.done.catch(() => {});
        change.abort(); // there was none
      },
    }).catch(() => null);
    if (!old) return;
    const texts = await pairs(old.transaction(TABLE));
    if (!texts.length) return old.close();
    const change = database.transaction(TABLE, "readwrite", { durability: "strict" });
    change.done.catch(() => {});
    for (const [name, text] of texts) {
      const there = await change.store.get(name);
      if (there === undefined) change.store.put(text, name);
      else if (there !== text && !isTab(name) && !local(name)) put(name, text);
    }
    await change.done;
    const gone = old.transaction(TABLE, "readwrite");
    for (const [name, text] of texts) {
      if ((await gone.store.get(name)) === text) gone.store.delete(name);
    }
    await gone.done;
    old.close();
  }, OLD);

// Whether no other tab goes by this name, as a copy of a tab does; as long as this page lives.
const holds = (name) =>
  new Promise((tell) => {
    const held = (lock) => {
      tell(Boolean(lock));
      return lock && new Promise(() => {});
    };
    if (!navigator.locks) tell(true);
    navigator.locks?.request(PREFIX + name, { ifAvailable: true }, held).catch(() => tell(true));
  });

// The names of the tabs' records, the latest first; and the one that this tab goes on from, as `own`
// and, where that was begun without a database, with the one before that as `earlier`.
const goOn = async (name) => {
  const found = [...(await all("tab."))].sort(([, one], [, other]) => time(other) - time(one));
  const mine = found.find(([each]) => each === name) ?? found[0];
  own = { ...(mine && parse(mine[1])), ...own };
  if (database && own.blind) {
    const before = found.map(([, text]) => parse(text)).find((each) => !each.blind);
    store.earlier = before ?? {};
    own = { ...before, ...own, blind: "" };
  }
  return found.map(([each]) => each);
};

// Whose record it is, and what it holds. Without a database it gets a new name: under its own
// another one may be found there.
const settle = async () => {
  const name = session("getItem", PREFIX + "tab") || session("getItem", OLD + ".tab");
  for (const each of (await goOn(name)).slice(TABS)) write(each, "");
  if (!database) own.blind = "yes";
  tab = name && (database || local(name)) && (await holds(name)) ? name : "tab." + newName();
  if (tab !== name) holds(tab);
  session("setItem", PREFIX + "tab", tab);
  session("removeItem", OLD + ".tab");
};

// The database is there, late or again: what this tab does not know yet comes from it.
const come = async (found) => {
  database = found;
  store.earlier = {};
  try {
    await timely(inherit());
    await redo();
    await move();
    await goOn(tab);
    store.game = (own.open && (await read("game." + own.open))) || "";
  } catch (error) {
    console.warn("Of what was kept, not all could be read:", error);
  }
  if (!database) return;
  say("");
  store.came?.();
};

const begin = async () => {
  let opening;
  try {
    opening = open();
    database = await timely(opening);
    await timely(inherit());
  } catch (error) {
    if (error === LATE && !database) store.trouble = LATE;
    else fail(error);
  }
  try {
    if (store.trouble !== LATE) await redo(); // else when it comes
    if (database) await move();
    await settle();
    store.game = (own.open && (await read("game." + own.open))) || "";
  } catch (error) {
    console.warn("Of what was kept, not all could be read:", error);
  }
  if (store.trouble === LATE) opening.then(come, fail);
};

const store = {
  trouble: "", // why what is kept cannot be read: "late" (so far) or "newer" (made by a later version)
  troubled: null, // called when that has changed
  game: "", // the text of the game that was open when the page was left
  earlier: {}, // what was kept before this tab began to keep, not knowing of that
  came: null, // called when it has
  lost: null, // called when something cannot be kept
  heard: null, // called with a name and what it stands for, when another tab has written
  // What this tab keeps.
  read: (field) => own[field] ?? "",
  write: (field, text) => {
    own[field] = text;
    own.at = Math.max(Date.now(), (own.at ?? 0) + 1);
    saveTab();
  },
  // What all tabs share.
  get: read,
  all,
  set: write,
  // One that is to be set as soon as another is; it is not lost with the page.
  later: (...entry) => {
    later.set(entry[0], entry);
    noteUnfinished();
  },
  // The page is left: what is not on the disk yet is remembered for the next start.
  leave: () => {
    if (saving) noteUnfinished();
  },
  // Browsers may clear what they store unless asked not to; not all can be asked.
  protect: () => {
    try {
      navigator.storage?.persist?.()?.catch?.(() => {});
    } catch {}
  },
};

try {
  channel = new BroadcastChannel(NAME);
  channel.onmessage = async ({ data }) => store.heard?.(data, await read(data));
} catch {} // the tabs are told when they write

window.tenbou.store = store;
store.ready = begin();
