// Runs before anything is painted: how the picker's keys stand, for three players and with red fives or
// not, so that nothing moves when Python shows the hand. pyapp/browser/hand_painter.py keeps it with the
// rulebook, "rules:tenhou-sanma three reds"; another rulebook of three is told by the address.
try {
  const [book, ...kept] = (localStorage[window.tenbou.prefix + "keys"] || "").split(" ");
  const { hash } = location;
  const same = book && (!hash[1] || `${hash},`.includes(book + ","));
  for (const name of same ? kept : /-sanma/.test(hash) ? ["three", "reds"] : []) {
    document.documentElement.setAttribute("data-" + name, "yes");
  }
} catch {} // storage may be forbidden
