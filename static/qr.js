// A text as a QR code, drawn as svg: for the address on a printed score table, whose white
// paper is the rest of its border.
import encodeQR from "../node_modules/qr/index.js";

window.tenbou.qr = (text) => encodeQR(text, "svg", { ecc: "medium", border: 1 });
