// Puts the words of the page's language in their places, before Python is there to say the rest, and
// keeps which language was chosen. Without them in time the page goes on in its first language.
// Runs when all that the page says has been parsed. The words of the last visit are kept, so that the
// next one has them before anything is painted; else they come as a file.
(() => {
  "use strict";

  const CHOSEN = "tenbou.language"; // in localStorage; static/language.js reads it
  const KEPT = "tenbou.words"; // the same: a line that says which they are, and the file
  const PATIENCE = 5000; // milliseconds until the page goes on without them

  const root = document.documentElement;
  const { language, meant } = window.tenbou;

  // Storage may be forbidden, or full.
  const stored = (method, ...args) => {
    try {
      return localStorage[method](...args);
    } catch {}
  };

  // What the document says, as `said` in .ci/build/labels.py finds it: each text, and each element with
  // the attribute that speaks.
  const APART = ["script", "style", "svg", "noscript"];
  const sayings = (element, found) => {
    if (APART.includes(element.localName)) return found;
    if (element.getAttribute("aria-label")) found.push([element, "aria-label"]);
    if (element.hasAttribute("data-say-content")) found.push([element, "content"]);
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === Node.ELEMENT_NODE) sayings(node, found);
      else if (node.nodeType === Node.TEXT_NODE && node.data.trim()) found.push([node, ""]);
    }
    return found;
  };

  // The labels of the page, then the words that Python says the rest with. False for those of another
  // version, and when it is too late: then Python asks for them again.
  const say = (text, found) => {
    const [labels, words] = text.split("\0\0");
    const lines = labels.split("\n");
    if (!words || lines.length !== found.length || !root.hasAttribute("data-waits")) return false;
    found.forEach(([node, name], place) => {
      if (name) node.setAttribute(name, lines[place]);
      else node.replaceWith(lines[place]);
    });
    // Nobody has seen these yet: in a line more or less they are new, and nothing has shifted.
    for (const each of document.querySelectorAll("#answer > *, #round")) each.replaceWith(each.cloneNode(true));
    root.lang = language;
    root.removeAttribute("data-waits");
    window.tenbou.words = words;
    return true;
  };

  // Of this version, in this language, and whole; the page that nothing has built has no version.
  const version = document.querySelector('meta[name="version"]');
  const about = (text) => `${version && version.content} ${language} ${text.length}\n`;
  const kept = () => {
    const found = stored("getItem", KEPT) || "";
    const text = found.slice(found.indexOf("\n") + 1);
    return version && found === about(text) + text ? text : "";
  };

  // Chosen in the menu: it holds for every visit.
  const choose = (tag) => {
    window.tenbou.language = tag;
    stored("setItem", CHOSEN, tag);
  };

  // The query of the address, which names no other language than the one that is spoken now.
  const query = () => {
    const wanted = new URLSearchParams(location.search);
    const tag = wanted.get("lang");
    if (tag === null || meant(tag) === window.tenbou.language) return location.search;
    wanted.delete("lang");
    return `${wanted}` && `?${wanted}`;
  };

  const load = async (found) => {
    const answer = await fetch(`./words/${language}-first.txt`);
    const text = await answer.text();
    if (answer.ok && say(text, found)) stored("setItem", KEPT, about(text) + text);
  };
  const spoken = () => {
    const found = sayings(root, []); // no script has changed yet what the page says
    if (say(kept(), found)) return;
    const late = new Promise((none) => setTimeout(none, PATIENCE));
    return Promise.race([load(found), late])
      .catch(() => {})
      .then(() => root.removeAttribute("data-waits"));
  };
  Object.assign(window.tenbou, { words: "", choose, query });
  // Fulfilled when the words are there, or will not be for now.
  window.tenbou.spoken = Promise.resolve(root.hasAttribute("data-waits") && spoken());
})();
