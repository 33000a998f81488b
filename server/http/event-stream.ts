import { Readable } from 'node:stream';

/** How long a browser's `EventSource` waits before it reconnects, in milliseconds. */
const RETRY = 3000;
/**
 * The maximum number of bytes that are buffered for a slow client. Above it, only the newest event of each
 * name is kept.
 */
const WAITING = 4096;

/** A response with server-sent events. It stays open until one side ends it. */
export type EventStream = {
  body: Readable;
  /** Sends an event. A client that reconnects sends the last `id` that it has received. */
  send(event: string, data: object, id?: string): void;
  /**
   * Sends a keep-alive, because proxies close idle connections. Also ends the stream of a client that has not
   * read for long.
   */
  beat(event?: string): void;
  end(): void;
};

/** Headers against caches that would store the stream and proxies that would buffer it. */
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
  // A client that disconnects mid-stream is not an error.
  body.on('error', () => undefined);
  body.push(`retry: ${RETRY}\n\n`);
  return {
    body,
    send(event, data, id) {
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
