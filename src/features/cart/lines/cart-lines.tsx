import type { CartLine } from '../../../../domain/cart';
import { useCartRef } from '../cart.context';
import { CartLineRow } from './cart-line-row';

/** The lines of a cart. */
export function CartLines({ lines }: { lines: CartLine[] }) {
  const cart = useCartRef();
  return lines.map((line) => (
    <CartLineRow
      key={line.id}
      line={line}
      onRemove={() => cart.send({ type: 'line.removed', lineId: line.id })}
    />
  ));
}
