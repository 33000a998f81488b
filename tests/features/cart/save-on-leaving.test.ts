import { expect, it, vi } from 'vitest';
import type { CartApi } from '../../../src/api/cart-api';
import { saveOnLeaving } from '../../../src/features/cart/sync/save-on-leaving';
import { cartLine } from '../../machines/cart/cart-lines';

type Pending = NonNullable<ReturnType<Parameters<typeof saveOnLeaving>[1]>>;

const leave = () => window.dispatchEvent(new Event('pagehide'));

it('a page that is left sends the latest quantity of each line that waits [CART-61]', () => {
  const sendLast = vi.fn<CartApi['sendLast']>();
  const lines = [cartLine(1), cartLine(2), cartLine(3)];
  let pending: Pending = {
    lines,
    sending: { lineId: 1, quantity: 2 },
    wanted: [
      { lineId: 1, quantity: 5 },
      { lineId: 3, quantity: 0 },
    ],
  };
  saveOnLeaving({ sendLast }, () => pending);

  leave();
  expect(sendLast.mock.lastCall?.[0].map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 5],
    [3, 0],
  ]);

  pending = { ...pending, wanted: [] };
  leave();
  expect(sendLast.mock.lastCall?.[0].map(({ id, quantity }) => [id, quantity])).toEqual([[1, 2]]);
});
