import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { failureTexts } from '../../i18n/failures';
import { FailureBlock } from '../../ui/failure-block';
import { usePanel } from '../../ui/layers/search-layer';
import { SideDrawer } from '../../ui/layers/side-drawer';
import { Skeleton } from '../../ui/skeleton';
import { useCart, useCartLines, useCartRef } from './cart.context';
import { CartContents } from './cart-contents';
import classes from './cart-drawer.module.css';
import { CartEmpty } from './cart-empty';
import { CartFooter } from './cart-footer';
import { ProceedFlow } from './proceed-flow';

/** The cart beside the page, at `?panel=cart` [CART-01]. */
export function CartDrawer() {
  const { close } = usePanel('cart');
  useDrawerState();
  const isFilled = useCart((snapshot) => snapshot.matches({ lines: 'filled' }));
  return (
    <ProceedFlow>
      <SideDrawer title={<DrawerTitle />} onClose={close} footer={isFilled ? <CartFooter /> : null}>
        <DrawerBody />
      </SideDrawer>
    </ProceedFlow>
  );
}

/** The flow knows whether the drawer is open, whoever opened it: a link, Back, another tab's address. */
function useDrawerState() {
  const cart = useCartRef();
  useEffect(() => {
    cart.send({ type: 'drawer.opened' });
    return () => cart.send({ type: 'drawer.closed' });
  }, [cart]);
}

function DrawerTitle() {
  const { t } = useLingui();
  const count = useCartLines().length;
  return (
    <>
      <Trans>Shopping Cart</Trans>
      {count > 0 ? (
        <span className={classes.count} role="status" aria-label={t`Lines in the cart: ${count}`}>
          {count}
        </span>
      ) : null}
    </>
  );
}

function DrawerBody() {
  const { t, i18n } = useLingui();
  const cart = useCartRef();
  const isLoading = useCart((snapshot) => snapshot.matches({ lines: 'loading' }));
  const isFailed = useCart((snapshot) => snapshot.matches({ lines: 'failed' }));
  const isEmpty = useCart((snapshot) => snapshot.matches({ lines: 'empty' }));
  const failure = useCart(({ context }) => context.failure);
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
        title={<Trans>Your cart could not be loaded</Trans>}
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => cart.send({ type: 'retry.requested' })}
      />
    );
  return isEmpty ? <CartEmpty /> : <CartContents />;
}
