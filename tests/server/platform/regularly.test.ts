import { afterEach, expect, it, vi } from 'vitest';
import { regularly } from '../../../server/db/regularly';

vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());

const EVERY = 1000;

it('works again and again, one at a time, and reports what goes wrong', async () => {
  const reported: unknown[] = [];
  const ends: ((error?: unknown) => void)[] = [];
  const end = regularly(
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

it('has ended when what was begun is done: nothing asks a database that is closed', async () => {
  let finish = () => {};
  const end = regularly(
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
