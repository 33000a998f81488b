import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { hasDistance, type TripPlan } from '../../../../domain/rental/trip-cart';
import type { RentalType } from '../../../../domain/rental/vehicle';
import { useFormats } from '../../../i18n/formats.context';
import question from '../../../platform/layers/question.module.css';
import { useClock } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useChosenPlace } from '../../location/location.context';
import { KindChoice, TripFields, withTripType } from '../cart/trip-fields';
import classes from '../cart/trip-questions.module.css';
import { useAddVehicle, useAddVehicleRef } from './add-vehicle.context';
import type { KindPrice } from './kind-price';

const KINDS: readonly RentalType[] = ['hourly', 'day_wise', 'distance_wise'];
const HOUR = 3_600_000;

/** Shows one price per trip type and marks the cheapest [RENT-43]. */
export function TripChooser({ prices }: { prices: readonly KindPrice[] }) {
  const formats = useFormats();
  const flow = useAddVehicleRef();
  const requested = useAddVehicle(({ context }) => context.plan);
  const rates = useAddVehicle(({ context }) => context.draft?.vehicle.rates);
  const first = usePlainPlan();
  const from = requested ?? first;
  // A trip by distance needs a known route.
  const kinds = KINDS.filter(
    (kind) => rates?.[kind] != null && (kind !== 'distance_wise' || hasDistance(from)),
  );
  const begin = kinds.includes(from.kind) ? from.kind : (kinds[0] ?? 'hourly');
  const [plan, setPlan] = useState(withTripType(from, begin));
  // A price is valid only for the time and duration for which it was requested.
  const isAsAsked = (kind: RentalType) =>
    plan.pickupAt === requested?.pickupAt &&
    (kind !== plan.kind || plan.hours === withTripType(requested, kind).hours);
  const hint = (kind: RentalType) => {
    const price = isAsAsked(kind) ? prices.find(({ type }) => type === kind) : undefined;
    const rate = formats.money(rates?.[kind] ?? 0);
    if (!price) return <RateWords kind={kind} rate={rate} />;
    return (
      <>
        {formats.money(price.total)}
        {price.isCheapest && kinds.length > 1 ? (
          <>
            {' · '}
            <span className={classes.best}>
              <Trans>Cheapest</Trans>
            </span>
          </>
        ) : null}
      </>
    );
  };
  if (kinds.length === 0)
    return (
      <p className={question.text}>
        <Trans>This vehicle is rented by distance. Search for a trip with a drop-off first.</Trans>
      </p>
    );
  return (
    <>
      <KindChoice
        kinds={kinds}
        chosen={plan.kind}
        hint={hint}
        onChoose={(kind) => setPlan(withTripType({ ...from, pickupAt: plan.pickupAt }, kind))}
      />
      <TripFields plan={plan} onChange={setPlan} />
      <div className={question.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={() => flow.send({ type: 'trip.chosen', plan })}>
          <Trans>Add to Cart</Trans>
        </Button>
      </div>
    </>
  );
}

function RateWords({ kind, rate }: { kind: RentalType; rate: string }) {
  switch (kind) {
    case 'hourly':
      return <Trans>{rate} per hour</Trans>;
    case 'day_wise':
      return <Trans>{rate} per day</Trans>;
    case 'distance_wise':
      return <Trans>{rate} per km</Trans>;
  }
}

/**
 * Returns the default trip if nothing was searched: in 24 hours, rounded up to a full hour, at the customer's
 * place.
 */
function usePlainPlan(): TripPlan {
  const now = useClock();
  const place = useChosenPlace();
  const [begin] = useState(() => new Date(Math.ceil(now() / HOUR) * HOUR + 24 * HOUR).toISOString());
  return {
    kind: 'hourly',
    pickupAt: begin,
    hours: 1,
    metres: null,
    pickup: place && { name: place.label, lat: place.lat, lng: place.lng },
    destination: null,
  };
}
