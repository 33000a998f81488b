import type { CartContext } from '../../../machines/cart/cart.types';
import type { CartApi } from '../../api/cart-api';

type Pending = Pick<CartContext, 'lines' | 'wanted' | 'sending'>;

/**
 * What was pressed last must survive a reload in the same moment: the quantities are absolute, so it does no harm
 * that one of them may be under way already [CART-61].
 */
export function saveOnLeaving(api: Pick<CartApi, 'sendLast'>, pending: () => Pending | null): void {
  window.addEventListener('pagehide', () => {
    const cart = pending();
    if (cart === null) return;
    const wishes = cart.sending ? [cart.sending, ...cart.wanted] : cart.wanted;
    const latest = new Map(wishes.map(({ lineId, quantity }) => [lineId, quantity]));
    api.sendLast(
      cart.lines.flatMap((line) => {
        const quantity = latest.get(line.id);
        return quantity === undefined ? [] : [{ ...line, quantity }];
      }),
    );
  });
}
