import { useEffect, useReducer } from 'react';
import { type Live, nothingLive, withNews, withoutPage } from './live-actors';
import { CHANNEL, CONNECTED, DISCONNECTED, isNews, PAGE_CLOSED, PAGE_OPENED } from './wire';

/** Asks the app's pages in this browser to report their flows while the gallery is open. */
export function useLive() {
  const [live, dispatch] = useReducer(subscriptions, nothingLive);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    const leave = () => channel.postMessage({ type: DISCONNECTED });
    channel.onmessage = ({ data }) => {
      dispatch(data);
      // Repeats the request after another gallery has closed, which stops the reports, or a page has opened.
      if (data?.type === DISCONNECTED || data?.type === PAGE_OPENED) channel.postMessage({ type: CONNECTED });
    };
    channel.postMessage({ type: CONNECTED });
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      channel.close();
    };
  }, []);
  return live;
}

function subscriptions(live: Live, data: unknown): Live {
  if (isNews(data)) return withNews(live, data);
  const { type, page } = (data ?? {}) as { type?: unknown; page?: unknown };
  return type === PAGE_CLOSED && typeof page === 'string' ? withoutPage(live, page) : live;
}
