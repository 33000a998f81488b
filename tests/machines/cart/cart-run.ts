import { createActor, SimulatedClock } from 'xstate';
import type { CartLine } from '../../../domain/cart';
import { cartMachine } from '../../../machines/cart/cart.machine';
import type { CartAnswer, CartCommand } from '../../../machines/cart/cart.types';
import { shownLines } from '../../../machines/cart/cart.view';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { request } from './add-to-cart.model';
import { given } from './cart.model';
import { cartItem } from './cart-lines';

const EFFECTS = [
  ...(['loadCart', 'setQuantity', 'removeLine', 'clearCart', 'restoreCart'] as const),
  ...(['addItem', 'acceptChanges', 'mergeCarts', 'compareVersions'] as const),
] as const;
type Effect = (typeof EFFECTS)[number];

/** A running cart. The test decides when the server responds. */
export async function startCart(lines?: CartLine[]) {
  const effects = deferredActors(...EFFECTS);
  const clock = new SimulatedClock();
  const cart = createActor(cartMachine.provide({ actors: effects.actors }), { clock });
  const emitted = emittedBy(cart);
  cart.start();
  const answer = async (effect: Effect, output: CartAnswer) => {
    effects.latest(effect).resolve(output);
    await settled();
  };
  const fail = async (effect: Effect, error: unknown) => {
    effects.latest(effect).reject(error);
    await settled();
  };
  const give = (command: CartCommand) => cart.send(given(command));
  if (lines) await answer('loadCart', lines);
  return {
    cart,
    clock,
    emitted,
    answer,
    fail,
    give,
    /** Adds the last of these lines; `isClearing` removes the others first. */
    add: async (left: CartLine[], isClearing = false) => {
      give({ type: 'add', request: request({ item: left.at(-1)?.item ?? cartItem() }), isClearing });
      await answer('addItem', left);
    },
    /** Ends the debounce after the last press. */
    rest: () => clock.increment(400),
    shown: () => shownLines(cart.getSnapshot().context).map(({ id, quantity }) => [id, quantity]),
    inputs: (effect: Effect) => effects.callsOf(effect).map(({ input }) => input),
    notices: () => emitted.filter(({ type }) => type === 'notice'),
    press: (type: 'line.increased' | 'line.decreased' | 'line.removed', lineId = 1, times = 1) => {
      for (let press = 0; press < times; press += 1) cart.send({ type, lineId });
    },
  };
}
