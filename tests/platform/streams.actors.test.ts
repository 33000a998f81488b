import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError, type ApiErrorCode } from '../../src/api/api-error';
import { longerPause, reportStreamEnd } from '../../src/platform/streams.actors';

afterEach(() => void vi.useRealTimers());

async function endOf(stream: Promise<void>, isOver?: () => boolean): Promise<unknown[]> {
  const received: unknown[] = [];
  const { signal } = new AbortController();
  reportStreamEnd(stream, { signal, sendBack: (end) => received.push(end.type), ...(isOver && { isOver }) });
  await Promise.resolve().then(() => undefined);
  return received;
}

it.each<[ApiErrorCode, string]>([
  ['offline', 'stream.ended'],
  ['timeout', 'stream.ended'],
  ['server', 'stream.ended'],
  ['tooMany', 'stream.ended'],
  ['refused', 'stream.refused'],
  ['unauthorized', 'stream.refused'],
  ['notFound', 'stream.refused'],
])(
  'a stream that failed with %s ends with the event %s, for retrying or giving up [CART-62, CHAT-02, ORD-05]',
  async (code, end) => {
    expect(await endOf(Promise.reject(new ApiError(code)))).toEqual([end]);
  },
);

it('a stream that the server ended is retried, but not one that failed before its first event [ORD-05]', async () => {
  expect(await endOf(Promise.resolve())).toEqual(['stream.ended']);
  expect(await endOf(Promise.reject(new ApiError('server')), () => true)).toEqual(['stream.refused']);
  expect(await endOf(Promise.reject(new TypeError('broken')))).toEqual(['stream.refused']);
});

it('a listener that is already closed receives no event about the end of its stream', async () => {
  const received: unknown[] = [];
  const controller = new AbortController();
  controller.abort();
  const stream = Promise.reject(new ApiError('server'));
  reportStreamEnd(stream, { signal: controller.signal, sendBack: (end) => received.push(end) });
  await stream.catch(() => undefined);
  expect(received).toEqual([]);
});

it.each([
  [1, 500, 1_000],
  [3, 2_000, 4_000],
  [20, 30_000, 60_000],
])(
  'the pause after failure number %i is random between %i and %i ms [CART-62, CHAT-02]',
  async (failures, shortest, longest) => {
    vi.useFakeTimers();
    for (const [chance, length] of [
      [0, shortest],
      [1, longest],
    ] as const) {
      const pause = createActor(
        longerPause(() => chance),
        { input: { failures } },
      ).start();
      await vi.advanceTimersByTimeAsync(length - 1);
      expect(pause.getSnapshot().status).toBe('active');
      await vi.advanceTimersByTimeAsync(1);
      expect(pause.getSnapshot().status).toBe('done');
    }
  },
);
