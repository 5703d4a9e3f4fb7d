// Loaded when the page is ready: keeps it on the device, offers new versions, and says so; what installs
// it names it in the page's language.
// What is said lies in #news, one element a piece of news, and in #stored. Python has no part in it: an entry
// in progress shows in the document, as #answer[data-state] not "empty", an open dialog, or
// the Guide or the club.
(() => {
  "use strict";

  const news = document.getElementById("news");
  const answer = document.getElementById("answer");
  const worker = navigator.serviceWorker;
  const { prefix } = window.tenbou;
  const HOUR = 3600000; // milliseconds

  // Storage may be forbidden: then nothing is remembered.
  const remembered = (key) => {
    try {
      return localStorage.getItem(prefix + key);
    } catch {
      return null;
    }
  };
  const remember = (key) => {
    try {
      localStorage.setItem(prefix + key, "yes");
    } catch {}
  };

  const show = (name) => {
    for (const piece of news.children) piece.hidden = piece.dataset.news !== name;
    news.dataset.now = name;
    news.hidden = !name;
  };
  const showing = (name) => !news.querySelector(`[data-news="${name}"]`).hidden && !news.hidden;

  // Nothing entered, nothing open: then a new version may take over unasked.
  const idle = () =>
    answer.dataset.state === "empty" && !document.querySelector("dialog[open], .room:not([hidden])");

  // On the felt, where there is room until a tile is entered: else another time.
  const sayStored = () => {
    if (remembered("stored") || !idle()) return;
    remember("stored");
    document.getElementById("stored").hidden = false;
  };

  // index.html links to the manifest in the first language; those in the others stand beside it.
  const root = document.documentElement;
  const manifest = document.querySelector("link[rel=manifest]");
  const named = manifest.href;
  const nameInLanguage = () => {
    const href = root.lang === "en" ? named : named.replace("manifest.", `manifest-${root.lang}.`);
    if (manifest.href !== href) manifest.href = href;
  };
  new MutationObserver(nameInLanguage).observe(root, { attributeFilter: ["lang"] });
  nameInLanguage();

  const keepOnDevice = async () => {
    let controlled = Boolean(worker.controller);
    let accepted = false;
    const registration = await worker.register("./sw.js", { updateViaCache: "none" });
    // It may drop what only older versions have.
    worker.controller?.postMessage(document.querySelector("meta[name=version]").content);

    const apply = () => registration.waiting?.postMessage("apply");
    const offer = () => {
      if (!registration.waiting || !controlled) return;
      if (idle()) apply();
      else show("update");
    };
    const follow = (installing) =>
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") offer();
      });

    worker.addEventListener("controllerchange", () => {
      if (!controlled) {
        controlled = true;
        sayStored();
      } else if (accepted || idle()) {
        location.reload();
      }
    });
    registration.addEventListener("updatefound", () => follow(registration.installing));
    follow(registration.installing);
    offer();
    if (controlled) sayStored();

    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (idle()) apply();
      if (document.hidden || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registration.update().catch(() => {}); // offline: another time
    });
    news.addEventListener("click", ({ target }) => {
      if (target.closest("[data-apply]")) {
        accepted = true;
        apply();
      }
    });
  };

  news.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-dismiss]")) return;
    if (showing("install")) remember("no-install");
    show("");
  });

  // A browser may clear what it stores unless asked not to; ask when there is something to
  // lose, once: Firefox asks its user in turn.
  const protect = new MutationObserver(() => {
    if (answer.dataset.state !== "win") return;
    protect.disconnect();
    if (remembered("protected")) return;
    remember("protected");
    window.tenbou.store.protect();
  });
  protect.observe(answer, { attributeFilter: ["data-state"] });

  // Only Safari on iOS and iPadOS has `standalone`, and only there storage goes in a week.
  if (navigator.standalone === false && remembered("stored") && !remembered("no-install")) {
    show("install");
  }
  // Not at hand in a private window, or over plain http.
  if (worker) keepOnDevice().catch((error) => console.warn("Not kept on this device:", error));
})();
