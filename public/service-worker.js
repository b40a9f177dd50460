/**
 * The portal without a connection (L5, decision 0040). It stores two pages as a guest sees them, without cookies: the
 * offline page and the lobby, with the lobby's scripts and styles. Nothing of an account is ever stored. Online it
 * answers no request itself, so no page can be out of date.
 */

/** A new name empties the cache of before, which is needed only if what is stored changes its form. */
const cacheName = "offline";
const offlinePath = "/offline";
const lobbyPath = "/";
/** A stored lobby is not stored again for so long, in ms. */
const freshMs = 3_600_000;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([self.clients.claim(), preload, removeOtherCaches()]));
});

self.addEventListener("message", (event) => {
  const { language } = event.data ?? {};
  if (typeof language === "string") event.waitUntil(storePages(language));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(navigate(event));
  // Online the browser's own cache answers faster than a worker.
  else if (!navigator.onLine && isFile(new URL(request.url)))
    event.respondWith(storedFile(request));
});

const isFile = ({ origin, pathname }) =>
  origin === self.location.origin && /^\/(assets|brands)\//.test(pathname);

/** The network's answer; without a network the stored lobby at its address, and the offline page at any other. */
async function navigate({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const cache = await caches.open(cacheName);
    const lobby = new URL(request.url).pathname === lobbyPath && (await cache.match(lobbyPath));
    const stored = lobby || (await cache.match(offlinePath));
    if (stored) return stored;
    throw error;
  }
}

async function storedFile(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request.url)) ?? fetch(request);
}

/** Stores both pages in a language, and the files that they name; removes files of earlier pages. */
async function storePages(language) {
  const cache = await caches.open(cacheName);
  if (isFresh(await cache.match(lobbyPath), language)) return;
  const pages = await Promise.all(
    [offlinePath, lobbyPath].map(async (path) => {
      const answer = await fetch(`${path}?lang=${encodeURIComponent(language)}`, {
        credentials: "omit",
      });
      return answer.ok && !answer.redirected ? { path, answer } : null;
    }),
  );
  if (pages.some((page) => page === null)) return;
  const texts = await Promise.all(pages.map(({ answer }) => answer.clone().text()));
  const files = new Set(
    texts.flatMap((text) => text.match(/\/(?:assets|brands)\/[\w./-]+/g) ?? []),
  );
  await Promise.all([...files].map((file) => storeFile(cache, file)));
  await Promise.all(pages.map(({ path, answer }) => cache.put(path, marked(answer, language))));
  await removeFilesBut(cache, files);
}

/** The answer with its language, which is read again before the next storing. */
function marked(answer, language) {
  const headers = new Headers(answer.headers);
  headers.set("x-stored-language", language);
  headers.set("x-stored-at", String(Date.now()));
  return new Response(answer.body, { status: answer.status, headers });
}

const isFresh = (stored, language) =>
  stored?.headers.get("x-stored-language") === language &&
  Date.now() - Number(stored.headers.get("x-stored-at")) < freshMs;

async function storeFile(cache, file) {
  if (await cache.match(file)) return;
  const answer = await fetch(file, { credentials: "omit" });
  if (answer.ok) await cache.put(file, answer);
}

async function removeFilesBut(cache, files) {
  const stored = await cache.keys();
  const old = stored.filter(({ url }) => isFile(new URL(url)) && !files.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Caches of an earlier version of this file. */
async function removeOtherCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}
