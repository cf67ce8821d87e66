// The service worker: keeps packs of pages, and answers from them where there is no network.
// See docs/offline.md and packs.py. RELEASE and LANGUAGES are filled in by views.py, and pack.js
// stands before it.

const RELEASE = "RELEASE";
const LANGUAGES = ["LANGUAGES"];

const wait = (time) => new Promise((done) => setTimeout(done, time));
const languageOf = (path) => LANGUAGES.find((tag) => path.startsWith(`/${tag}/`));
const indexOf = (tag) => `/offline/${RELEASE}/${tag}/index.json`;
const indexIn = async (tag) => (await caches.match(indexOf(tag)))?.json();

// --- Keeping: a cache belongs to a release, and what is in it never changes ---

const take = async (url) => {
  if (await caches.match(url, { cacheName: RELEASE })) return;
  const found = await fetch(url);
  if (found.status === 202) return wait(1000).then(() => take(url));
  if (!found.ok) throw Error(url);
  await (await caches.open(RELEASE)).put(url, found);
};

// One file at a time, so that readers come first; nothing where data are to be saved.
const keep = async (tag) => {
  if (navigator.connection?.saveData) throw Error(tag);
  await take(indexOf(tag));
  for (const url of (await indexIn(tag)).files) await take(url);
};

const begun = {};
const keepOnce = (tag) => (begun[tag] ??= keep(tag).catch(() => delete begun[tag]));

// A new worker takes over when it has all that the old one had, in every language that was kept or
// is being read. If it is stopped before, the browser starts it anew, and it goes on from there.
const prepare = async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const tabs = await clients.matchAll({ includeUncontrolled: true });
  const seen = [...kept.flat(), ...tabs];
  for (const tag of LANGUAGES) {
    if (seen.some(({ url }) => url.includes(`/${tag}/`))) await keep(tag);
  }
  await skipWaiting();
};

const clear = async () => {
  for (const name of await caches.keys()) if (name !== RELEASE) await caches.delete(name);
  await clients.claim();
};

self.oninstall = (event) => event.waitUntil(prepare());
self.onactivate = (event) => event.waitUntil(clear());

// --- Answering ---

const pageOf = async (url) => {
  const index = await indexIn(languageOf(url.pathname));
  const pack = await caches.match(index?.packs[url.pathname] ?? RELEASE);
  return pack && pageIn(pack, url);
};

const instead = async ({ pathname }) => {
  for (const tag of [languageOf(pathname), ...LANGUAGES]) {
    const page = await pageOf(new URL(`/${tag}/offline/`, location));
    if (page) return pathname === "/" ? Response.redirect(`/${tag}/`) : page;
  }
};

const page = (request, url) => {
  const network = fetch(request);
  // A network that takes so long is as good as none.
  const late = wait(3000).then(() => pageOf(url));
  const first = Promise.race([network, late.then((kept) => kept ?? network, () => network)]);
  return first.catch(async (error) => {
    const kept = (await pageOf(url)) ?? (request.mode === "navigate" && (await instead(url)));
    if (kept) return kept;
    throw error;
  });
};

self.onfetch = (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/static/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
  const tag = languageOf(url.pathname);
  if (!tag && url.pathname !== "/") return;
  const shown = page(request, url);
  event.respondWith(shown);
  if (tag) event.waitUntil(shown.then(() => keepOnce(tag), () => {}));
};
