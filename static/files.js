// Where the files of this version lie, and whether what came is one of them, and whole: in index.html
// the build lists a checksum of each, which is in its name too (.ci/build/names.py).
(() => {
  "use strict";

  const { tenbou } = window;
  const sums = JSON.parse(document.getElementById("files").textContent);

  // CRC-32 in eight digits, by a table of what each byte makes of it: bit by bit it holds up the start.
  const table = Int32Array.from({ length: 256 }, (_, rest) => {
    for (let bit = 8; bit; bit--) rest = (rest >>> 1) ^ (rest & 1 && 0xedb88320);
    return rest;
  });
  const sum = (bytes) => {
    let rest = -1;
    for (const byte of bytes) rest = (rest >>> 8) ^ table[(rest ^ byte) & 255];
    return (~rest >>> 0).toString(16).padStart(8, "0");
  };

  // Nobody else sees to it when static/boot.js does not come: the address may hold a hand.
  document.querySelector("#no-boot a").onclick = () => {
    location.reload();
    return false;
  };

  tenbou.isWhole = (name, bytes) => sum(bytes) === sums[name];
  tenbou.address = (name) => `./${name.replace(/\.\w+$/, `.${sums[name]}$&`)}`;
})();
