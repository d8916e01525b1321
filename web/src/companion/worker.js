// The companion's service worker: the page as it was built, from the phone, with or without a network.
// An update is fetched whole beside the old page and waits until that is closed, or until somebody takes it.
// What people have written down is in IndexedDB, which this file never touches.
const VERSION = '__VERSION__';
const CACHE = `companion-${VERSION}`;
const FILES = ['__FILES__'];
const SPOKEN = { '': ['__SPOKEN__'] }; // files by language: only the one in use is kept
const fresh = (files) => files.map((file) => new Request(file, { cache: 'no-cache' }));
const wordsOf = (language) => SPOKEN[language] ?? SPOKEN.en;

self.addEventListener('install', (event) => {
  const take = async () => {
    const kept = await caches.match('/companion/language', { cacheName: 'language' }); // the page says it
    const words = wordsOf(kept ? await kept.text() : 'en');
    await (await caches.open(CACHE)).addAll(fresh([...FILES, ...words]));
  };
  event.waitUntil(take());
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('companion-') && name !== CACHE).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data?.keep) event.waitUntil(keep(event.data.keep).then((done) => event.ports[0]?.postMessage(done)));
});

/** Whether all words of a language are here now. */
async function keep(language) {
  try {
    const cache = await caches.open(CACHE);
    const there = await Promise.all(wordsOf(language).map((file) => cache.match(file)));
    await cache.addAll(fresh(wordsOf(language).filter((_, at) => there[at] === undefined)));
    return true;
  } catch {
    return false;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  const wanted = event.request.mode === 'navigate' ? '/companion' : url.pathname;
  const answer = async () => (await (await caches.open(CACHE)).match(wanted)) ?? fetch(event.request);
  event.respondWith(answer());
});
