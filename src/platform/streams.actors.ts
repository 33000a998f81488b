import { fromPromise } from 'xstate';
import { ApiError, type ApiErrorCode } from '../api/api-error';

const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
const PASSING: readonly ApiErrorCode[] = ['offline', 'timeout', 'server', 'tooMany'];

/**
 * `stream.ended` may be retried. `stream.refused` is final: the stream is not available for this caller or
 * server.
 */
type StreamEnd = { type: 'stream.ended' | 'stream.refused' };

type Listener = {
  signal: AbortSignal;
  sendBack(end: StreamEnd): void;
  /** Treats a temporary failure as final. */
  isOver?(): boolean;
};

/** Reports how the stream ended, unless its listener has stopped. */
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

/** Exponential backoff with jitter. */
export const longerPause = (random: () => number) =>
  fromPromise<void, { failures: number }>(
    ({ input, signal }) =>
      new Promise((resolve) => {
        const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (input.failures - 1));
        const timer = setTimeout(resolve, longest * (0.5 + random() / 2));
        signal.addEventListener('abort', () => clearTimeout(timer));
      }),
  );
