import { Trans } from '@lingui/react/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type CartLine, subtotal } from '../../../../domain/cart';
import { Button } from '../../../ui/button';
import classes from './order-summary-page.module.css';
import { OrderTerms } from './order-terms';
import { Subtotal } from './subtotal';

type Props = {
  lines: Pick<CartLine, 'item' | 'selection' | 'quantity'>[];
  storeId: number;
  storeName: string;
  note: ReactNode;
  children: ReactNode;
};

/** The rows of an order beside what they come to. */
export function Summary({ lines, storeId, storeName, note, children }: Props) {
  return (
    <div className={classes.columns}>
      <section className={classes.card} aria-labelledby="order-lines">
        <h2 id="order-lines">{storeName}</h2>
        <ul>{children}</ul>
      </section>
      <aside className={classes.card}>
        <h2>
          <Trans>Summary</Trans>
        </h2>
        <OrderTerms storeId={storeId} amount={subtotal(lines)} />
        <Subtotal lines={lines} />
        <p className={classes.soon} role="note">
          <IconInfoCircle size={20} aria-hidden />
          {note}
        </p>
        <Button variant="light" fullWidth renderRoot={(props) => <Link to="/home" {...props} />}>
          <Trans>Continue Shopping</Trans>
        </Button>
      </aside>
    </div>
  );
}
