import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { useCart, useCartLines } from '../cart.context';
import { CartLines } from '../lines/cart-lines';
import { ZoneNotice } from '../lines/zone-notice';
import { ReviewBar } from '../review/review-bar';
import classes from './order-summary-page.module.css';
import { Summary } from './summary';

/** What would be ordered and what it costs. Ordering itself is not open yet, and the page says so [NAV-05, NAV-08]. */
export function OrderSummaryPage() {
  const isLoading = useCart((snapshot) => snapshot.matches({ lines: 'loading' }));
  const lines = useCartLines();
  if (isLoading)
    return (
      <CheckoutFrame>
        <Skeleton blockSize={320} radius={20} />
      </CheckoutFrame>
    );
  const store = lines[0]?.item;
  return (
    <CheckoutFrame>
      <div className={classes.notices}>
        <ReviewBar />
        <ZoneNotice />
      </div>
      {store ? (
        <Summary
          lines={lines}
          storeId={store.storeId}
          storeName={store.storeName}
          note={
            <Trans>Ordering opens soon. Your cart is kept, so you can come back to it and finish then.</Trans>
          }
        >
          <CartLines lines={lines} />
        </Summary>
      ) : (
        <NothingToOrder />
      )}
    </CheckoutFrame>
  );
}

export const CheckoutFrame = ({ children }: { children: ReactNode }) => (
  <div className="page">
    <h1 className={classes.title} tabIndex={-1}>
      <Trans>Checkout</Trans>
    </h1>
    {children}
  </div>
);

const NothingToOrder = () => (
  <EmptyState
    title={<Trans>Your cart is empty</Trans>}
    action={
      <Button renderRoot={(props) => <Link to="/home" {...props} />}>
        <Trans>Continue Shopping</Trans>
      </Button>
    }
  >
    <Trans>No items added in your cart. Please add product to your cart list.</Trans>
  </EmptyState>
);
