import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shownPaymentStatusOf, stillToPay } from '../../../../domain/order-money';
import { type BookedTrip, isTripOver, tripTimeline } from '../../../../domain/rental/booked-trip';
import { useFormats } from '../../../i18n/formats.context';
import { Price } from '../../../ui/price';
import { TilePicture } from '../../../ui/tile-picture';
import goods from '../../orders/detail/order-goods.module.css';
import classes from '../../orders/detail/order-view.module.css';
import head from '../../orders/detail/status-head.module.css';
import steps from '../../orders/detail/timeline.module.css';
import { Amount, Amounts, Total } from '../../orders/shared/amounts';
import facts from '../../orders/shared/facts.module.css';
import { LateRefundNote } from '../../orders/shared/late-refund-note';
import { Panel } from '../../orders/shared/panel';
import { VehicleLink } from '../cards/vehicle-link';
import { TripMoment } from '../cart/trip-parts';
import { TripButtons, TripReviews, WithTripActions } from './trip-actions';
import { TripFacts } from './trip-facts';
import { TripMap } from './trip-map';
import { isBadEnd, TripStatusBadge, useTripTexts } from './trip-status';
import { useTripTracking } from './trip-tracking.context';

type Props = { trip: BookedTrip };

/** Shows status, vehicles, provider, costs and actions [RENT-54]. */
export const TripView = ({ trip }: Props) => (
  <WithTripActions trip={trip}>
    <article className={classes.order}>
      <Panel title={<Trans>Trip #{trip.id}</Trans>}>
        <Status trip={trip} />
        {trip.pin && trip.status !== 'pending' ? (
          <div className={facts.pin}>
            <p>
              <Trans>Give this code to the provider at pickup</Trans>
            </p>
            <p className={facts.code} dir="ltr">
              {trip.pin}
            </p>
          </div>
        ) : null}
        <TripButtons trip={trip} />
      </Panel>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Vehicles trip={trip} />
          <TripAmounts trip={trip} />
          <TripReviews trip={trip} />
        </div>
        <div className={classes.column}>
          {isTripOver(trip) ? null : <TripMap trip={trip} />}
          <Panel title={<Trans>Trip progress</Trans>}>
            <History trip={trip} />
          </Panel>
          <TripFacts trip={trip} />
        </div>
      </div>
    </article>
  </WithTripActions>
);

function Status({ trip }: Props) {
  const isOld = useTripTracking(({ context }) => context.failure !== null);
  return (
    <div className={head.head}>
      <div className={head.state}>
        <TripStatusBadge status={trip.status} />
      </div>
      <p className={head.sentence} role="status">
        <Sentence trip={trip} />
      </p>
      {trip.cancelReason ? (
        <p className={head.reason}>
          <Trans>Reason: {trip.cancelReason}</Trans>
        </p>
      ) : null}
      {isOld ? (
        <p className={head.reason}>
          <Trans>We couldn’t update your trip. Trying again in a moment.</Trans>
        </p>
      ) : null}
    </div>
  );
}

function Sentence({ trip: { status, providerName: provider } }: Props) {
  switch (status) {
    case 'pending':
      return (
        <Trans>
          {provider} has your request and will confirm it soon. Your trip is booked once it’s confirmed.
        </Trans>
      );
    case 'confirmed':
      return <Trans>{provider} has confirmed your trip.</Trans>;
    case 'ongoing':
      return <Trans>Your trip has started. Enjoy the ride!</Trans>;
    case 'completed':
      return <Trans>Your trip is completed.</Trans>;
    case 'canceled':
      return <Trans>This trip was cancelled.</Trans>;
    case 'payment_failed':
      return (
        <>
          <Trans>This trip wasn’t paid in time. The vehicles were released.</Trans> <LateRefundNote />
        </>
      );
  }
}

const Vehicles = ({ trip }: Props) => {
  const formats = useFormats();
  return (
    <Panel title={<Trans>Your vehicles</Trans>}>
      <ul className={goods.lines}>
        {trip.vehicles.map(({ id, vehicleId, name, imageUrl, quantity, price, discount }) => (
          <li key={id} className={goods.line}>
            <TilePicture
              src={imageUrl}
              name={name}
              tint={vehicleId ?? id}
              width={60}
              height={60}
              isDecorative
              className={goods.picture}
            />
            <div className={goods.words}>
              <p className={goods.name}>
                <span className={goods.quantity}>{formats.number(quantity)} ×</span>{' '}
                {vehicleId === null ? (
                  name
                ) : (
                  <VehicleLink id={vehicleId} trip={null} className={goods.link}>
                    {name}
                  </VehicleLink>
                )}
              </p>
            </div>
            <div className={goods.sum}>
              <Price low={price} full={price + discount} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** Shows the booked total with the reason of each amount. */
function TripAmounts({ trip }: Props) {
  const formats = useFormats();
  const texts = useTripTexts();
  const isOff = isBadEnd(trip.status);
  const rules: { rule: string; name: ReactNode; amount: number }[] = [
    { rule: 'vehicles', name: <Trans>Vehicles</Trans>, amount: trip.vehiclesAmount },
    { rule: 'discount', name: <Trans>Discount</Trans>, amount: -trip.discount },
    {
      rule: 'coupon',
      name: trip.couponCode ? <Trans>Coupon {trip.couponCode}</Trans> : <Trans>Coupon</Trans>,
      amount: -trip.couponDiscount,
    },
    { rule: 'tax', name: <Trans>Tax</Trans>, amount: trip.isTaxIncluded ? 0 : trip.tax },
  ];
  return (
    <Panel title={<Trans>Payment</Trans>}>
      <Amounts>
        {rules.map(({ rule, name, amount }) =>
          amount === 0 ? null : (
            <Amount key={rule} name={name} is={amount < 0 ? 'less' : undefined}>
              {formats.money(amount)}
            </Amount>
          ),
        )}
        <Total
          bill={trip}
          method={texts.method(trip.paymentMethod)}
          state={texts.payment(shownPaymentStatusOf(trip, isOff))}
          owed={stillToPay(trip, isOff)}
        >
          {trip.referenceStatus === 'pending' ? (
            <Amount name={<Trans>We’re checking your payment</Trans>} is="aside" />
          ) : trip.referenceStatus === 'denied' ? (
            <Amount name={<Trans>We couldn’t find your payment with these details</Trans>} is="aside" />
          ) : null}
        </Total>
      </Amounts>
    </Panel>
  );
}

/** Shows past, current and future steps with their times. */
function History({ trip }: Props) {
  const { t } = useLingui();
  const texts = useTripTexts();
  return (
    <ol className={steps.steps} aria-label={t`Trip progress`}>
      {tripTimeline(trip).map(({ status, at, is }) => (
        <li
          key={status}
          className={steps.step}
          data-is={is}
          data-bad={isBadEnd(status) || undefined}
          aria-current={is === 'current' ? 'step' : undefined}
        >
          <span className={steps.mark} aria-hidden="true">
            {is === 'done' ? isBadEnd(status) ? <IconX size={16} /> : <IconCheck size={16} /> : null}
          </span>
          <span className={steps.words}>
            <span className={steps.name}>{texts.status(status)}</span>
            {at !== null ? (
              <span className={steps.at}>
                <TripMoment at={at} />
              </span>
            ) : is === 'ahead' ? (
              <span className="visually-hidden">
                <Trans>Upcoming</Trans>
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
