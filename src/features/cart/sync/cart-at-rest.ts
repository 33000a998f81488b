import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart.machine';

type Cart = ActorRefFrom<typeof cartMachine>;

const ON_THEIR_WAY = ['settling', 'deciding', 'sending', 'removing', 'failing'] as const;
const LONGEST = 5_000;

const isAtRest = (cart: SnapshotFrom<typeof cartMachine>): boolean =>
  !ON_THEIR_WAY.some((syncing) => cart.matches({ syncing }));

/** What is put in beside a line that is just being taken out would go with it: first the one, then the other [CART-61]. */
export async function cartAtRest(cart: Cart | undefined): Promise<void> {
  if (cart) await waitFor(cart, isAtRest, { timeout: LONGEST }).catch(() => undefined);
}
