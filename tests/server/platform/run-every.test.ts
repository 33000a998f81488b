import { afterEach, expect, it, vi } from 'vitest';
import { runEvery } from '../../../server/db/run-every';

vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());

const EVERY = 1000;

it('a periodic task runs one at a time and reports its errors', async () => {
  const reported: unknown[] = [];
  const ends: ((error?: unknown) => void)[] = [];
  const end = runEvery(
    EVERY,
    () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
    (error) => reported.push(error),
  );
  await vi.advanceTimersByTimeAsync(3 * EVERY);
  expect(ends).toHaveLength(1);
  ends[0]?.('lost');
  await vi.advanceTimersByTimeAsync(EVERY);
  expect([reported, ends.length]).toEqual([['lost'], 2]);
  ends[1]?.();
  await end();
  await vi.advanceTimersByTimeAsync(3 * EVERY);
  expect(ends).toHaveLength(2);
});

it('stopping a periodic task waits for the current run', async () => {
  let finish = () => {};
  const end = runEvery(
    EVERY,
    () => new Promise<void>((resolve) => (finish = resolve)),
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(EVERY);
  let hasEnded = false;
  const ended = end().then(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(hasEnded).toBe(false);
  finish();
  await ended;
  expect(hasEnded).toBe(true);
});
