// Run a Python file in the shipped MicroPython, as the page does, without a browser.
// usage: node run.mjs <micropython.mjs> <folder>
// Copies the folder into the interpreter's file system and runs its main.py; what that
// prints goes to standard output, and an uncaught exception ends with status 1.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadMicroPython } = await import(pathToFileURL(runtime));
const python = await loadMicroPython({ stdout: (line) => console.log(line) });

const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
const outside = (entry) => join(entry.parentPath ?? entry.path, entry.name);
const inside = (entry) => relative(folder, outside(entry)).split(sep).join("/");
for (const entry of entries.filter((one) => one.isDirectory())) {
  python.FS.mkdirTree(inside(entry));
}
for (const entry of entries.filter((one) => one.isFile())) {
  python.FS.writeFile(inside(entry), readFileSync(outside(entry)));
}

try {
  python.runPython(readFileSync(join(folder, "main.py"), "utf8"));
} catch (error) {
  console.error(String(error.message ?? error));
  process.exitCode = 1;
}
