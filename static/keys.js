// Runs before anything is painted: how the picker's keys stand, for three players and with red fives or
// not, so that nothing moves when Python shows the hand. pyapp/browser/hand_painter.py keeps it with the
// rulebook, "rules:tenhou-sanma three reds"; a first visit has that of its language, which the page names
// already: no other one is named until Python says which. Another rulebook of
// three is told by the address.
{
  const BOOKS = FIRST; // put in by the build, from pyapp/words/languages.py
  const { language, prefix } = window.tenbou;
  const { hash } = location;
  let kept;
  try {
    kept = localStorage[prefix + "keys"];
    // Where the keys stood as in no other rulebook, earlier versions kept nothing of it.
    if (Object.keys(localStorage).some((name) => name.startsWith(prefix) || name.startsWith("tenbou."))) kept ??= "";
  } catch {} // storage may be forbidden
  const first = BOOKS[language];
  const [book, ...kinds] = (kept ?? first).split(" ");
  const same = book && (!hash[1] || `${hash},`.includes(book + ","));
  const names = same ? kinds : /-sanma/.test(hash) ? ["three", "reds"] : [];
  if (!same || book !== first.split(" ")[0]) names.push("other"); // than the one that the page names
  for (const name of names) {
    document.documentElement.setAttribute("data-" + name, "yes");
  }
}
