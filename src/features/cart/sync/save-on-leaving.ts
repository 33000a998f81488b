import type { CartContext, WantedQuantity } from '../../../../machines/cart/cart.types';
import type { CartApi } from '../../../api/cart-api';

type LastWish = Omit<WantedQuantity, 'lineId'>;
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
    const waiting = new Map<number, LastWish>();
    for (const { lineId, ...wish } of wishes) waiting.set(lineId, { ...waiting.get(lineId), ...wish });
    api.sendLast(
      cart.lines.flatMap(({ id, item, selection }) => {
        const wish = waiting.get(id);
        return wish === undefined ? [] : [{ id, item, selection, ...wish }];
      }),
    );
  });
}
