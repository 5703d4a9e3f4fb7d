// Runs before Python, in the seconds the runtime takes to load:
// 1. keeps the taps made meanwhile in tenbou.queue, for Python to replay;
// 2. says so, in #boot-error, when the page does not start, or when a file of its version is no longer
//    to be had; drops a damaged copy of it.
//    A browser too old for the page is told by it, so the build writes it in older JavaScript.
// Python ends both by setting <html data-ready>. It must replay the queue, listen for
// clicks and set the mark in one go: then no tap falls between, and none counts twice.
// 3. has what the first screen does without loaded when nothing else waits for it;
// 4. gives the page a turn, tenbou.pause(), where Python has much to do.
(() => {
  "use strict";

  const PATIENCE = 12000; // milliseconds until a silent boot counts as failed
  const GONE = [404, 410]; // what a server answers that has no such file
  const NEEDED = ["WebAssembly", "structuredClone", "WeakRef", "HTMLDialogElement"];
  const root = document.documentElement;
  const { address, isWhole } = window.tenbou;
  let worker; // whose getter may throw, as that of all that is stored
  try {
    worker = navigator.serviceWorker;
  } catch {}
  const queue = [];

  // Python cannot catch what JavaScript throws, and storage or history may throw anywhere.
  const attempt = (owner, method, ...args) => {
    try {
      return window[owner][method](...args);
    } catch {
      return false;
    }
  };

  // A task of its own, after which Python goes on; a timer may wait longer.
  const pause = () =>
    new Promise((done) => {
      if (!window.MessageChannel) return setTimeout(done);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });

  // Letters for a search: small, and without accents. Python's own lower() knows ASCII alone.
  const alike = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

  // The beginning of a text that may be of any length: Python takes seconds to read a million letters.
  const head = (owner, name, most) => owner[name].slice(0, most);

  const reloaded = performance.getEntriesByType("navigation")[0]?.type === "reload";
  Object.assign(window.tenbou, { queue, attempt, pause, alike, head, reloaded });
  root.setAttribute("data-boot", ""); // the style sheet's own alarm is not needed

  // A control's data-do says what it asks for: pyapp/screen/action.py reads it.
  const keepTap = (event) => {
    const control = event.target.closest("[data-do]");
    if (!control || control.disabled) return;
    queue.push({ do: control.dataset.do, control });
    control.classList.add("queued");
  };

  // The sentences stand in the page, in its language: `alarm` names the one that fits.
  const show = (box, alarm, cause = "") => {
    for (const part of box.querySelectorAll("[data-alarm]")) {
      part.hidden = !part.dataset.alarm.split(" ").includes(alarm);
    }
    box.querySelector("[data-alarm-cause]").textContent = cause;
    box.querySelector("[data-retry]").onclick = retry;
    box.querySelector("[data-put-off]").onclick = () => (box.hidden = true);
    box.hidden = false;
  };
  const explain = (alarm, cause) => {
    const box = document.getElementById("boot-error");
    if (!box?.hidden) return; // the first reason stays
    if (!healing()) show(box, alarm, cause);
  };

  // A file of this version as bytes, or as text. The service worker's copy or the browser's may be
  // damaged: then the server is asked, past both. What it no longer has comes with another version.
  let told = false; // once, as the player may put it off
  const lose = (url) => {
    if (!root.hasAttribute("data-ready")) explain("part", url);
    else if (!told) show(document.getElementById("boot-error"), "gone");
    told = root.hasAttribute("data-ready");
  };
  const load = async (name, miss = lose) => {
    const url = address(name);
    let answer, bytes;
    for (const [again, cache] of [["", "default"], ["?again", "reload"]]) {
      answer = await fetch(url + again, { cache });
      bytes = await answer.arrayBuffer();
      if (answer.ok && isWhole(name, new Uint8Array(bytes))) return bytes;
    }
    if (answer.ok || GONE.includes(answer.status)) miss(url);
    throw new Error(url);
  };
  const read = async (name) => new TextDecoder().decode(await load(name));
  // A style sheet or a script of this version, in the page.
  const attach = async (name, miss) => {
    const bytes = await load(name, miss);
    const kind = name.endsWith(".css")
      ? ["link", { rel: "stylesheet", href: address(name) }]
      : ["script", { type: "module", src: address(name) }];
    const part = Object.assign(document.createElement(kind[0]), kind[1]);
    // The browser asks for it once more: it shall be the same. Only a page that is trusted can say so.
    if (window.crypto && crypto.subtle) {
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      part.integrity = `sha256-${btoa(String.fromCharCode(...hash))}`;
    }
    await new Promise((done, fail) => {
      part.onload = done;
      part.onerror = fail;
      document.head.append(part);
    });
  };
  Object.assign(window.tenbou, { attach, load, read });

  // A script that does not load, or an uncaught error; a missing image stops nothing.
  const onError = (event) => {
    const { src, tagName } = event.target;
    if (tagName && tagName !== "SCRIPT") return;
    const cause = src || event.message || event.reason?.message || event.reason;
    if (navigator.onLine) explain("part", cause);
    else explain("offline");
  };
  const onTimeout = () => explain("slow");
  const onPythonEnd = () => explain("ended");

  // Drops what this page stored of itself, if the server can be reached to replace it.
  // Other pages may share the origin: their caches and workers are not ours to touch.
  const retry = async () => {
    attempt("localStorage", "removeItem", window.tenbou.prefix + "words");
    try {
      // The service worker answers this for nobody but who opens the page. Who answers may be another's
      // network, which first wants to be asked for leave.
      const answer = await fetch("./", { cache: "no-store" });
      if (!(await answer.text()).includes('name="version"')) return;
      const home = new URL("./", document.baseURI).href;
      for (const name of await caches.keys()) {
        if (name.endsWith(home)) await caches.delete(name);
      }
      const registration = await worker?.getRegistration(home);
      if (registration?.scope === home) await registration.unregister();
    } finally {
      location.reload();
    }
  };

  // What the service worker serves should start. If it does not, it may be damaged: once a
  // tab, and only if the server answers, it is loaded anew without asking.
  const healing = () => {
    try {
      const healed = window.tenbou.prefix + "healed";
      if (!worker?.controller || !navigator.onLine || sessionStorage[healed]) return false;
      sessionStorage[healed] = "once";
    } catch {
      return false;
    }
    retry();
    return true;
  };

  // Under a policy that allows no eval, Safari before 16 compiles nothing.
  const compiles = () => {
    try {
      return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    } catch {
      return false;
    }
  };
  // What PyScript, MicroPython and the page cannot do without. Chrome 98, Firefox 98 and Safari 16
  // have all of it, and what the scripts are written in.
  const missing = NEEDED.filter((name) => !(name in window));
  if (!missing.length && !compiles()) missing.push("wasm-unsafe-eval");
  if (missing.length) {
    const box = document.getElementById("boot-error");
    box.querySelector("[data-retry]").hidden = true; // another try would end the same
    show(box, "old", missing.join(", "));
    return;
  }

  // The later modules come when the runtime has, which the start waits for, and those of the Guide
  // with them if the page begins there; the service worker has them at hand.
  const toGuide = /^#guide\b/.test(location.hash);
  const preload = (name) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href: address(name) });
    document.head.append(link);
  };
  const preloadLater = (list, later) => {
    if (!list.getEntries().some(({ name }) => name.endsWith(".wasm"))) return;
    later.disconnect();
    preload("pyapp-later.bin");
    if (toGuide) ["pyapp-shared.bin", "pyapp-guide.bin", "static/guide.css"].forEach(preload);
  };
  try {
    if (!(worker && worker.controller)) {
      new PerformanceObserver(preloadLater).observe({ type: "resource", buffered: true });
    }
  } catch {} // they come when Python asks for them

  // The first modules, for Python.
  window.tenbou.modules = load("pyapp.bin");
  window.tenbou.modules.catch(() => onError({ target: { src: address("pyapp.bin") } }));

  // When the page has loaded, its style sheets have come or failed to: Python works without.
  let unstyled;
  window.addEventListener("load", () => {
    const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')];
    unstyled = sheets.find(({ sheet }) => !sheet?.cssRules.length);
    if (unstyled) onError({ target: { src: unstyled.href } });
  });

  const timer = setTimeout(onTimeout, PATIENCE);
  document.addEventListener("click", keepTap, true);
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", onError);
  window.addEventListener("mpy:done", onPythonEnd);

  const ready = new MutationObserver(() => {
    ready.disconnect();
    clearTimeout(timer);
    document.removeEventListener("click", keepTap, true);
    window.removeEventListener("error", onError, true);
    window.removeEventListener("unhandledrejection", onError);
    window.removeEventListener("mpy:done", onPythonEnd);
    for (const { control } of queue) control.classList.remove("queued");
    // The styles of what Python shows, in one frame with it: the first one does without.
    document.querySelector('link[media="not all"]').media = "all";
    const box = document.getElementById("boot-error");
    if (box && !unstyled) box.hidden = true;
    const nothing = () => {}; // the page works without
    attach("static/offline.js", nothing).catch(nothing);
  });
  ready.observe(root, { attributeFilter: ["data-ready"] });
})();
