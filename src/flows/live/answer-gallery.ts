import type { AnyActorRef } from 'xstate';
import { CHANNEL, CONNECTED, DISCONNECTED, PAGE_CLOSED, PAGE_OPENED } from './wire';

/** Actor ids repeat in every tab. This prefix makes them unique. */
const page = Math.random().toString(36).slice(2, 10);

/** Waits for a flow gallery in another tab. Until one connects, nothing is loaded, observed or sent. */
export function answerGallery(storefront: AnyActorRef): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  let stop: (() => void) | null = null;
  let latest = 0;
  channel.onmessage = async ({ data }) => {
    const type: unknown = data?.type;
    if (type !== CONNECTED && type !== DISCONNECTED) return;
    latest += 1;
    const own = latest;
    stop?.();
    stop = null;
    if (type === DISCONNECTED || isGallery()) return;
    const { reportToGallery } = await import('./report-to-gallery');
    // A newer gallery connected, or this one left, during the download.
    if (own !== latest) return;
    stop = reportToGallery(storefront, page, (event) => channel.postMessage(event));
  };
  if (!isGallery()) channel.postMessage({ type: PAGE_OPENED, page });
  window.addEventListener('pagehide', () => channel.postMessage({ type: PAGE_CLOSED, page }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) channel.postMessage({ type: PAGE_OPENED, page });
  });
}

const isGallery = () => location.pathname.startsWith('/flows');
