import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageCalm } from '../../src/platform/page-calm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function load(...ends: number[]) {
  const began = performance.now();
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () =>
      ends
        .map((end) => ({ responseEnd: began + end }))
        .filter(({ responseEnd }) => responseEnd <= performance.now()) as never,
  );
  const leaving = new AbortController();
  const seen = { calmAfter: -1 };
  void pageCalm(leaving.signal).then(() => {
    seen.calmAfter = performance.now() - began;
  });
  return { seen, leave: () => leaving.abort() };
}

it('is calm two seconds after the last thing has arrived [NFR-07]', async () => {
  const { seen } = load(0, 1_500, 3_000);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(seen.calmAfter).toBe(-1);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.calmAfter).toBe(5_000);
});

it('is not waited for without end [NFR-07]', async () => {
  const { seen } = load(...Array.from({ length: 100 }, (_, index) => index * 1_000));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(seen.calmAfter).toBeGreaterThanOrEqual(20_000);
  expect(seen.calmAfter).toBeLessThan(23_000);
});

it('is no longer waited for when the page has gone', async () => {
  const { seen, leave } = load(0, 1_500, 3_000, 4_500);
  leave();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen.calmAfter).toBeGreaterThanOrEqual(0);
});
