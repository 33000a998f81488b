import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Countdown } from '../../src/ui/countdown';
import { ShopPage } from '../support/shop-page';
import { renderPage } from '../support/walk-page';

afterEach(() => vi.useRealTimers());

/** Two seconds before the end. */
async function show() {
  const onEnd = vi.fn();
  let now = 0;
  await renderPage(
    <ShopPage>
      <Countdown endsAt={2_000} now={() => now} onEnd={onEnd} />
    </ShopPage>,
  );
  return {
    onEnd,
    pass: (milliseconds: number) => {
      now += milliseconds;
      act(() => void vi.advanceTimersByTime(milliseconds));
    },
  };
}

it('says once that it has ended, and goes no further [CAT-12]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { onEnd, pass } = await show();
  pass(1_000);
  expect(screen.getByRole('timer').textContent).toBe('000001');
  expect(onEnd).not.toHaveBeenCalled();
  pass(1_000);
  pass(5_000);
  expect(screen.getByRole('timer').textContent).toBe('000000');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends nothing on a page that is gone [CAT-12]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { onEnd, pass } = await show();
  cleanup();
  pass(5_000);
  expect(onEnd).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
