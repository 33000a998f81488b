import { createActor } from 'xstate';
import type { CartLine } from '../../../domain/cart';
import { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

/** A running flow. The test decides when the server responds. */
export function startAddToCart() {
  const effects = deferredActors('addToCart', 'readCart');
  const flow = createActor(addToCartMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  return {
    flow,
    emitted,
    notices: () => emitted.flatMap((event) => (event.type === 'notice' ? [event.code] : [])),
    inputs: () => effects.callsOf('addToCart').map(({ input }) => input),
    answer: async (lines: CartLine[]) => {
      effects.latest('addToCart').resolve(lines);
      await settled();
    },
    /** The server's lines, loaded after a rejection. */
    readCart: async (lines: CartLine[]) => {
      effects.latest('readCart').resolve(lines);
      await settled();
    },
    failReading: async (error: unknown) => {
      effects.latest('readCart').reject(error);
      await settled();
    },
    fail: async (error: unknown) => {
      effects.latest('addToCart').reject(error);
      await settled();
    },
  };
}
