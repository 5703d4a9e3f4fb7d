// Runs before anything is painted: how the picker's keys stand, for three players and with red fives or
// not, so that nothing moves when Python shows the hand. pyapp/browser/hand_painter.py keeps it with the
// rulebook, "rules:tenhou-sanma three reds"; a first visit has that of its language. Another rulebook of
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
  const [book, ...names] = (kept ?? BOOKS[language]).split(" ");
  const same = book && (!hash[1] || `${hash},`.includes(book + ","));
  for (const name of same ? names : /-sanma/.test(hash) ? ["three", "reds"] : []) {
    document.documentElement.setAttribute("data-" + name, "yes");
  }
}
