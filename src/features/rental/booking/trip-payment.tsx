import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
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
  const offered = use(options);
  const { payment, usesWallet } = useTripWish();
  const change = useTripWishChange();
  const balance = useTripBooking(({ context }) => context.quote?.walletBalance ?? null);
  const canShare = offered.hasPartialPayment && balance !== null && balance > 0 && payment.by !== 'wallet';
  return (
    <>
      <PaymentChoices
        subject="trip"
        options={offered}
        payment={payment}
        balance={balance}
        limit={null}
        onChoose={(chosen) =>
          change({ payment: chosen, ...(chosen.by === 'wallet' && { usesWallet: false }) })
        }
      />
      {canShare ? (
        <Checkbox
          label={<Trans>Use my wallet first, and pay the rest like this</Trans>}
          checked={usesWallet}
          onChange={({ currentTarget }) => change({ usesWallet: currentTarget.checked })}
        />
      ) : null}
    </>
  );
}
