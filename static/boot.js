// Runs before Python, in the seconds the runtime takes to load:
// 1. keeps the taps made meanwhile in tenbou.queue, for Python to replay;
// 2. says so, in #boot-error, when the page does not start.
// Python ends both by setting <html data-ready>. It must replay the queue, listen for
// clicks and set the mark in one go: then no tap falls between, and none counts twice.
(() => {
  "use strict";

  const PATIENCE = 12000; // milliseconds until a silent boot counts as failed
  const root = document.documentElement;
  const queue = [];

  // Python cannot catch what JavaScript throws, and storage or history may throw anywhere.
  const attempt = (owner, method, ...args) => {
    try {
      return window[owner][method](...args);
    } catch {
      return false;
    }
  };

  window.tenbou = { queue, attempt };

  // A control carries data-do="action", with data-arg or data-tile where it needs one.
  const keepTap = (event) => {
    const control = event.target.closest("[data-do], [data-tile]");
    if (!control || control.disabled) return;
    const { do: action = "", arg = "", tile = "" } = control.dataset;
    queue.push({ action, arg, tile, control });
    control.classList.add("queued");
  };

  const explain = (reason) => {
    const box = document.getElementById("boot-error");
    if (!box || root.hasAttribute("data-ready")) return;
    const message = document.createElement("p");
    message.textContent = `Tenbou did not start. ${reason}`;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Retry";
    button.addEventListener("click", retry);
    box.replaceChildren(message, button);
    box.hidden = false;
  };

  // A script that does not load, or an uncaught error; a missing image stops nothing.
  const onError = (event) => {
    const { src, tagName } = event.target;
    if (tagName && tagName !== "SCRIPT") return;
    const cause = src || event.message || event.reason?.message || event.reason;
    explain(
      navigator.onLine
        ? `Part of it failed to load: ${cause}`
        : "You are offline, and it is not stored on this device yet."
    );
  };
  const onTimeout = () => explain("It is taking too long; the connection may be slow.");
  const onPythonEnd = () => explain("Its program stopped with an error.");

  // Drops what this page stored of itself, if the server can be reached to replace it.
  // Other pages may share the origin: their caches and workers are not ours to touch.
  const retry = async () => {
    try {
      await fetch(`./pyscript.toml?retry=${Date.now()}`, { cache: "no-store" });
      const worker = await navigator.serviceWorker?.getRegistration();
      const home = worker?.scope ?? new URL("./", location.href).href;
      for (const name of await caches.keys()) {
        if (name.includes(home)) await caches.delete(name);
      }
      await worker?.unregister();
    } finally {
      location.reload();
    }
  };

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
    if (box) box.hidden = true;
  });
  ready.observe(root, { attributeFilter: ["data-ready"] });
})();
