import { Plural, Trans, useLingui } from '@lingui/react/macro';
import car from '@lobehub/fluent-emoji-3d/assets/1f697.webp';
import { Link } from '@tanstack/react-router';
import { type TripLine, vehicleCount } from '../../../../domain/rental/trip-cart';
import { wantedQuantity } from '../../../../machines/rental/trip-cart.types';
import { failureTexts } from '../../../i18n/failures';
import { useFormats } from '../../../i18n/formats.context';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import bad from '../../../ui/error-text.module.css';
import { FailureBlock } from '../../../ui/failure-block';
import { lazyPart } from '../../../ui/lazy-part';
import { OverlayKit } from '../../../ui/overlay-kit';
import { Price } from '../../../ui/price';
import { QuantityStepper } from '../../../ui/quantity-stepper';
import { Skeleton } from '../../../ui/skeleton';
import { TilePicture } from '../../../ui/tile-picture';
import { BookingBar } from '../booking/booking-bar';
import { TripRoute } from '../cards/trip-route';
import classes from './cart-page.module.css';
import { useTripCart, useTripCartRef, WithTripCart } from './trip-cart.context';
import { TripReturn, TripSummary } from './trip-parts';

const CartQuestion = lazyPart(() => import('./cart-question').then((file) => file.CartQuestion));

/** The page `/rental/cart`: trip, vehicles and total [RENT-20, RENT-29]. */
export const TripCartPage = () => (
  <WithTripCart>
    <div className="page">
      <h1 className={classes.title} tabIndex={-1}>
        <Trans>Trip Cart</Trans>
      </h1>
      <OverlayKit>
        <Content />
        <Layer />
      </OverlayKit>
    </div>
  </WithTripCart>
);

function Layer() {
  const flow = useTripCartRef();
  const isOpen = useTripCart((at) => at.hasTag('open'));
  return isOpen ? (
    <LazyQuestion name="trip" onClose={() => flow.send({ type: 'question.closed' })}>
      <CartQuestion />
    </LazyQuestion>
  ) : null;
}

function Content() {
  const { i18n, t } = useLingui();
  const flow = useTripCartRef();
  const isEmpty = useTripCart((at) => at.hasTag('empty'));
  const isFilled = useTripCart((at) => at.matches('filled') || at.matches('saving'));
  const failure = useTripCart((at) => (at.matches('failed') ? at.context.failure : null));
  if (failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  if (isEmpty) return <EmptyTripCart />;
  if (isFilled) return <Filled />;
  return (
    <div className={classes.columns} role="status" aria-label={t`Loading`}>
      <Skeleton blockSize={320} radius={20} />
      <Skeleton blockSize={240} radius={20} />
    </div>
  );
}

export const EmptyTripCart = () => (
  <EmptyState
    title={<Trans>Your trip cart is empty</Trans>}
    picture={<img src={car} alt="" width={112} height={112} />}
    action={
      <Button renderRoot={(props) => <Link to="/home" {...props} />}>
        <Trans>Find a vehicle</Trans>
      </Button>
    }
  >
    <Trans>Choose when and where, add a vehicle to your cart and book the trip here.</Trans>
  </EmptyState>
);

function Filled() {
  const cart = useTripCart(({ context }) => context.cart);
  const isBusy = useTripCart((at) => at.hasTag('busy'));
  return (
    <div className={classes.columns} aria-busy={isBusy || undefined}>
      <div className={classes.parts}>
        <TripCard />
        <ul className={classes.lines} data-busy={isBusy || undefined}>
          {cart.lines.map((line) => (
            <li key={line.id} ref={handFocusOn}>
              <VehicleRow line={line} />
            </li>
          ))}
        </ul>
      </div>
      <Summary />
      <BookingBar
        name={cart.lines.map(({ vehicle }) => vehicle.name).join(', ')}
        price={cart.total}
        quantity={vehicleCount(cart)}
      >
        <Button renderRoot={(props) => <Link to="/rental/booking" {...props} />}>
          <Trans>Book the trip</Trans>
        </Button>
      </BookingBar>
    </div>
  );
}

/**
 * Returns a function that moves the focus to the heading if the removed row had the focus. Call it before
 * removing the row.
 */
const handFocusOn = (row: HTMLElement | null) => () => {
  if (row?.contains(document.activeElement)) document.querySelector('h1')?.focus({ preventScroll: true });
};

/** Shows the trip of the cart. A change shows a preview first [RENT-31]. */
function TripCard() {
  const flow = useTripCartRef();
  const plan = useTripCart(({ context }) => context.cart.plan);
  if (plan === null) return null;
  return (
    <section className={classes.card} aria-labelledby="trip-data">
      <h2 id="trip-data">
        <Trans>Your trip</Trans>
      </h2>
      <p>
        <TripSummary plan={plan} />
      </p>
      <p className={classes.quiet}>
        <TripReturn plan={plan} />
      </p>
      {plan.pickup ? (
        <p className={classes.quiet}>
          <TripRoute pickup={plan.pickup} destination={plan.destination} />
        </p>
      ) : null}
      <div>
        <Button
          variant="light"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'edit.requested' })}
        >
          <Trans>Change trip</Trans>
        </Button>
      </div>
    </section>
  );
}

