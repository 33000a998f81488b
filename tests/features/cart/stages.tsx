import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import { AddButton } from '../../../src/features/cart/button/add-button';
import { ConflictDialog } from '../../../src/features/cart/button/conflict-dialog';
import { useAddToCart } from '../../../src/features/cart/cart.context';
import { CartBody } from '../../../src/features/cart/drawer/cart-body';
import { CartMergeDialog } from '../../../src/features/cart/merge/cart-merge-dialog';
import { GuestPrompt } from '../../../src/features/cart/order/guest-prompt';
import {
  ProceedActor,
  ProceedFlow,
  useProceedFlow,
  useProceedRef,
} from '../../../src/features/cart/order/proceed-flow';
import { SideDrawer } from '../../../src/platform/layers/side-drawer';
import { createReads } from '../../../src/platform/reads';
import { terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import type { Stage } from '../../support/walk-flow';
import { grill } from '../wishlist/wishlist-page';

/** A promise that React's `use` can read synchronously. */
const readBefore = <T,>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

export const cartStage: Stage = {
  flow: 'cart',
  context: {
    api: { discovery: { waitingCarts: async () => [] } },
    reads: {
      ...createReads(),
      read: (name: string) => ({
        key: name,
        promise: readBefore(name.startsWith('goes-well:') ? [] : { store: grill(), ways: [] }),
      }),
    },
  },
  page: (actor) => (
    <ShopPage cart={actor as never}>
      <ProceedFlow>
        <SideDrawer panel="cart" title="Shopping Cart">
          <CartBody />
        </SideDrawer>
      </ProceedFlow>
    </ShopPage>
  ),
  // Items are added from the list, which the drawer covers.
  outside: { 'command.sent': () => true },
};

function Shelf() {
  const isAsking = useAddToCart((snapshot) => snapshot.matches('storeConflict'));
  return (
    <>
      <AddButton item={itemWith(terms())} />
      <AddButton item={{ ...itemWith(terms()), id: 102, name: 'Focaccia' }} />
      {isAsking ? <ConflictDialog /> : null}
    </>
  );
}

export const addToCartStage: Stage = {
  flow: 'addToCart',
  hasDataOfPage: true,
  page: (actor) => (
    <ShopPage addToCart={actor as never}>
      <Shelf />
    </ShopPage>
  ),
  // In this state the quick view edits an item that is already in the cart.
  isBeyond: (sight) => 'sees' in sight && sight.sees.name === 'Update To Cart',
};

function Merge({ actor }: { actor: ActorRefFrom<typeof cartMergeMachine> }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  return isOpen ? <CartMergeDialog actor={actor} /> : null;
}

export const cartMergeStage: Stage = {
  flow: 'cartMerge',
  page: (actor) => (
    <ShopPage>
      <Merge actor={actor as never} />
    </ShopPage>
  ),
};

function Proceeding() {
  const flow = useProceedRef();
  return useProceedFlow((snapshot) => snapshot.hasTag('open')) ? <GuestPrompt flow={flow} /> : null;
}

export const proceedStage: Stage = {
  flow: 'proceed',
  page: (actor) => (
    <ShopPage>
      <ProceedActor actor={actor as never}>
        <Proceeding />
      </ProceedActor>
    </ShopPage>
  ),
};
