import { fromPromise } from 'xstate';
import { ApiError, type ApiErrorCode } from '../api/api-error';

const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
const PASSING: readonly ApiErrorCode[] = ['offline', 'timeout', 'server', 'tooMany'];

/**
 * How a stream ended. `stream.ended`: may be opened again. `stream.refused`: final, because the server offers
 * this customer no stream.
 */
type StreamEnd = { type: 'stream.ended' | 'stream.refused' };

type Listener = {
  signal: AbortSignal;
  sendBack(end: StreamEnd): void;
  /** Returns true if even a temporary failure is final. */
  isOver?(): boolean;
};

/** Sends the event for the end of the stream, unless its listener has stopped. */
export function reportStreamEnd(
  stream: Promise<void>,
  { signal, sendBack, isOver = () => false }: Listener,
): void {
  stream.then(
    () => sendBack({ type: 'stream.ended' }),
    (error: unknown) => {
      if (signal.aborted) return;
      const isPassing = !isOver() && error instanceof ApiError && PASSING.includes(error.code);
      sendBack({ type: isPassing ? 'stream.ended' : 'stream.refused' });
    },
  );
}

/** Returns a function that computes the next pause: exponential backoff with a random part. */
export const longerPause = (random: () => number) =>
  fromPromise<void, { failures: number }>(
    ({ input, signal }) =>
      new Promise((resolve) => {
        const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (input.failures - 1));
        const timer = setTimeout(resolve, longest * (0.5 + random() / 2));
        signal.addEventListener('abort', () => clearTimeout(timer));
      }),
  );
