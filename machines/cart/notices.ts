import type { AddRefusal } from '../../domain/cart';
import { failureNotice, type Notice } from '../shared/notice';
import { required } from '../shared/required';
import type { CartContext, StoredChange } from './cart.types';
import { isUndoOfClearing, lineRefusal } from './cart.view';

/**
 * Returns the notice for a failed change. If another tab or device removed the line, the notice names the
 * item [CART-62].
 */
export function changeFailureNotice({ failure, sending, lines }: CartContext): Notice {
  const known = required(failure, 'failure');
  const line = lines.find(({ id }) => id === sending?.lineId);
  return known.code === 'notFound' && line
    ? { type: 'notice', code: 'changeLost', values: { name: line.item.name } }
    : failureNotice(known);
}

export const restoringNotice = (cart: CartContext): Notice => ({
  type: 'notice',
  code: isUndoOfClearing(cart) ? 'cartRestored' : 'lineRestored',
});

export const lineRefusalNotice = (cart: CartContext, { lineId }: { lineId: number }): Notice => ({
  type: 'notice',
  code: required(lineRefusal(cart, lineId), 'refusal'),
});

/** Returns the notice for a refused item. Its text names the group or the option. */
export function refusalNotice(refusal: AddRefusal): Notice {
  switch (refusal.code) {
    case 'optionsMissing': {
      const { problem, ...values } = refusal.problem;
      return { type: 'notice', code: problem === 'empty' ? 'groupEmpty' : 'groupCount', values };
    }
    case 'variationMissing':
      return { type: 'notice', code: 'variationMissing', values: { title: refusal.title } };
    default:
      return { type: 'notice', code: refusal.code };
  }
}

/** Returns a notice for each stored change whose line is gone. A removal needs no notice [CART-68]. */
export const lossNotices = ({ lines }: Pick<CartContext, 'lines'>, stored: StoredChange[]): Notice[] =>
  stored
    .filter(({ lineId, quantity }) => quantity > 0 && !lines.some(({ id }) => id === lineId))
    .map(({ name }) => ({ type: 'notice', code: 'changeLost', values: { name } }));
