// Runs before anything is painted: which language the page speaks. index.html is in the first one;
// for another its text is kept out of sight, in its place, until static/words.js has put it in.
(() => {
  "use strict";

  // By language the rulebook of a first visit, and how it has the keys stand; put in by the build.
  const BOOKS = LANGUAGE_BOOKS;
  const LANGUAGES = Object.keys(BOOKS);
  // What all names in the browser's stores begin with: one origin may have many pages.
  const prefix = `tenbou ${new URL("./", location.href).pathname} `;
  const KEPT = prefix + "language"; // what was chosen in the menu, in localStorage

  // Storage may be forbidden: then the browser's languages count.
  const kept = () => {
    try {
      return localStorage.getItem(KEPT) || localStorage.getItem("tenbou.language"); // as it was once called
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
  const language = tags.map((tag) => tag && meant(tag)).find(Boolean) || LANGUAGES[0];

  if (language !== LANGUAGES[0]) document.documentElement.setAttribute("data-waits", "");
  window.tenbou = { language, usual: BOOKS[language], meant, prefix, words: "" };
})();
