// Prints what the page needs of PyScript, with MicroPython's JavaScript, as one plain script, and
// which files it was made of: { script, inputs }.
// Browsers compile a plain script when the service worker stores it; a module they read anew.
import { build } from "esbuild";
import { readFile } from "node:fs/promises";

const MICROPYTHON = "@micropython/micropython-webassembly-pyscript/micropython.mjs";
// What `from pyscript import` finds, as PyScript's own package has it on the main thread;
// .ci/build/runtime.py sees that nothing else is asked for.
const PACKAGE = `
import js, sys
sys.modules["pyscript"] = type("pyscript", (), {"document": js.document, "window": js})
del js, sys
`;
// The page has one script, in MicroPython, on the main thread, with its modules beside it: other
// interpreters, workers, packages and handlers in attributes are left out, a module each.
const REPLACED = {
  "@pyscript/core/src/plugins.js": 'export default { error: () => import("./plugins/error.js") };',
  "@pyscript/core/src/plugins/codemirror.js": "export default {};",
  "@pyscript/core/src/stdlib.js": `export const stdlib = ${JSON.stringify(PACKAGE)}, optional = "";`,
  "@pyscript/core/src/types.js": 'export default new Map([["mpy", "micropython"]]);',
  // PyScript's own database: its getter throws where storing is forbidden, which stops the start.
  "@webreflection/idb-map/index.js": "export default class {}",
  "@webreflection/idb-map/sync.js": "export default class {}",
  "polyscript/esm/3rd-party.js": "export const toml = null, zip = null;",
  "polyscript/esm/interpreter/_nativefs.js": "export const initializeNativeFS = () => null;",
  "polyscript/esm/interpreter/_remote_package.js": "export default null;",
  "polyscript/esm/interpreter/pyodide.js": "export default { type: [] };",
  "polyscript/esm/listeners.js":
    "export const env = null, listener = null, addAllListeners = () => {};",
  "polyscript/esm/python/mip.js": "export default [];",
  "polyscript/esm/worker/class.js": "export default () => null;",
};
// The interpreter is in the same script; no further scripts come, to be looked for in every paint.
const CHANGED = {
  "@pyscript/core/src/core.js": [['"./plugins/donkey.js"', "null"]],
  // A function made of text, for workers: without it the policy need not allow any.
  "@pyscript/core/src/hooks.js": [["if (cbs.length) {", "if (false) {"]],
  "polyscript/esm/index.js": [
    ["mo.observe(root, { childList: true, subtree: true, attributes: true });", ""],
  ],
  // The page brings no files along: pyapp/main.py has its modules come.
  "polyscript/esm/interpreter/micropython.js": [
    ["await loadProgress(this, progress, interpreter, config, baseURL);", ""],
  ],
  "polyscript/esm/interpreters.js": [
    ["import(/* webpackIgnore: true */url)", `import("${MICROPYTHON}")`],
  ],
  // What is for those who build it: a touch asks these thousands of times whether it is sound.
  [MICROPYTHON]: [
    [
      ',assert(wasmTable.get(funcPtr)==func,"JavaScript-side Wasm function table mirror is out of date!")',
      "",
    ],
    [
      'function assert(condition,text){condition||abort("Assertion failed"+(text?": "+text:""))}',
      "function assert(){}",
    ],
    [
      "{assert(runtimeInitialized,`native function \\`${name}\\` called before runtime initialization`);var f=wasmExports[name];return assert(f,`exported native function \\`${name}\\` not found`),assert(args.length<=nargs,`native function \\`${name}\\` called with ${args.length} args but expects ${nargs}`),f(...args)}",
      "wasmExports[name](...args)",
    ],
  ],
};

const NOTICE = `/*! In part, and changed: PyScript and Polyscript (Apache-2.0), MicroPython (MIT) and what
these bring along. Whose they are and on what terms: ../licences.html */
`;

const waiting = new Set([...Object.keys(REPLACED), ...Object.keys(CHANGED)]);

const load = async ({ path }) => {
  const name = path.replaceAll("\\", "/").split("node_modules/").pop();
  const text = await readFile(path, "utf8");
  waiting.delete(name);
  let contents = REPLACED[name] ?? text;
  for (const [old, fresh] of CHANGED[name] ?? []) {
    if (!contents.includes(old)) throw new Error(`${name} changed: no longer has ${old}`);
    contents = contents.replace(old, () => fresh);
  }
  return { contents };
};

const { outputFiles, metafile } = await build({
  stdin: { contents: 'import "@pyscript/core";', resolveDir: "." },
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: "esm",
  target: ["es2022", "safari15"],
  define: { "import.meta.url": "location.href", process: "undefined" },
  external: ["node:*", "fs", "path", "url"],
  legalComments: "none",
  logLevel: "error",
  plugins: [{ name: "page", setup: ({ onLoad }) => onLoad({ filter: /node_modules.*js$/ }, load) }],
});
if (waiting.size) throw new Error(`PyScript's files changed: ${[...waiting]}`);
// A module may wait at its top level, a plain script only in a function.
const script = `${NOTICE}(async () => {"use strict";${outputFiles[0].text}})();\n`;
const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
process.stdout.write(JSON.stringify({ script, inputs }));
