// What the device keeps, as texts by name. In IndexedDB a write counts when it is on the disk;
// where there is none, localStorage is used, and what lies there moves over as soon as it can.
//
// Each tab has a record of its own ("tab.…": its hand, what it shows), whose name is in
// sessionStorage; a new tab goes on from the latest. A game ("game.…") is shared: it is only
// written over the text that the writer has seen, and the other tabs are told. So are house rules
// ("rules.…"), each by its name, and in one text each what practice has come to ("practice") and the
// last hands ("hands"), of which nobody is told.
//
// Nothing here throws: where nothing can be kept, the page works and says so.
import { openDB } from "../node_modules/idb/build/index.js";

const PREFIX = "tenbou."; // of the names in localStorage
const TABLE = "kept"; // one store of texts for good: no version ever changes its shape
const UNFINISHED = "unfinished."; // writes that the page was left in
const TABS = 10; // records of tabs that are kept
const SHARED = /^(game|rules)\./; // what is never written over, and other tabs hear of
const TOLD = /^(game\.|rules\.|practice$)/; // all that other tabs hear of
const PATIENCE = 3000; // milliseconds until a database that does not open counts as none

const { attempt } = window.tenbou;
const locally = (method, ...args) => attempt("localStorage", method, ...args) || "";
const local = (name) => locally("getItem", PREFIX + name);
const session = (...args) => attempt("sessionStorage", ...args) || "";
const newName = () => Math.random().toString(36).slice(2);

let database = null;
let channel = null;
let tab = ""; // the name of this tab's record
let own = {}; // and what it holds
let saving = false; // whether it is being written
let changed = false; // and has changed since
let noted = false; // whether writes on their way are noted for the next start
const unfinished = new Set(); // writes on their way: [name, text, known]

const open = () =>
  openDB("tenbou", 1, {
    upgrade: (fresh) => void fresh.createObjectStore(TABLE),
    terminated: () => open().then((again) => (database = again), () => (database = null)),
  });

// What localStorage has was written when the database could not be, so it is newer.
const read = async (name) => {
  try {
    return local(name) || (await database?.get(TABLE, name)) || "";
  } catch {
    return "";
  }
};

// One transaction: nobody comes between reading and writing.
const writeDurably = async (name, text, known) => {
  const change = database.transaction(TABLE, "readwrite", { durability: "strict" });
  change.done.catch(() => {}); // told by what follows
  const { store } = change;
  const there = known === undefined ? "" : local(name) || (await store.get(name)) || "";
  const free = known === undefined || there === known;
  const done = !free || (text ? store.put(text, name) : store.delete(name));
  change.commit?.(); // what was begun is finished, though the page goes
  await Promise.all([done, change.done]);
  if (free) locally("removeItem", PREFIX + name);
  return free ? text : there;
};

const writeLocally = async (name, text, known) => {
  const there = await read(name);
  if (known !== undefined && there !== known) return there;
  const method = text ? "setItem" : "removeItem";
  return attempt("localStorage", method, PREFIX + name, text) === false ? null : text;
};

// One writer at a time, in all tabs.
const alone = async (work) => {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request("tenbou", begin);
  } catch (error) {
    if (begun) throw error;
    return work(); // there are no locks
  }
};

// What is on its way to the disk, where even a page that crashes leaves it.
const noteUnfinished = (entries) => {
  noted = true;
  locally("setItem", PREFIX + UNFINISHED + tab, JSON.stringify(entries));
};
const games = () => [...unfinished].filter(([name]) => name !== tab);

