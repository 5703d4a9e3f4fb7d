// Has the words of the page's language come, if static/words.js has not put them in, and keeps which
// language was chosen. Without them in time the page goes on in its first language.
const PATIENCE = 5000; // milliseconds until the page goes on without them

const root = document.documentElement;
const { attempt, first, meant, prefix, read, say } = window.tenbou;
const KEPT = prefix + "language"; // in localStorage; static/language.js reads it

// Chosen in the menu: it holds for every visit.
const choose = (tag) => {
  window.tenbou.language = tag;
  attempt("localStorage", "setItem", KEPT, tag);
};

// The query of the address, which names no other language than the one that is spoken now.
const query = () => {
  const wanted = new URLSearchParams(location.search);
  const tag = wanted.get("lang");
  if (tag === null || meant(tag) === window.tenbou.language) return location.search;
  wanted.delete("lang");
  return `${wanted}` && `?${wanted}`;
};

const late = new Promise((none) => setTimeout(none, PATIENCE));
// Fulfilled when the words are there, or will not be for now.
const spoken = Promise.race([say && read(first).then(say), say && late])
  .catch(() => {})
  .then(() => root.removeAttribute("data-waits"));
Object.assign(window.tenbou, { choose, query, spoken });
