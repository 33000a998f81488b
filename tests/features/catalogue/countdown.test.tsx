import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Countdown } from '../../../src/features/catalogue/flash-sale/countdown';
import { T0 } from '../../domain/demo-items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

// Otherwise the fake timers would stay installed for the next tests.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('the countdown of a sale runs until the sale ends and stops there [CAT-12]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let now = T0;
  await renderPage(
    <ShopPage now={() => now}>
      <Countdown endsAt={T0 + 2_000} />
    </ShopPage>,
  );
  expect(screen.getByRole('timer').textContent).toBe('000002');
  now += 1_000;
  await pass(1_000);
  expect(screen.getByRole('timer').textContent).toBe('000001');
  now += 5_000;
  await pass(1_000);
  expect(screen.getByRole('timer').textContent).toBe('000000');
  cleanup();
  // A running interval adds a timer every second. Deferred work adds none.
  const begun = vi.spyOn(globalThis, 'setTimeout');
  await pass(5_000);
  expect(begun.mock.calls.length).toBeLessThan(4);
});
