/** The page on the phone: its service worker, an update that waits, and a screen that stays awake. */

class Update {
  waiting: ServiceWorker | null = $state.raw(null);
  offline = $state(false); // the page works without a network from now on

  take(): void {
    this.waiting?.postMessage('take over');
  }
}
export const update = new Update();

const KEPT = 'language'; // a cache with nothing but its code: what a worker that is installed next takes along
const ADDRESS = '/companion/language';

/** The language whose words are on this phone; nothing if none is known to be. */
export async function keptLanguage(): Promise<string | undefined> {
  return (await globalThis.caches?.match(ADDRESS, { cacheName: KEPT }))?.text();
}

/** From now on the worker keeps the words of a language. False if it has not got them, and cannot have them now. */
export async function keepLanguage(language: string): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  if (worker) {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<boolean>((done) => {
      port1.onmessage = (event) => done(event.data === true);
      setTimeout(() => done(true), 4000); // a worker of an older page knows all it has, and does not answer
    });
    worker.postMessage({ keep: language }, [port2]);
    if (!(await answered)) return false;
  }
  await globalThis.caches?.open(KEPT).then((cache) => cache.put(ADDRESS, new Response(language)));
  return true;
}

export async function installable(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await keepLanguage(language).catch(() => false);
  let had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (had) location.reload(); // somebody took an update; everything is in the phone's storage
    had = true;
  });
  await navigator.serviceWorker
    .register('/companion-sw.js', { scope: '/companion', updateViaCache: 'none' })
    .then((registration) => {
      update.offline = registration.active !== null;
      const watch = (): void => {
        const coming = registration.installing;
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed' && registration.active) update.waiting = coming;
          if (coming.state === 'activated') update.offline = true;
        });
      };
      if (registration.waiting && registration.active) update.waiting = registration.waiting;
      watch();
      registration.addEventListener('updatefound', watch);
    })
    .catch(() => undefined); // without it the page works as long as the server is there
}

class Awake {
  on = $state(false);
  private lock: WakeLockSentinel | null = null;
  private asking = false; // a touch while the answer is on its way asks for no second lock

  /** Asked for again whenever the page becomes visible: browsers give the lock up when it is hidden. */
  start(): () => void {
    const ask = (): void => void this.ask();
    ask();
    document.addEventListener('visibilitychange', ask);
    document.addEventListener('pointerup', ask); // some give it only after a touch
    return () => {
      document.removeEventListener('visibilitychange', ask);
      document.removeEventListener('pointerup', ask);
      void this.lock?.release();
    };
  }

  private async ask(): Promise<void> {
    if (this.asking || document.visibilityState !== 'visible' || (this.lock !== null && !this.lock.released)) return;
    this.asking = true;
    try {
      this.lock = await navigator.wakeLock.request('screen');
      this.on = true;
      this.lock.addEventListener('release', () => (this.on = false));
    } catch {
      this.on = false; // not offered here, or the battery is low
    }
    this.asking = false;
  }
}
export const awake = new Awake();
