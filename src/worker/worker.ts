/** The service worker: offline cache and push messages. */

import { cacheStrategyOf, isServerUnavailable, MAX_PICTURES, maySkipWaiting } from '../../domain/offline';
import { openMessage, showMessage } from './messages';
import { offlineFallback } from './offline-fallback';

declare const self: ServiceWorkerGlobalScope;
/** The build defines these: the files of the first screens and a hash of them. */
declare const __BUILD__: string;
declare const __ENTRY__: string;
declare const __SHELL__: string[];

const FILES = 'souk-files ';
const ownFiles = FILES + __BUILD__;
const PICTURES = 'souk-pictures';
const SHELL = '/index.html';
/** Milliseconds until the cached page replaces a slow response. */
const LONGEST_WAIT = 8000;
const MAX_LOADED_FILES = 400;
/** Cached files are the same for every request, whatever its headers. */
const FOR_ALL = { ignoreVary: true };

/**
 * Caches all files of the app shell or none. The new worker activates once no page of the previous one is
 * open.
 */
self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(mountApp()));
self.addEventListener('push', (event) => event.waitUntil(showMessage(self.registration, event.data)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openMessage(self.clients, event.notification)),
);

self.addEventListener('message', (event) => {
  const { type, addresses, entry } = (event.data ?? {}) as {
    type?: unknown;
    addresses?: unknown;
    entry?: unknown;
  };
  if (type === 'page.loaded' && Array.isArray(addresses)) event.waitUntil(keepLoaded(addresses));
  if (type === 'worker.found') event.waitUntil(mountSoon(String(entry).endsWith(__ENTRY__)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (requestKind(request)) {
    case 'page':
      return event.respondWith(pageOrShell(event));
    case 'unchanging':
      return event.respondWith(cachedOrFetched(request));
    case 'newest':
      return event.respondWith(newOrKept(request, ownFiles));
    case 'picture':
      return event.respondWith(newOrKept(request, PICTURES));
  }
});

function requestKind({ method, mode, url }: Request) {
  const { origin, pathname } = new URL(url);
  const isHere = origin === self.location.origin;
  return cacheStrategyOf({ method, isPage: mode === 'navigate', isHere, path: pathname });
}

async function keepShell(): Promise<void> {
  const files = await caches.open(ownFiles);
  const [page] = await Promise.all([
    // Requested without credentials, so that no customer's data is cached.
    fetch(SHELL, { credentials: 'omit', cache: 'no-cache' }),
    files.addAll(__SHELL__),
  ]);
  const html = page.ok ? await page.text() : '';
  if (!html.includes(__ENTRY__)) throw new Error(`The page (${page.status}) is not of this build`);
  // Inlined data would be stale. Without it the app sends the requests.
  const bare = html.replace(/<script type="application\/json" id="souk-boot">[\s\S]*?<\/script>/, '');
  await files.put(SHELL, new Response(bare, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
}

async function mountApp(): Promise<void> {
  const outlived = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== ownFiles);
  await Promise.all(outlived.map((name) => caches.delete(name)));
  // The browser requests the page while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function mountSoon(isOwnPage: boolean): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (maySkipWaiting({ openPages: pages.length, isOwnPage })) await self.skipWaiting();
}

async function pageOrShell(event: FetchEvent): Promise<Response> {
  const shell = () => caches.match(SHELL, { cacheName: ownFiles, ...FOR_ALL });
  try {
    const coming = Promise.resolve(event.preloadResponse as Promise<Response | undefined>).then(
      (early) => early ?? fetch(event.request),
    );
    const page = await Promise.race([coming, late()]);
    if (page !== null && !isServerUnavailable(page.status)) return page;
    return (await shell()) ?? page ?? (await coming);
  } catch {
    return (await shell()) ?? offlineFallback();
  }
}

const late = () =>
  new Promise<null>((resolve) =>
    AbortSignal.timeout(LONGEST_WAIT).addEventListener('abort', () => resolve(null)),
  );

async function cachedOrFetched(request: Request): Promise<Response> {
  const files = await caches.open(ownFiles);
  const cached = await files.match(request, FOR_ALL);
  if (cached !== undefined) return cached;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

async function newOrKept(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await cache.put(request, answer.clone()).then(() => trim(cache, name));
    return answer;
  } catch (error) {
    const cached = await cache.match(request, FOR_ALL);
    if (cached !== undefined) return cached;
    throw error;
  }
}

async function trim(cache: Cache, name: string): Promise<void> {
  if (name !== PICTURES) return;
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, -MAX_PICTURES).map((request) => cache.delete(request)));
}

/** Caches the files that the page loaded before the worker was active. */
async function keepLoaded(addresses: readonly unknown[]): Promise<void> {
  for (const address of addresses.slice(-MAX_LOADED_FILES)) {
    const request = new Request(String(address));
    const kind = requestKind(request);
    const name = kind === 'unchanging' ? ownFiles : kind === 'picture' ? PICTURES : null;
    if (name === null) continue;
    const cache = await caches.open(name);
    if ((await cache.match(request, FOR_ALL)) === undefined) await cache.add(request).catch(() => undefined);
    await trim(cache, name);
  }
}
