import { Readable } from 'node:stream';

/** Reconnect delay for the browser's EventSource, in milliseconds. */
const RETRY = 3000;
/** Bytes buffered for a slow reader. Above it, only the newest event of each name is kept. */
const WAITING = 4096;

/** A response that stays open: server-sent events. */
export type EventStream = {
  body: Readable;
  /** A reconnecting reader sends the last id that it received. */
  tell(event: string, data: object, id?: string): void;
  /** Keeps idle connections open through proxies and drops a reader that has not read for long. */
  beat(event?: string): void;
  end(): void;
};

/** No cache may store the stream and no proxy may buffer it. */
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
  // A client that disconnects in the middle of a stream is no error.
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
