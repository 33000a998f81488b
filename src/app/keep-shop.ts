import type { RequestScope } from '../api/client';
import type { OfflineCache } from '../api/offline-cache';
import { inlinedAnswers } from '../api/response-cache';
import { readInlined } from '../platform/boot-data';

type Shop = { offlineCache: OfflineCache; scope: () => RequestScope };

/** Fills the response cache and starts the service worker, so that the shop opens offline [NFR-08, X-15]. */
export async function keepShop({ offlineCache, scope }: Shop): Promise<void> {
  if (!('caches' in window)) return;
  for (const [path, body] of inlinedAnswers(readInlined()))
    offlineCache.store({ path, query: {}, ...scope() }, body);
  await offlineCache.begin();
  // In development a service worker would serve outdated files.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startWorker();
}

async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/worker.js');
  const offerPlace = () => {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
    registration.waiting?.postMessage({ type: 'worker.found', entry });
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offerPlace),
  );
  offerPlace();
  const { active } = await navigator.serviceWorker.ready;
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'page.loaded', addresses });
}
