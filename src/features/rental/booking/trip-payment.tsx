import { Trans } from '@lingui/react/macro';
import { PaymentChoices } from '../../checkout/parts/payment-part';
import { WithPaymentMethods } from '../../checkout/parts/with-payment-methods';
import classes from '../cart/cart-page.module.css';
import { useTripBooking, useTripDraft, useTripDraftChange } from './trip-booking.context';

/** Offers the same payment methods as the checkout. */
export function PaymentPart() {
  const { payment, usesWallet } = useTripDraft();
  const change = useTripDraftChange();
  const balance = useTripBooking(({ context }) => context.quote?.walletBalance ?? null);
  return (
    <section className={classes.card} aria-labelledby="trip-payment">
      <h2 id="trip-payment" tabIndex={-1}>
        <Trans>Payment</Trans>
      </h2>
      <WithPaymentMethods>
        {(options) => (
          <PaymentChoices
            subject="trip"
            options={options}
            choice={{ payment, usesWallet }}
            balance={balance}
            limit={null}
            onChoose={change}
          />
        )}
      </WithPaymentMethods>
    </section>
  );
}
