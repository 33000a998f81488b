import { fromCallback } from 'xstate';
import { CONNECTED, DISCONNECTED, type GalleryUpdate } from './wire';

/** `link` reports whether the receiver is connected. `send` delivers one message. */
export type Receiver = { link: ReturnType<typeof fromCallback>; send: (event: GalleryUpdate) => void };

const RETRY = 5_000;

/** A window, such as Stately's page, that posts a message when it is ready. */
export function windowReceiver(address: string, self: Window = window): Receiver {
  let opened: Window | null = null;
  return {
    link: fromCallback(({ sendBack }) => {
      const listening = new AbortController();
      self.addEventListener(
        'message',
        ({ data, source }) => {
          if (source !== opened) return;
          if (data?.type === CONNECTED) sendBack({ type: 'receiver.connected' });
          if (data?.type === DISCONNECTED) sendBack({ type: 'receiver.lost' });
        },
        { signal: listening.signal },
      );
      opened = self.open(address, 'xstateinspector');
      // A popup blocker opens no window.
      if (!opened) sendBack({ type: 'receiver.lost' });
      return () => listening.abort();
    }),
    send: (event) => opened?.postMessage(event, new URL(address, self.location.href).origin),
  };
}

/** A WebSocket of the inspector protocol. It reconnects after a disconnect. */
export function socketReceiver(address: string, Socket: typeof WebSocket = WebSocket): Receiver {
  let socket: WebSocket | null = null;
  return {
    link: fromCallback(({ sendBack }) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isLeft = false;
      const open = () => {
        socket = new Socket(address);
        socket.onopen = () => sendBack({ type: 'receiver.connected' });
        socket.onclose = () => {
          if (isLeft) return;
          sendBack({ type: 'receiver.lost' });
          timer = setTimeout(open, RETRY);
        };
      };
      open();
      return () => {
        isLeft = true;
        clearTimeout(timer);
        socket?.close();
      };
    }),
    send: (event) => socket?.send(JSON.stringify(event)),
  };
}
