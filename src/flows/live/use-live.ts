import { useEffect, useReducer } from 'react';
import { type Live, nothingLive, withoutPage, withUpdate } from './live-actors';
import { CHANNEL, CONNECTED, DISCONNECTED, isGalleryUpdate, PAGE_CLOSED, PAGE_OPENED } from './wire';

/** Asks the app's pages in this browser to report their flows while the gallery is open. */
export function useLive() {
  const [live, dispatch] = useReducer(subscriptions, nothingLive);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    const leave = () => channel.postMessage({ type: DISCONNECTED });
    channel.onmessage = ({ data }) => {
      dispatch(data);
      // Another gallery's disconnect stops the reports, and a new page has not connected. Both need the
      // request again.
      if (data?.type === DISCONNECTED || data?.type === PAGE_OPENED) channel.postMessage({ type: CONNECTED });
    };
    channel.postMessage({ type: CONNECTED });
    window.addEventListener('pagehide', leave);
    const stopReceiving = receiveFromOpener(dispatch);
    return () => {
      leave();
      stopReceiving();
      window.removeEventListener('pagehide', leave);
      channel.close();
    };
  }, []);
  return live;
}

function subscriptions(live: Live, data: unknown): Live {
  if (isGalleryUpdate(data)) return withUpdate(live, data);
  const { type, page } = (data ?? {}) as { type?: unknown; page?: unknown };
  return type === PAGE_CLOSED && typeof page === 'string' ? withoutPage(live, page) : live;
}

/** Receives the messages of an app that opened the gallery with `?inspect=<address>/flows`. */
function receiveFromOpener(onMessage: (data: unknown) => void): () => void {
  const opener: Window | null = window.opener;
  if (!opener) return () => {};
  const listening = new AbortController();
  window.addEventListener(
    'message',
    ({ data, source }) => {
      // A page of this shop already reports over the channel.
      if (source === opener && !isOfThisShop(opener)) onMessage(data);
    },
    { signal: listening.signal },
  );
  opener.postMessage({ type: CONNECTED }, '*');
  return () => {
    opener.postMessage({ type: DISCONNECTED }, '*');
    listening.abort();
  };
}

function isOfThisShop(opener: Window): boolean {
  try {
    return opener.location.origin === location.origin;
  } catch {
    // A page of another origin hides its URL.
    return false;
  }
}
