// The service worker: keeps every file of a version of the page on the device and answers from there
// alone. The build puts it at the site's root.

// PRECACHE and VERSION, put in by the build: [address, hash] of each file, and what the page calls itself.
const scope = registration.scope;
const NAME = `tenbou ${scope}`; // of the cache; static/boot.js drops what ends so
const files = new Map(
  PRECACHE.map(([name, integrity]) => {
    const { href } = new URL(name, scope);
    return [href, { href, integrity, key: `${href}?${integrity}` }];
  }),
);
const kept = new Set([...files.values()].map(({ key }) => key));
const pages = ["", "index.html"].map((name) => scope + name);
// A name with a checksum means one content: those of other versions lie here too, as long as a page
// is open that may ask for them.
const AGAIN = "?again"; // behind the address of what static/boot.js asks for once more
const SUM = /\.[0-9a-f]{8}\.\w+$/;

// What the page has just loaded lies in the browser's own cache: ask the server only whether it still
// holds. The hash refuses a file of another version, and what is not whole.
const fetchFile = async (cache, { href, integrity, key }) => {
  const came = await fetch(href, { integrity, cache: "no-cache", credentials: "same-origin" });
  if (!came.ok) throw new Error(`${href}: ${came.status}`);
  const file = came.redirected ? new Response(came.body, came) : came; // no page may be opened by it
  await cache.put(key, file.clone());
  return file;
};

// What is there already, from another version, is not fetched again. When one is missing or wrong the
// installation fails, and the old version stays.
const install = async () => {
  const cache = await caches.open(NAME);
  const keep = async (file) => (await cache.match(file.key)) || fetchFile(cache, file);
  await Promise.all([...files.values()].map(keep));
};

const answer = async (file, request) => {
  const cache = await caches.open(NAME);
  if (!file) return (await cache.match(request.url, { ignoreSearch: true })) || fetch(request);
  return (await cache.match(file.key)) || fetchFile(cache, file);
};

// For a page that found what lies here damaged: the server's takes its place.
const renewed = async (file, request) =>
  fetchFile(await caches.open(NAME), file).catch(() => fetch(request));

// Drops the files of other versions, unless a page is open that may be of one, or one is just coming.
const tidy = async (page) => {
  const others = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (others.some(({ id, url }) => id !== page.id && url.startsWith(scope))) return;
  if (registration.installing || registration.waiting) return;
  const cache = await caches.open(NAME);
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
  for (const name of await caches.keys()) {
    if (name.endsWith(scope) && name !== NAME) await caches.delete(name);
  }
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

self.addEventListener("message", (event) => {
  // A new version waits until the page says that nothing is lost by it.
  if (event.data === "apply") self.skipWaiting();
  // What a page says when it has started.
  if (event.data === VERSION) event.waitUntil(tidy(event.source));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const [url] = request.url.split(/[?#]/);
  if (pages.includes(url)) {
    if (request.mode === "navigate") event.respondWith(answer(files.get(scope)));
  } else if (files.has(request.url)) event.respondWith(answer(files.get(request.url)));
  else if (request.url === url + AGAIN && files.has(url)) event.respondWith(renewed(files.get(url), request));
  else if (SUM.test(request.url)) event.respondWith(answer(null, request));
});
