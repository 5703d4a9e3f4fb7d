// The service worker: keeps every file of one version of the page on the device and answers
// from there alone. The build bundles it with Workbox and puts it at the site's root.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";

// PRECACHE, put in by the build: [address, hash] of each file, a changed file has a new hash.
const files = PRECACHE.map(([url, integrity]) => ({
  url,
  integrity,
  revision: integrity.slice(7, 19),
}));

// What the page has just loaded lies in the browser's own cache: ask the server only whether
// it still holds. The hash refuses a file of another version, so versions never mix.
const requestWillFetch = async ({ request }) => new Request(request, { cache: "no-cache" });
const precache = new PrecacheController({ plugins: [{ requestWillFetch }] });
precache.addToCacheList(files);
const { strategy } = precache;
const pages = [".", "index.html"].map((url) => new URL(url, location).href);

// A file under its version's key; what is there already is not fetched again.
const keep = (event, { url, integrity }) => {
  const request = new Request(url, { integrity, credentials: "same-origin" });
  const params = { cacheKey: precache.getCacheKeyForURL(url) };
  return strategy.handle({ event, request, params });
};

// Workbox's own way fetches one file after the other: seconds more on a slow connection.
// When one is missing or wrong the installation fails, and the old version stays.
self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(files.map((file) => keep(event, file))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(precache.activate(event).then(() => self.clients.claim()));
});

// A new version waits until the page says that nothing is lost by it.
self.addEventListener("message", ({ data }) => {
  if (data === "apply") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const [url] = request.url.split(/[?#]/);
  const isPage = request.mode === "navigate" && pages.includes(url);
  const address = isPage ? pages[0] : request.url;
  const cacheKey = precache.getCacheKeyForURL(address);
  if (request.method !== "GET" || !cacheKey) return;
  const params = { cacheKey, integrity: precache.getIntegrityForCacheKey(cacheKey) };
  event.respondWith(strategy.handle({ event, request: new Request(address), params }));
});
