import { Trans, useLingui } from '@lingui/react/macro';

import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { CheckoutOptions } from '../../../../domain/order-quote';
import { VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';
import { FailedLine } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import { PaymentChoices } from '../../checkout/parts/payment-part';
import classes from '../cart/cart-page.module.css';
import { useTripBooking, useTripWish, useTripWishChange } from './trip-booking.context';

const OPTIONS = 'checkout-options';

/** Cash, wallet, gateways, or a transfer with its reference, as in the checkout. */
export function PaymentPart() {
  const { t } = useLingui();
  const reads = useReads();
  const { checkout } = useApi();
  const { promise, key } = reads.read(OPTIONS, VISIT_LIFETIME, () => checkout.options());
  return (
    <section className={classes.card} aria-labelledby="trip-payment">
      <h2 id="trip-payment" tabIndex={-1}>
        <Trans>Payment</Trans>
      </h2>
      <CatchBoundary
        getResetKey={() => key}
        errorComponent={({ reset }) => (
          <FailedLine
            reason={t`The ways to pay could not be loaded.`}
            onRetry={() => {
              reads.forget(OPTIONS);
              reset();
            }}
          />
        )}
      >
        <Suspense fallback={<Skeleton blockSize={140} radius={14} />}>
          <Ways options={promise} />
        </Suspense>
      </CatchBoundary>
    </section>
  );
}

function Ways({ options }: { options: Promise<CheckoutOptions> }) {
  const { payment, usesWallet } = useTripWish();
  const change = useTripWishChange();
  const balance = useTripBooking(({ context }) => context.quote?.walletBalance ?? null);
  return (
    <PaymentChoices
      subject="trip"
      options={use(options)}
      choice={{ payment, usesWallet }}
      balance={balance}
      limit={null}
      onChoose={change}
    />
  );
}
