import { Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingStore, IconCloudOff, IconPlus, IconShoppingBag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type CartLine, subtotal } from '../../../../domain/cart';
import { byPerson } from '../../../../domain/group-order';
import { isGroupModule } from '../../../../domain/modules';
import { isUndoOfClearing } from '../../../../machines/cart/cart.view';
import { failureTexts } from '../../../i18n/failures';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailureBlock } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import { UndoBar } from '../../../ui/undo-bar';
import { useCart, useCartLines, useCartRef } from '../cart.context';
import { StartGroupButton } from '../group/start-group-button';
import { CartLines } from '../lines/cart-lines';
import { ZoneNotice } from '../lines/zone-notice';
import { useProceed } from '../order/proceed-flow';
import { StoreDeliveryFacts } from '../order/store-delivery-facts';
import { ReviewBar } from '../review/review-bar';
import classes from './cart-drawer.module.css';
import { GoesWell } from './goes-well';
import { WaitingCarts } from './waiting-carts';

/** Shows the cart in each of its states: loading, failed, empty or with lines [CART-06]. */
export function CartBody() {
  const { t, i18n } = useLingui();
  const cart = useCartRef();
  const isLoading = useCart((snapshot) => snapshot.matches({ lines: 'loading' }));
  const isFailed = useCart((snapshot) => snapshot.matches({ lines: 'failed' }));
  const isEmpty = useCart((snapshot) => snapshot.matches({ lines: 'empty' }));
  const failure = useCart(({ context }) => context.failure);
  const isOther = useCart(({ context }) => isUndoOfClearing(context));
  if (isLoading)
    return (
      <div role="status" aria-label={t`Loading your cart`} className={classes.loading}>
        <Skeleton blockSize={96} />
        <Skeleton blockSize={96} />
        <Skeleton blockSize={96} />
      </div>
    );
  if (isFailed && failure)
    return (
      <FailureBlock
        title={<Trans>Your cart couldn’t be loaded</Trans>}
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => cart.send({ type: 'retry.requested' })}
      />
    );
  return (
    <>
      {isOther ? <CartUndo /> : null}
      <ReviewBar />
      {isEmpty ? <CartEmpty /> : <CartContents />}
      {isOther ? null : <CartUndo />}
      {isEmpty ? <WaitingCarts /> : null}
    </>
  );
}

function CartContents() {
  const lines = useCartLines();
  const isQueued = useCart((snapshot) => snapshot.hasTag('queued'));
  const store = lines[0]?.item;
  return (
    <>
      {isQueued ? (
        <p className={classes.waiting} role="status">
          <IconCloudOff size={20} aria-hidden />
          <Trans>You’re offline. Your changes will sync when you’re back online.</Trans>
        </p>
      ) : null}
      {store ? (
        <div className={classes.store}>
          <IconBuildingStore size={18} aria-hidden />
          <ToStore of={store}>{store.storeName}</ToStore>
          <StoreDeliveryFacts storeId={store.storeId} amount={subtotal(lines)} />
        </div>
      ) : null}
      <ZoneNotice />
      <LinesByPerson lines={lines} />
      {store ? (
        <div className={classes.further}>
          <ToStore of={store} className={classes.more}>
            <IconPlus size={18} aria-hidden />
            <Trans>Add more</Trans>
          </ToStore>
          {isGroupModule(store.moduleType) ? (
            <StartGroupButton storeId={store.storeId} moduleId={store.moduleId} />
          ) : null}
        </div>
      ) : null}
      {store ? <GoesWell store={store} /> : null}
    </>
  );
}

/** Lists the lines. If friends have added some, each person has a heading [CART-73]. */
function LinesByPerson({ lines }: { lines: CartLine[] }) {
  const parts = byPerson(lines);
  if (parts.every(({ person }) => person === null))
    return (
      <ul>
        <CartLines lines={lines} />
      </ul>
    );
  return parts.map(({ person, lines: own }) => (
    <section key={person?.id ?? 0}>
      <h3 className={classes.person}>{person === null ? <Trans>You</Trans> : <bdi>{person.name}</bdi>}</h3>
      <ul>
        <CartLines lines={own} />
      </ul>
    </section>
  ));
}

type ToStoreProps = {
  of: Pick<CartLine['item'], 'storeId' | 'moduleId' | 'zoneId'>;
  className?: string | undefined;
  children: ReactNode;
};

const ToStore = ({ of: { storeId, moduleId, zoneId }, className, children }: ToStoreProps) => (
  <Link
    className={className}
    to="/store/$id"
    params={{ id: String(storeId) }}
    search={{ id: storeId, module_id: moduleId, store_zone_id: zoneId }}
  >
    {children}
  </Link>
);

function CartEmpty() {
  const proceed = useProceed();
  return (
    <EmptyState
      picture={<IconShoppingBag size={72} stroke={1.2} aria-hidden />}
      title={<Trans>Your cart is empty</Trans>}
      headingLevel={3}
      action={
        <Button onClick={proceed}>
          <Trans>Continue Shopping</Trans>
        </Button>
      }
    >
      <Trans>No items added in your cart. Please add product to your cart list.</Trans>
    </EmptyState>
  );
}

/** Offers Undo for ten seconds. It is below the lines, so that they do not move [CART-11, CART-29]. */
function CartUndo() {
  const cart = useCartRef();
  const isOffered = useCart((snapshot) => !snapshot.matches({ undo: 'none' }));
  const isRestoring = useCart((snapshot) => snapshot.matches({ undo: 'restoring' }));
  const isOther = useCart(({ context }) => isUndoOfClearing(context));
  if (!isOffered) return null;
  return (
    <UndoBar isUndoing={isRestoring} onUndo={() => cart.send({ type: 'undo.requested' })}>
      {isOther ? <Trans>Your previous cart was cleared.</Trans> : <Trans>Removed from your cart.</Trans>}
    </UndoBar>
  );
}
