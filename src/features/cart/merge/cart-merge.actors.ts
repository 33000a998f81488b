import { fromPromise } from 'xstate';
import { cartMergeMachine } from '../../../../machines/cart/cart-merge.machine';
import { flowIn } from '../../../platform/flows';
import { errand } from '../errand';

export const provideCartMerge = () =>
  cartMergeMachine.provide({
    actors: {
      mergeCarts: fromPromise(({ input, ...asker }) =>
        errand<'merge'>(flowIn(asker.self, 'cart'), { type: 'merge', ...input }, asker),
      ),
    },
  });
