// Runs before anything is painted: how the picker's keys stand, for three players and with red fives or
// not, so that nothing moves when Python shows the hand. pyapp/browser/hand_painter.py keeps it with the
// rulebook, "rules:tenhou-sanma three reds"; a first visit has what is usual in its language. Another
// rulebook of three is told by the address. What the page names is the usual one: where it may be
// another, none is to be seen until Python says which.
{
  const { prefix, usual } = window.tenbou;
  const { hash } = location;
  let kept = usual;
  try {
    // Of keys that stood as for WRC 2015 nothing was once kept, but other languages keep words.
    kept = localStorage[prefix + "keys"] || (localStorage[prefix + "words"] ? "" : usual);
  } catch {} // storage may be forbidden
  const [book, ...names] = kept.split(" ");
  const same = book && (!hash[1] || `${hash},`.includes(book + ","));
  const shown = same ? names : /-sanma/.test(hash) ? ["three", "reds"] : [];
  if (!same || kept !== usual) shown.push("other");
  for (const name of shown) {
    document.documentElement.setAttribute("data-" + name, "yes");
  }
}
