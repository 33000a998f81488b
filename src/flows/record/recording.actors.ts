import { fromCallback } from 'xstate';
import { CHANNEL, CONNECTED, isNews } from '../live/wire';

/** Receives the reports of the shop's pages, also while the gallery shows another view. */
export const listen = fromCallback(({ sendBack }) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (isNews(data)) sendBack({ type: 'report.received', report: data });
  };
  // The pages introduce their flows again, so the recording knows the state where each one begins.
  channel.postMessage({ type: CONNECTED });
  return () => channel.close();
});
