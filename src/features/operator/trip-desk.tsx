import { Trans, useLingui } from '@lingui/react/macro';
import car from '@lobehub/fluent-emoji-3d/assets/1f697.webp';
import { useSelector } from '@xstate/react';
import { needsReason } from '../../../domain/operator';
import type { DeskTrip } from '../../api/operator-mapping';
import { useFormats } from '../../i18n/formats.context';
import { useMoment } from '../orders/shared/use-moment';
import { WayArrow } from '../rental/cards/way-arrow';
import { TripStatusBadge, useTripWords } from '../rental/trips/trip-status';
import { DecisionButton, type DeskFlow, ReasonQuestion, useDesk } from './desk-flow';
import { DeskList } from './desk-list';
import classes from './operator.module.css';
import { ToldTransfer } from './told-transfer';
import { useTripDecisionWords } from './use-decision-words';

/** What is let, the next pickup first, and what the last day brought [RENT-54, X-23]. */
export function TripDesk({ trips }: { trips: DeskTrip[] }) {
  const flow = useDesk();
  const words = useTripDecisionWords();
  const subject = useSelector(flow, ({ context }) => context.subject);
  return (
    <DeskList
      entries={trips}
      empty={{
        title: <Trans>No trips today</Trans>,
        picture: car,
        text: <Trans>As soon as somebody books a vehicle, it is here.</Trans>,
      }}
      card={(trip) => <TripCard trip={trip} flow={flow} />}
    >
      <ReasonQuestion flow={flow} title={subject?.kind === 'trip' ? words(subject.decision) : ''} />
    </DeskList>
  );
}

function TripCard({ trip, flow }: { trip: DeskTrip; flow: DeskFlow }) {
  const { t } = useLingui();
  const formats = useFormats();
  const moment = useMoment();
  const { method, payment } = useTripWords();
  const words = useTripDecisionWords();
  const { id, contact } = trip;
  const total = formats.money(trip.total);
  return (
    <article className={classes.card} aria-labelledby={`desk-trip-${id}`}>
      <header className={classes.title}>
        <h2 id={`desk-trip-${id}`}>
          <Trans>Trip #{id}</Trans>
        </h2>
        <TripStatusBadge status={trip.status} />
        <time dateTime={trip.pickupAt}>
          <Trans>Pickup {moment.dateAndTime(trip.pickupAt)}</Trans>
        </time>
      </header>
      <p className={classes.line}>
        <strong>{trip.provider}</strong>
        <span>
          {total} · {method(trip.method)} · {payment(trip.payment)}
        </span>
      </p>
      <ul className={classes.goods}>
        {trip.vehicles.map((vehicle) => (
          <li key={vehicle}>{vehicle}</li>
        ))}
      </ul>
      <p className={classes.line}>
        <span>
          <bdi>{contact.name}</bdi> · <bdi dir="ltr">{contact.phone}</bdi>
        </span>
        <span>
          {trip.pickup ? <bdi>{trip.pickup}</bdi> : null}
          {trip.pickup && trip.destination ? (
            <>
              {' '}
              <WayArrow />{' '}
            </>
          ) : null}
          {trip.destination ? <bdi>{trip.destination}</bdi> : null}
        </span>
      </p>
      {trip.note ? (
        <p className={classes.note}>
          <bdi>{trip.note}</bdi>
        </p>
      ) : null}
      {trip.transfer ? <ToldTransfer transfer={trip.transfer} /> : null}
      {trip.cancellation ? (
        <p className={classes.note}>
          <Trans>
            Reason: <bdi>{trip.cancellation}</bdi>
          </Trans>
        </p>
      ) : null}
      {trip.decisions.length > 0 ? (
        <fieldset className={classes.answers} aria-label={t`What becomes of trip ${id}`}>
          {trip.decisions.map((decision) => (
            <DecisionButton
              key={decision}
              flow={flow}
              subject={{ kind: 'trip', id, decision }}
              isGrave={needsReason(decision) || decision === 'payment_missing'}
              isAsking={needsReason(decision)}
            >
              {words(decision)}
            </DecisionButton>
          ))}
        </fieldset>
      ) : null}
    </article>
  );
}