function VehicleRow({ line: { id, vehicle, quantity, amount, available } }: { line: TripLine }) {
  const { t } = useLingui();
  const flow = useTripCartRef();
  const wanted = useTripCart(({ context }) => wantedQuantity(context, { id, quantity }));
  const isAway = available !== null && available < quantity;
  return (
    <article className={classes.line}>
      <TilePicture
        src={vehicle.imageUrl}
        name={vehicle.name}
        tint={vehicle.id}
        width={132}
        height={88}
        isDecorative
        className={classes.picture}
      />
      <div className={classes.words}>
        <h3>{vehicle.name}</h3>
        <p className={classes.quiet}>{vehicle.provider.name}</p>
        <Price low={amount.full - amount.discount} full={amount.full} />
        {amount.discountBy === 'provider' ? (
          <p className={classes.good}>
            <Trans>Includes the provider’s discount.</Trans>
          </p>
        ) : amount.discountBy === 'vehicle' ? (
          <p className={classes.good}>
            <Trans>Includes this vehicle’s discount.</Trans>
          </p>
        ) : null}
        {isAway ? (
          <p className={bad.bad} role="alert">
            <Trans>This vehicle is not available in this pick time</Trans>
          </p>
        ) : null}
      </div>
      <div className={classes.acts}>
        <QuantityStepper
          name={vehicle.name}
          quantity={wanted}
          onIncrease={() => flow.send({ type: 'quantity.changed', lineId: id, quantity: wanted + 1 })}
          onDecrease={() => flow.send({ type: 'quantity.changed', lineId: id, quantity: wanted - 1 })}
        />
        <Button
          variant="subtle"
          size="sm"
          aria-label={t`Remove ${vehicle.name} from cart`}
          onClick={() => flow.send({ type: 'line.removed', lineId: id })}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </article>
  );
}

function Summary() {
  const formats = useFormats();
  const flow = useTripCartRef();
  const cart = useTripCart(({ context }) => context.cart);
  const full = cart.lines.reduce((sum, { amount }) => sum + amount.full, 0);
  const discount = cart.lines.reduce((sum, { amount }) => sum + amount.discount, 0);
  return (
    <aside className={classes.card} aria-labelledby="trip-sum">
      <h2 id="trip-sum">
        <Trans>Summary</Trans>
      </h2>
      <dl className={classes.rows}>
        <div>
          <dt>
            <Plural value={vehicleCount(cart)} one="# vehicle" other="# vehicles" />
          </dt>
          <dd>{formats.money(full)}</dd>
        </div>
        {discount > 0 ? (
          <div className={classes.good}>
            <dt>
              {cart.providerDiscount > 0 ? (
                <Trans>Provider discount, replaces vehicle discounts</Trans>
              ) : (
                <Trans>Discount</Trans>
              )}
            </dt>
            <dd>{formats.money(-discount)}</dd>
          </div>
        ) : null}
        <div className={classes.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{formats.money(cart.total)}</dd>
        </div>
      </dl>
      <Button fullWidth size="lg" renderRoot={(props) => <Link to="/rental/booking" {...props} />}>
        <Trans>Continue to booking</Trans>
      </Button>
      <Button
        fullWidth
        variant="default"
        aria-haspopup="dialog"
        onClick={() => flow.send({ type: 'clear.requested' })}
      >
        <Trans>Clear cart</Trans>
      </Button>
      <p className={classes.quiet}>
        <Trans>Coupons and tax are added at booking.</Trans>
      </p>
    </aside>
  );
}
