// Runs before anything is painted: which language the page speaks, and its words on their way.
// index.html is in the first language. For another one its text is kept out of sight, in its
// place, until the words are there and put in: tiles and keys need not wait for them.
(() => {
  "use strict";

  const LANGUAGES = ["en", "ja", "zh-Hans", "zh-Hant", "ko", "es", "fr", "de", "ru"];
  const KEPT = "tenbou.language"; // what was chosen in the menu, in localStorage
  const PATIENCE = 5000; // milliseconds until the page goes on in its first language
  const root = document.documentElement;
  const [usual] = LANGUAGES;

  // Storage may be forbidden: then the browser's languages count.
  const kept = () => {
    try {
      return localStorage.getItem(KEPT);
    } catch {
      return null;
    }
  };

  // The language that a tag means, as "de" for "de-AT"; of Chinese the script, or where it is used.
  const meant = (tag) => {
    const parts = tag.toLowerCase().split("-");
    if (parts[0] !== "zh") return LANGUAGES.find((each) => each === parts[0]);
    const traditional = ["tw", "hk", "mo"].some((place) => parts.includes(place));
    return parts.includes("hant") || (traditional && !parts.includes("hans")) ? "zh-Hant" : "zh-Hans";
  };
  const asked = new URLSearchParams(location.search).get("lang");
  const tags = [asked, kept(), ...(navigator.languages || [navigator.language])];
  const language = tags.map((tag) => tag && meant(tag)).find(Boolean) || usual;

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
  const say = ([text, found]) => {
    const [labels, words] = text.split("\0\0");
    const lines = labels.split("\n");
    if (!words || lines.length !== found.length) return; // of another version
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

  let spoken = Promise.resolve(); // fulfilled when the words are there, or will not be for now
  if (language !== usual) {
    root.setAttribute("data-waits", "");
    const late = new Promise((none) => setTimeout(none, PATIENCE));
    // The whole page has come, whose first paint nothing delays, and no script has changed it yet.
    const parsed = new Promise((done) => document.addEventListener("readystatechange", done, { once: true }));
    const said = parsed.then(async () => {
      const found = sayings();
      const answer = await fetch(`./words/${language}-first.txt`);
      if (answer.ok) return [await answer.text(), found];
      throw answer;
    });
    spoken = Promise.race([said, late])
      .then(say)
      .catch(() => {})
      .then(() => root.removeAttribute("data-waits"));
  }
  window.tenbou = { language, words: "", spoken, choose, query };
})();
