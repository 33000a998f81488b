import { fromPromise } from 'xstate';
import { ApiError, type ApiErrorCode } from '../api/api-error';

const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
const PASSING: readonly ApiErrorCode[] = ['offline', 'timeout', 'server', 'tooMany'];

/** `stream.ended` may be tried again; `stream.refused` is not for this caller, or not on this server. */
type StreamEnd = { type: 'stream.ended' | 'stream.refused' };

type Listener = {
  signal: AbortSignal;
  sendBack(end: StreamEnd): void;
  /** What refuses a stream for good although it sounds as if it passed. */
  isOver?(): boolean;
};

/** Tells how a stream of the server ended, unless its listener has left. */
export function tellItsEnd(
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

/** Longer with each failure, and never for all devices at the same moment. */
export const longerPause = (random: () => number) =>
  fromPromise<void, { failures: number }>(
    ({ input, signal }) =>
      new Promise((resolve) => {
        const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (input.failures - 1));
        const timer = setTimeout(resolve, longest * (0.5 + random() / 2));
        signal.addEventListener('abort', () => clearTimeout(timer));
      }),
  );
