import { Trans } from '@lingui/react/macro';
import { OfferedWays } from '../../checkout/parts/offered-ways';
import { PaymentChoices } from '../../checkout/parts/payment-part';
import classes from '../cart/cart-page.module.css';
import { useTripBooking, useTripWish, useTripWishChange } from './trip-booking.context';

/** Cash, wallet, gateways, or a transfer with its reference, as in the checkout. */
export function PaymentPart() {
  const { payment, usesWallet } = useTripWish();
  const change = useTripWishChange();
  const balance = useTripBooking(({ context }) => context.quote?.walletBalance ?? null);
  return (
    <section className={classes.card} aria-labelledby="trip-payment">
      <h2 id="trip-payment" tabIndex={-1}>
        <Trans>Payment</Trans>
      </h2>
      <OfferedWays>
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
      </OfferedWays>
    </section>
  );
}
