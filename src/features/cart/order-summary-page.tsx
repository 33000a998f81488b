import { Trans } from '@lingui/react/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { subtotal } from '../../../domain/cart';
import { useFormats } from '../../i18n/formats.context';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { useCart, useCartLines } from './cart.context';
import { CartLineRow } from './cart-line-row';
import { FreeDelivery } from './free-delivery';
import classes from './order-summary-page.module.css';

/** What would be ordered and what it costs. Ordering itself is not open yet, and the page says so [NAV-05, NAV-08]. */
export function OrderSummaryPage() {
  const isLoading = useCart((snapshot) => snapshot.matches({ lines: 'loading' }));
  const lines = useCartLines();
  return (
    <div className="page">
      <h1 className={classes.title} tabIndex={-1}>
        <Trans>Checkout</Trans>
      </h1>
      {isLoading ? (
        <Skeleton blockSize={320} radius={20} />
      ) : lines.length === 0 ? (
        <NothingToOrder />
      ) : (
        <Summary />
      )}
    </div>
  );
}

function Summary() {
  const formats = useFormats();
  const lines = useCartLines();
  const amount = subtotal(lines);
  const store = lines[0]?.item;
  return (
    <div className={classes.columns}>
      <section className={classes.card} aria-labelledby="order-lines">
        <h2 id="order-lines">{store?.storeName}</h2>
        <ul>
          {lines.map((line) => (
            <CartLineRow key={line.id} line={line} />
          ))}
        </ul>
      </section>
      <aside className={classes.card}>
        <h2>
          <Trans>Summary</Trans>
        </h2>
        {store ? <FreeDelivery storeId={store.storeId} amount={amount} /> : null}
        <dl className={classes.subtotal}>
          <dt>
            <Trans>Subtotal</Trans>
          </dt>
          <dd>{formats.money(amount)}</dd>
        </dl>
        <p className={classes.soon} role="note">
          <IconInfoCircle size={20} aria-hidden />
          <Trans>Ordering opens soon. Your cart is kept, so you can come back to it and finish then.</Trans>
        </p>
        <Button variant="light" fullWidth renderRoot={(props) => <Link to="/home" {...props} />}>
          <Trans>Continue Shopping</Trans>
        </Button>
      </aside>
    </div>
  );
}

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
