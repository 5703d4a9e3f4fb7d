// A text as a QR code, drawn as svg: with its whole border and as few squares as can be for a screen
// that is looked at; for the address on a printed score table, whose white paper is the rest of it.
import encodeQR from "../node_modules/qr/index.js";

window.tenbou.qr = (text, seen) =>
  encodeQR(text, "svg", seen ? { ecc: "low", border: 4 } : { ecc: "medium", border: 1 });
