// Runs before Python, in the few seconds the runtime takes to load:
// 1. keeps the taps made meanwhile, for Python to replay;
// 2. says so when the page does not start.
// Python ends both by setting <html data-ready>. It must replay the queue, listen for
// clicks and set the mark in one go: no tap falls between, and none counts twice.
(() => {
  "use strict";

  const PATIENCE = 12000; // milliseconds until a silent boot counts as failed
  const root = document.documentElement;
  const queue = [];
  window.tenbou = { queue };

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
    if (!box) return;
    document.getElementById("boot-reason").textContent = navigator.onLine
      ? reason
      : "You are offline, and this page is not stored on the device yet.";
    box.hidden = false;
  };

  // Failing scripts and uncaught errors; a missing image or icon stops nothing.
  const fail = (event) => {
    if (event.target !== window && event.target.tagName !== "SCRIPT") return;
    const { src } = event.target;
    const cause = src || event.message || String(event.reason?.message ?? event.reason);
    explain(`The page could not be loaded (${cause}).`);
  };

  const timer = setTimeout(() => explain("It is taking too long to load."), PATIENCE);

  // Only this page's own caches and worker: an origin may hold other pages.
  const retry = async () => {
    const worker = await navigator.serviceWorker?.getRegistration();
    const home = worker?.scope ?? new URL("./", location.href).href;
    for (const name of (await window.caches?.keys()) ?? []) {
      if (name.includes(home)) await caches.delete(name);
    }
    await worker?.unregister();
    location.reload();
  };

  const ready = new MutationObserver(() => {
    ready.disconnect();
    clearTimeout(timer);
    document.removeEventListener("click", keepTap, true);
    window.removeEventListener("error", fail, true);
    window.removeEventListener("unhandledrejection", fail);
    for (const { control } of queue) control.classList.remove("queued");
    document.getElementById("boot-error").hidden = true;
  });

  ready.observe(root, { attributeFilter: ["data-ready"] });
  document.addEventListener("click", keepTap, true);
  window.addEventListener("error", fail, true);
  window.addEventListener("unhandledrejection", fail);
  document.addEventListener("click", (event) => {
    if (event.target.closest("#boot-retry")) retry();
  });
})();
