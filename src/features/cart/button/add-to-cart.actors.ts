import { fromPromise } from 'xstate';
import { addToCartMachine } from '../../../../machines/cart/add-to-cart.machine';
import { flowIn } from '../../../platform/flows';
import { errand } from '../errand';

export const provideAddToCart = () =>
  addToCartMachine.provide({
    actors: {
      addToCart: fromPromise(({ input, ...asker }) =>
        errand<'add'>(flowIn(asker.self, 'cart'), { type: 'add', ...input }, asker),
      ),
    },
  });
