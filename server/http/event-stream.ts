import { Readable } from 'node:stream';

/** How long a browser's own reader waits before it comes back, in milliseconds. */
const RETRY = 3000;
/** So much may wait for a slow reader, in bytes; what comes later waits as the newest of its name. */
const WAITING = 4096;

/** One answer that stays open: server-sent events. */
export type EventStream = {
  body: Readable;
  /** A reader who comes back says the last id that it has seen. */
  tell(event: string, data: object, id?: string): void;
  /** Keeps proxies from closing what is silent, and lets go of a reader who took nothing since long. */
  beat(event?: string): void;
  end(): void;
};

/** No cache may keep it and no proxy may hold it back until it is long enough to be compressed or passed on. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

export function eventStream(): EventStream {
  const waiting = new Map<string, string>();
  let hasRoom = true;
  const flush = () => {
    for (const [event, text] of waiting) {
      if (!hasRoom || body.destroyed) return;
      waiting.delete(event);
      hasRoom = body.push(text);
    }
  };
  const body = new Readable({
    highWaterMark: WAITING,
    read: () => {
      hasRoom = true;
      flush();
    },
  });
  // Whoever goes away in the middle of a stream is no fault.
  body.on('error', () => undefined);
  body.push(`retry: ${RETRY}\n\n`);
  return {
    body,
    tell(event, data, id) {
      const named = id === undefined ? '' : `id: ${id}\n`;
      waiting.set(event, `${named}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      flush();
    },
    beat(event) {
      if (hasRoom) hasRoom = body.push(event === undefined ? ':\n\n' : `event: ${event}\ndata: {}\n\n`);
      else body.destroy();
    },
    end() {
      if (!body.destroyed) body.push(null);
    },
  };
}