// Keep a text, or with "" drop it, but only over the text `known`, if given. Gives the text
// that is there then: another one when somebody else has written; null when nothing is kept.
const write = (name, text, known) => {
  const entry = [name, text, known];
  unfinished.add(entry);
  if (tab && name !== tab) noteUnfinished(games());
  return alone(async () => {
    const kept = await writeDurably(...entry).catch(() => writeLocally(...entry));
    unfinished.delete(entry);
    if (noted && !unfinished.size) {
      noted = false;
      locally("removeItem", PREFIX + UNFINISHED + tab);
    }
    if (kept === text && TOLD.test(name)) channel?.postMessage(name);
    return kept;
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

const parse = (text) => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};
const time = (text) => parse(text).at ?? 0;

// Names in localStorage that begin so.
const localNames = (beginning) => {
  const found = [];
  for (let place = 0, key; (key = locally("key", place)); place++) {
    if (key.startsWith(PREFIX + beginning)) found.push(key.slice(PREFIX.length));
  }
  return found;
};

// Names and texts that begin so.
const all = async (beginning) => {
  const found = new Map();
  try {
    const { store } = database.transaction(TABLE);
    const range = IDBKeyRange.bound(beginning, beginning + "\uffff");
    const [names, texts] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    names.forEach((name, place) => found.set(name, texts[place]));
  } catch {}
  for (const name of localNames(beginning)) found.set(name, local(name));
  return found;
};

// What a page was left in the middle of, unless it came to its end or was written over since.
const redo = async () => {
  for (const place of localNames(UNFINISHED)) {
    const entries = parse(local(place));
    for (const [name, text, known] of Array.isArray(entries) ? entries : []) {
      if (!name.startsWith("tab.")) await write(name, text, known);
      else if (time(text) > time(await read(name))) await write(name, text);
    }
    locally("removeItem", PREFIX + place);
  }
};

// Whether a game's text goes on from another's, whose last line is its check; house rules are one
// line, which is the same or not.
const goesOn = (text, before) =>
  text === before || text.startsWith(before.slice(0, before.lastIndexOf("\nend ") + 1) || "-");

// What localStorage has, from an older version or a bad day, moves over.
const move = async () => {
  if (!database) return;
  for (const name of ["game.", "rules.", "tab.", "hands", "practice"].flatMap(localNames)) {
    await alone(async () => {
      const text = local(name);
      const there = (await database.get(TABLE, name)) ?? "";
      locally("removeItem", PREFIX + name);
      const shared = SHARED.test(name) && there;
      if (shared && goesOn(there, text)) return;
      const free = shared && !goesOn(text, there) ? name + "0" : name;
      await writeDurably(free, text).catch(() => locally("setItem", PREFIX + free, text));
    });
  }
};

// What versions before the records kept apart, of this tab first.
const older = () => {
  const found = {};
  const names = { hand: "hand", past: "past", view: "view", table: "open", open: "open" };
  for (const [name, field] of Object.entries({ ...names, facing: "facing" })) {
    const text = session("getItem", PREFIX + name) || local(name);
    if (text) found[field] = text;
    session("removeItem", PREFIX + name);
    locally("removeItem", PREFIX + name);
  }
  return found;
};

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

// Whose record it is, and what it holds.
const settle = async () => {
  const before = older();
  const records = [...(await all("tab."))].sort(([, one], [, other]) => time(other) - time(one));
  for (const [name] of records.slice(TABS)) write(name, "");
  const name = session("getItem", PREFIX + "tab");
  const mine = records.find(([each]) => each === name) ?? records[0];
  own = Object.keys(before).length ? before : parse(mine?.[1] ?? "");
  tab = name && (await holds(name)) ? name : "tab." + newName();
  if (tab !== name) holds(tab);
  session("setItem", PREFIX + "tab", tab);
  if (own === before && Object.keys(own).length) saveTab();
};

const opened = async () => {
  const late = new Promise((none) => setTimeout(none, PATIENCE, null));
  try {
    database = await Promise.race([open(), late]);
  } catch {} // the getter itself may throw
  try {
    await redo();
    await move();
    await settle();
    store.game = own.open ? await read("game." + own.open) : "";
  } catch (error) {
    console.warn("Of what was kept, not all could be read:", error);
  }
};

const store = {
  game: "", // the text of the game that was open when the page was left
  lost: null, // called when something cannot be kept
  heard: null, // called with a game's name and text that another tab has written
  heardRules: null, // and so for house rules
  heardPractice: null, // called when another tab has practised
  // What this tab keeps.
  read: (field) => own[field] ?? "",
  write: (field, text) => {
    own[field] = text;
    own.at = Math.max(Date.now(), (own.at ?? 0) + 1);
    saveTab();
  },
  // The games: all of them, one, and a change of one.
  games: async () => [...(await all("game."))].map(([name, text]) => [name.slice(5), text]),
  getGame: (id) => read("game." + id),
  setGame: (id, text, known) => write("game." + id, text, known),
  // The last hands, in one text.
  hands: () => read("hands"),
  setHands: (text, known) => write("hands", text, known),
  // What practice has come to, the same way.
  practice: () => read("practice"),
  setPractice: (text, known) => write("practice", text, known),
  // The named house rules, the same way.
  rules: async () => [...(await all("rules."))].map(([name, text]) => [name.slice(6), text]),
  setRules: (name, text, known) => write("rules." + name, text, known),
  // The page is left: what is not on the disk yet is remembered for the next start.
  leave: () => {
    if (saving) noteUnfinished([...games(), [tab, JSON.stringify(own)]]);
  },
  // Browsers may clear what they store unless asked not to; not all can be asked.
  protect: () => {
    try {
      navigator.storage?.persist?.()?.catch?.(() => {});
    } catch {}
  },
};

try {
  channel = new BroadcastChannel("tenbou");
  channel.onmessage = async ({ data }) => {
    const text = await read(data);
    if (data === "practice") store.heardPractice?.(text);
    else if (data.startsWith("game.")) store.heard?.(data.slice(5), text);
    else store.heardRules?.(data.slice(6), text);
  };
} catch {} // the tabs are told when they write

window.tenbou.store = store;
store.ready = opened();
