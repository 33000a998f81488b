import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import classes from '../../orders/actions/order-actions.module.css';
import { Amount, Amounts } from '../../orders/shared/amounts';
import { TripFields } from '../cart/trip-fields';
import { TripSummary } from '../cart/trip-parts';
import { useTripActions, useTripActionsRef } from './trip-actions.context';
import { Answers, TripRefusal } from './trip-answers';

type Props = { trip: BookedTrip };

/** Asks for a new time and duration, shows the price, then sends the request to the provider [RENT-57]. */
export function TripChange({ trip }: Props) {
  const isPriced = useTripActions(
    (at) => at.matches({ changing: 'offered' }) || at.matches({ changing: 'sending' }),
  );
  return isPriced ? <Offer trip={trip} /> : <Choice trip={trip} />;
}

function Choice({ trip }: Props) {
  const flow = useTripActionsRef();
  const wanted = useTripActions(({ context }) => context.plan);
  const isBusy = useTripActions((at) => at.matches({ changing: 'pricing' }));
  const [plan, setPlan] = useState(wanted ?? trip.plan);
  return (
    <div className={classes.form}>
      <TripFields plan={plan} onChange={setPlan} />
      <TripRefusal />
      <Answers
        no={<Trans>Keep as it is</Trans>}
        yes={
          <Button loading={isBusy} onClick={() => flow.send({ type: 'change.submitted', plan })}>
            <Trans>See new price</Trans>
          </Button>
        }
      />
    </div>
  );
}

function Offer({ trip }: Props) {
  const formats = useFormats();
  const flow = useTripActionsRef();
  const plan = useTripActions(({ context }) => context.plan) ?? trip.plan;
  const offer = useTripActions(({ context }) => context.offer);
  const isBusy = useTripActions((at) => at.matches({ changing: 'sending' }));
  if (offer === null) return null;
  const back = formats.money(offer.back);
  const due = formats.money(offer.due);
  return (
    <div className={classes.form}>
      <p>
        <TripSummary plan={plan} />
      </p>
      <Amounts>
        <Amount name={<Trans>Current price</Trans>}>{formats.money(offer.before)}</Amount>
        <Amount name={<Trans>New price</Trans>} is="total">
          {formats.money(offer.total)}
        </Amount>
      </Amounts>
      <p className={classes.terms}>
        {offer.back > 0 ? (
          <Trans>{back} will be refunded to your original payment method.</Trans>
        ) : trip.paid > 0 && offer.due > 0 ? (
          <Trans>{due} left to pay.</Trans>
        ) : null}{' '}
        <Trans>The provider will need to confirm the new time.</Trans>
      </p>
      <TripRefusal />
      <Answers
        no={<Trans>Keep as it is</Trans>}
        yes={
          <>
            <Button
              variant="default"
              disabled={isBusy}
              onClick={() => flow.send({ type: 'change.reconsidered' })}
            >
              <Trans>Change time</Trans>
            </Button>
            <Button loading={isBusy} onClick={() => flow.send({ type: 'change.accepted' })}>
              <Trans>Accept new price</Trans>
            </Button>
          </>
        }
      />
    </div>
  );
}
