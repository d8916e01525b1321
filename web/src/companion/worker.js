// The companion's service worker: the page as it was built, from the phone, with or without a network.
// An update is fetched whole beside the old page and waits until that is closed, or until somebody takes it.
// What people have written down is in IndexedDB, which this file never touches.
const VERSION = '__VERSION__';
const CACHE = `companion-${VERSION}`;
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
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
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  const wanted = event.request.mode === 'navigate' ? '/companion' : url.pathname;
  const answer = async () => (await (await caches.open(CACHE)).match(wanted)) ?? fetch(event.request);
  event.respondWith(answer());
});
