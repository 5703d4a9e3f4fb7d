// Run a Python file in the shipped MicroPython, as the page does, without a browser.
// usage: node run.mjs <micropython.mjs> <folder>...
// Copies the folders into the interpreter's file system and runs main.py there; what that
// prints goes to standard output, and an uncaught exception ends with status 1.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, ...folders] = process.argv.slice(2).map((path) => resolve(path));
const { loadMicroPython } = await import(pathToFileURL(runtime));
const python = await loadMicroPython({ stdout: (line) => console.log(line) });

for (const folder of folders) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const outside = join(entry.parentPath ?? entry.path, entry.name);
    const inside = relative(folder, outside).split(sep).join("/");
    if (entry.isDirectory()) python.FS.mkdirTree(inside);
    else python.FS.writeFile(inside, readFileSync(outside));
  }
}

try {
  python.runPython(python.FS.readFile("main.py", { encoding: "utf8" }));
} catch (error) {
  console.error(String(error.message ?? error));
  process.exitCode = 1;
}
