// Runs before Python, in the seconds the runtime takes to load:
// 1. keeps the taps made meanwhile in tenbou.queue, for Python to replay;
// 2. says so, in #boot-error, when the page does not start; drops a damaged copy of it.
//    A browser too old for the page is told by it, so the build writes it in older JavaScript.
// Python ends both by setting <html data-ready>. It must replay the queue, listen for
// clicks and set the mark in one go: then no tap falls between, and none counts twice.
// 3. has what the first screen does without loaded when nothing else waits for it;
// 4. gives the page a turn, tenbou.pause(), where Python has much to do.
(() => {
  "use strict";

  const PATIENCE = 12000; // milliseconds until a silent boot counts as failed
  const NEEDED = ["WebAssembly", "structuredClone", "WeakRef", "HTMLDialogElement"];
  const root = document.documentElement;
  // The unbuilt page has neither modules in bundles nor a service worker.
  const built = document.querySelector('meta[name="version"]');
  const worker = navigator.serviceWorker;
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
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });

  // Letters for a search: small, and without accents. Python's own lower() knows ASCII alone.
  const alike = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

  window.tenbou = Object.assign(window.tenbou || {}, { queue, attempt, pause, alike });
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
    for (const part of box.querySelectorAll("[data-alarm]")) part.hidden = part.dataset.alarm !== alarm;
    box.querySelector("[data-alarm-cause]").textContent = cause;
    box.querySelector("[data-retry]").onclick = retry;
    box.hidden = false;
  };
  const explain = (alarm, cause) => {
    const box = document.getElementById("boot-error");
    if (!box?.hidden) return; // the first reason stays
    if (!healing()) show(box, alarm, cause);
  };

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
      // The service worker answers no HEAD: this one goes to the server.
      const answer = await fetch("./", { method: "HEAD", cache: "no-store" });
      if (!answer.ok) return;
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

  const addScript = (src) => {
    const script = document.createElement("script");
    script.src = src;
    document.head.append(script);
  };

  // What PyScript, MicroPython and the page cannot do without. Chrome 98, Firefox 98 and Safari 15.4
  // have all of it, and what the scripts are written in.
  const missing = NEEDED.filter((name) => !(name in window));
  if (missing.length) {
    const box = document.getElementById("boot-error");
    box.querySelector("[data-retry]").hidden = true; // another try would end the same
    show(box, "old", missing.join(", "));
    return;
  }

  const preload = (href, as) => {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = as;
    if (as === "fetch") link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  };

  // The later modules come when the runtime has, which the start waits for, and those of the Guide
  // with them if the page begins there; the service worker has them at hand.
  const toGuide = /^#guide\b/.test(location.hash);
  const later = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => name.endsWith(".wasm"))) return;
    later.disconnect();
    preload("./pyapp-later.bin", "fetch");
    if (toGuide) preload("./pyapp-guide.bin", "fetch");
  });
  if (toGuide) preload("./static/guide.css", "style"); // without which it shows nothing
  if (built && !worker?.controller) later.observe({ type: "resource", buffered: true });

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
    const box = document.getElementById("boot-error");
    if (box && !unstyled) box.hidden = true;
    if (built) addScript("./static/offline.js");
  });
  ready.observe(root, { attributeFilter: ["data-ready"] });
})();
