// Puts the words of the page's language in their places, when all that the page says has been parsed.
// Those of the last visit are kept, so that the next one has them before anything is painted; else
// static/speech.js has them come.
(() => {
  "use strict";

  const APART = ["script", "style", "svg", "noscript"];
  const root = document.documentElement;
  const { tenbou } = window;
  const KEPT = tenbou.prefix + "words"; // in localStorage: the file
  const found = [];
  if (!root.hasAttribute("data-waits")) return;

  // What the document says, as `said` in .ci/build/labels.py finds it: each text, and each element with
  // the attribute that speaks.
  const look = (element) => {
    if (APART.includes(element.localName)) return;
    if (element.getAttribute("aria-label")) found.push([element, "aria-label"]);
    if (element.hasAttribute("data-say-content")) found.push([element, "content"]);
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === Node.ELEMENT_NODE) look(node);
      else if (node.nodeType === Node.TEXT_NODE && node.data.trim()) found.push([node, ""]);
    }
  };

  // The labels of the page, then the words that Python says the rest with. False for those of another
  // version, and when it is too late: then Python asks for them again.
  const say = (text) => {
    const [labels, words] = text.split("\0\0");
    const lines = labels.split("\n");
    if (!words || lines.length !== found.length || !root.hasAttribute("data-waits")) return false;
    found.forEach(([node, name], place) => {
      if (name) node.setAttribute(name, lines[place]);
      else node.replaceWith(lines[place]);
    });
    // Nobody has seen these yet: in a line more or less they are new, and nothing has shifted.
    for (const each of document.querySelectorAll("#answer > *, #book > *, #round, #tools > *")) each.replaceWith(each.cloneNode(true));
    root.lang = tenbou.language;
    root.removeAttribute("data-waits");
    tenbou.words = words;
    return true;
  };

  look(root);
  tenbou.first = `words/${tenbou.language}-first.txt`;
  try {
    const kept = localStorage[KEPT];
    // Of this version, in this language, and whole.
    if (tenbou.isWhole(tenbou.first, new TextEncoder().encode(kept)) && say(kept)) return;
  } catch {} // storage may be forbidden, or have none
  tenbou.say = (text) => {
    if (say(text)) tenbou.attempt("localStorage", "setItem", KEPT, text);
  };
})();
