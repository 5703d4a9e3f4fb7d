// Puts the words of the page's language in their places, before Python is there to say the rest, and
// keeps which language was chosen. Without them in time the page goes on in its first language.
const KEPT = "tenbou.language"; // in localStorage; static/language.js reads it
const PATIENCE = 5000; // milliseconds until the page goes on without them

const root = document.documentElement;
const { language, meant } = window.tenbou;

// What the document says, as `said` in .ci/build/labels.py finds it: for each the way to say it.
const sayings = () => {
  const found = [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const text = node.nodeType === Node.TEXT_NODE;
    if ((text ? node.parentElement : node).closest("script, style, svg, noscript")) continue;
    if (text && node.data.trim()) found.push((label) => node.replaceWith(label));
    if (text) continue;
    const says = (name) => node.getAttribute(name) && found.push((label) => node.setAttribute(name, label));
    says("aria-label");
    if (node.hasAttribute("data-say-content")) says("content");
  }
  return found;
};

// The labels of the page, then the words that Python says the rest with.
const say = (text, found) => {
  const [labels, words] = text.split("\0\0");
  const lines = labels.split("\n");
  // Of another version, or too late: Python asks for them again.
  if (!words || lines.length !== found.length || !root.hasAttribute("data-waits")) return;
  found.forEach((put, place) => put(lines[place]));
  // Nobody has seen these yet: in a line more or less they are new, and nothing has shifted.
  for (const each of document.querySelectorAll("#answer > *, #round")) each.replaceWith(each.cloneNode(true));
  root.lang = language;
  window.tenbou.words = words;
};

// Chosen in the menu: it holds for every visit.
const choose = (tag) => {
  window.tenbou.language = tag;
  try {
    localStorage.setItem(KEPT, tag);
  } catch {}
};

// The query of the address, which names no other language than the one that is spoken now.
const query = () => {
  const wanted = new URLSearchParams(location.search);
  const tag = wanted.get("lang");
  if (tag === null || meant(tag) === window.tenbou.language) return location.search;
  wanted.delete("lang");
  return `${wanted}` && `?${wanted}`;
};

// No script has changed yet what the page says.
const load = async () => {
  const found = sayings();
  const answer = await fetch(`./words/${language}-first.txt`);
  if (answer.ok) say(await answer.text(), found);
};
const late = new Promise((none) => setTimeout(none, PATIENCE));
const waits = root.hasAttribute("data-waits");
// Fulfilled when the words are there, or will not be for now.
const spoken = Promise.race([waits && load(), waits && late])
  .catch(() => {})
  .then(() => root.removeAttribute("data-waits"));
Object.assign(window.tenbou, { words: "", spoken, choose, query });
