import { useRef } from 'react';
import type { CartLine } from '../../../../domain/cart';
import { useCartRef } from '../cart.context';
import { CartLineRow } from './cart-line-row';

/** A double press takes half a second at most. */
const MOMENT = 500;

/** The lines of a cart. What slides below a finger that presses a bin twice stays where it is [CART-11]. */
export function CartLines({ lines }: { lines: CartLine[] }) {
  const cart = useCartRef();
  const removed = useRef({ id: 0, at: -MOMENT });
  const remove = (lineId: number) => {
    const at = performance.now();
    const { id, at: before } = removed.current;
    if (id !== lineId && at - before < MOMENT) return;
    removed.current = { id: lineId, at };
    cart.send({ type: 'line.removed', lineId });
  };
  return lines.map((line) => <CartLineRow key={line.id} line={line} onRemove={() => remove(line.id)} />);
}
