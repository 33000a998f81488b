import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { formErrorText } from '../../../i18n/form-errors';
import { useFormats } from '../../../i18n/formats.context';
import { WholePhoneField } from '../../../platform/fields/whole-phone-field';
import { useFlow } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { CouponChoice, type CouponFlow } from '../../checkout/parts/coupon-choice';
import { GoodToKnow } from '../cards/good-to-know';
import classes from '../cart/cart-page.module.css';
import { useTripCart } from '../cart/trip-cart.context';
import fields from '../cart/trip-fields.module.css';
import { TripReturn, TripSummary } from '../cart/trip-parts';
import { BookingSummary } from './booking-summary';
import { useTripBooking, useTripDraft, useTripDraftChange } from './trip-booking.context';

const RouteMap = lazyPart(() => import('../trips/route-map').then((file) => file.RouteMap));
const PaymentPart = lazyPart(() => import('./trip-payment').then((file) => file.PaymentPart));

/** The form of a booking, with contact, payment and total on one page [RENT-53]. */
export const BookingForm = () => (
  <div className={classes.columns}>
    <div className={classes.parts}>
      <TripPart />
      <ContactPart />
      <TermsPart />
      <CouponPart />
      <LazyPlace fallback={<Skeleton blockSize={260} radius={20} />}>
        <PaymentPart />
      </LazyPlace>
    </div>
    <BookingSummary />
  </div>
);

function TripPart() {
  const { t } = useLingui();
  const formats = useFormats();
  const cart = useTripCart(({ context }) => context.cart);
  return (
    <section className={classes.card} aria-labelledby="trip-data">
      <h2 id="trip-data">
        <Trans>Your trip</Trans>
      </h2>
      {cart.plan ? (
        <>
          <p>
            <TripSummary plan={cart.plan} />
          </p>
          <p className={classes.quiet}>
            <TripReturn plan={cart.plan} />
          </p>
        </>
      ) : null}
      {cart.plan?.pickup ? (
        <LazyPlace fallback={<Skeleton blockSize="clamp(240px, 40vh, 360px)" radius={20} />}>
          <RouteMap label={t`Route map`} pickup={cart.plan.pickup} destination={cart.plan.destination} />
        </LazyPlace>
      ) : null}
      <ul className={classes.lines}>
        {cart.lines.map(({ id, vehicle, quantity }) => (
          <li key={id}>
            {vehicle.name} × {formats.number(quantity)} ·{' '}
            <span className={classes.quiet}>{vehicle.provider.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the terms of each vehicle before the customer agrees to them [RENT-60]. */
export function TermsPart() {
  const { lines, plan } = useTripCart(({ context }) => context.cart);
  const isOne = lines.length === 1;
  return (
    <section className={classes.card} aria-labelledby="vehicle-terms">
      <h2 id="vehicle-terms">
        <Trans>Good to know</Trans>
      </h2>
      {lines.map(({ id, vehicle }) => (
        <div key={id} className={classes.terms}>
          {isOne ? null : <h3>{vehicle.name}</h3>}
          <GoodToKnow vehicle={vehicle} kind={plan?.kind ?? null} />
        </div>
      ))}
    </section>
  );
}

function ContactPart() {
  const { i18n } = useLingui();
  const { contact, note } = useTripDraft();
  const missing = useTripBooking(({ context }) => context.missing);
  const change = useTripDraftChange();
  return (
    <section className={classes.card} aria-labelledby="trip-contact">
      <h2 id="trip-contact">
        <Trans>Contact</Trans>
      </h2>
      <div className={fields.fields}>
        <TextInput
          id="trip-name"
          label={<Trans>Contact person name</Trans>}
          error={missing === 'name' ? formErrorText(i18n, 'nameRequired') : null}
          value={contact.name}
          autoComplete="name"
          maxLength={100}
          onChange={({ currentTarget }) => change({ contact: { ...contact, name: currentTarget.value } })}
        />
        <WholePhoneField
          id="trip-phone"
          label={<Trans>Contact person number</Trans>}
          error={missing === 'phone' ? formErrorText(i18n, 'contactPhoneInvalid') : null}
          value={contact.phone}
          maxLength={30}
          onChange={(phone) => change({ contact: { ...contact, phone } })}
        />
      </div>
      <Textarea
        label={<Trans>Note for the provider (optional)</Trans>}
        description={<Trans>For example, will you drive or do you need a driver?</Trans>}
        value={note}
        maxLength={500}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </section>
  );
}

function CouponPart() {
  const flow = useTripBooking(({ children }) => children.tripCoupon);
  return (
    <section className={classes.card} aria-labelledby="trip-coupon">
      <h2 id="trip-coupon">
        <Trans>Coupon</Trans>
      </h2>
      {flow ? <Coupon flow={flow} /> : <Skeleton blockSize={56} radius={14} />}
    </section>
  );
}

function Coupon({ flow }: { flow: CouponFlow }) {
  const code = useFlow(flow, ({ context }) => context.code);
  const { rental } = useApi();
  const subtotal = useTripCart(({ context }) => context.cart.total);
  if (code !== null)
    return (
      <p role="status">
        <strong>
          <bdi>{code}</bdi>
        </strong>{' '}
        <Trans>applied</Trans>{' '}
        <Button variant="light" size="sm" onClick={() => flow.send({ type: 'coupon.removed' })}>
          <Trans>Remove</Trans>
        </Button>
      </p>
    );
  return (
    <CouponChoice
      flow={flow}
      name="tripCoupons"
      list={() => rental.tripCoupons()}
      order={{ storeId: 0, subtotal }}
    />
  );
}
