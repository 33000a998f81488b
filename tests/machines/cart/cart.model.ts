import { cartMachine } from '../../../machines/cart/cart.machine';
import { createModel } from '../../support/model';
import { cartLine } from './cart-lines';

const one = [cartLine(1, 1, { stock: 2 })];
const two = [cartLine(1, 2, { stock: 2 })];
const full = [cartLine(1, 2, { maximumQuantity: 2 })];
const answers = ['loadCart', 'setQuantity', 'removeLine', 'clearCart', 'restoreCart'] as const;

export const cartModel = createModel(cartMachine, {
  fixtures: [
    { type: 'line.increased', lineId: 1 },
    { type: 'line.decreased', lineId: 1 },
    { type: 'line.removed', lineId: 1 },
    { type: 'cart.replaced', lines: one, undo: two },
    { type: 'cart.replaced', lines: full, undo: null },
    ...answers.flatMap((actor) => [
      { type: `xstate.done.actor.${actor}` as const, output: one },
      { type: `xstate.done.actor.${actor}` as const, output: [] },
      { type: `xstate.error.actor.${actor}` as const, error: { code: 'server' } },
    ]),
    { type: 'xstate.error.actor.setQuantity', error: { code: 'offline' } },
    { type: 'xstate.error.actor.removeLine', error: { code: 'offline' } },
  ],
  vertex: ({ context: { lines, isLoaded, wanted, sending, errands, failure, undo } }) => [
    lines.map(({ quantity, item }) => [quantity, item.stock, item.maximumQuantity]),
    isLoaded,
    wanted,
    sending,
    [...errands].sort(),
    failure?.code,
    undo !== null,
  ],
  // The drawer is on its own, and errands beyond the first only wait longer.
  stopWhen: ({ context, value }) =>
    context.errands.length > 1 || (value.drawer === 'open' && context.isLoaded),
  limit: 3_000,
});
