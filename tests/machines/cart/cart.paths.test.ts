import { quantityRefusal } from '../../../domain/cart';
import { shownLines } from '../../../machines/cart/cart.view';
import { checkModel } from '../../support/check-model';
import { cartModel } from './cart.model';

checkModel(cartModel, {
  'a failed cart names its failure': (at) => !at.matches({ lines: 'failed' }) || at.context.failure !== null,
  'an empty cart shows no lines, a filled one some': (at) =>
    at.matches({ lines: 'filled' }) === (at.context.isLoaded && shownLines(at.context).length > 0),
  'a cart that was read once is never loading or failed again': (at) =>
    !at.context.isLoaded || at.matches({ lines: 'filled' }) || at.matches({ lines: 'empty' }),
  'no line is shown beyond its stock or limit': (at) =>
    shownLines(at.context).every(
      ({ item, selection, quantity }) => !quantityRefusal(item, selection, quantity),
    ),
  'a change is under way exactly while one is being sent': (at) =>
    (at.context.sending !== null) ===
    (at.matches({ syncing: 'sending' }) || at.matches({ syncing: 'removing' })),
  'nothing waits while the cart rests': (at) =>
    !at.matches({ syncing: 'idle' }) || (at.context.wanted.length === 0 && at.context.errands.length === 0),
  'the customer wants one thing of a line': (at) =>
    new Set(at.context.wanted.map(({ lineId }) => lineId)).size === at.context.wanted.length,
  'Undo is offered exactly while the old cart is known': (at) =>
    at.matches({ undo: 'none' }) === (at.context.undo === null),
});
