import { fromCallback } from 'xstate';
import { CHANNEL, CONNECTED, isGalleryUpdate } from '../live/wire';

/** Receives the reports of the shop's pages, in every view of the gallery. */
export const listen = fromCallback(({ sendBack }) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (isGalleryUpdate(data)) sendBack({ type: 'report.received', report: data });
  };
  // The pages report their flows again, so the recording knows the state in which each one begins.
  channel.postMessage({ type: CONNECTED });
  return () => channel.close();
});
