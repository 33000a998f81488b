import { Trans, useLingui } from '@lingui/react/macro';
import car from '@lobehub/fluent-emoji-3d/assets/1f697.webp';
import { isFinal, needsReason } from '../../../domain/operator';
import type { ConsoleTrip } from '../../api/operator-mapping';
import { useFormats } from '../../i18n/formats.context';
import { useFlow } from '../../platform/flow';
import { useMoment } from '../orders/shared/use-moment';
import { RouteArrow } from '../rental/cards/route-arrow';
import { TripStatusBadge, useTripTexts } from '../rental/trips/trip-status';
import { type ConsoleFlow, DecisionButton, FinalQuestion, ReasonQuestion, useConsole } from './console-flow';
import { ConsoleList } from './console-list';
import { OfflinePaymentDetails } from './offline-payment-details';
import classes from './operator.module.css';
import { useTripDecisionTexts } from './use-decision-texts';

/** Lists upcoming trips by pick-up time, and the trips of the last day [RENT-54, X-23]. */
export function TripConsole({ trips }: { trips: ConsoleTrip[] }) {
  const flow = useConsole();
  const texts = useTripDecisionTexts();
  const subject = useFlow(flow, ({ context }) => context.subject);
  const title = subject?.kind === 'trip' ? texts(subject.decision) : '';
  return (
    <ConsoleList
      flow={flow}
      entries={trips}
      find={({ id, provider, contact, vehicles, decisions }) => ({
        texts: [String(id), provider, contact.name, contact.phone, ...vehicles],
        isOpen: decisions.length > 0,
      })}
      empty={{
        title: <Trans>No trips today</Trans>,
        picture: car,
        text: <Trans>New bookings appear here.</Trans>,
      }}
      card={(trip) => <TripCard trip={trip} flow={flow} />}
    >
      <ReasonQuestion flow={flow} title={title} />
      <FinalQuestion flow={flow} title={title} />
    </ConsoleList>
  );
}

function TripCard({ trip, flow }: { trip: ConsoleTrip; flow: ConsoleFlow }) {
  const { t } = useLingui();
  const formats = useFormats();
  const moment = useMoment();
  const { method, payment } = useTripTexts();
  const texts = useTripDecisionTexts();
  const { id, contact } = trip;
  const total = formats.money(trip.total);
  const refund = formats.money(trip.refundOwed);
  return (
    <article className={classes.card} aria-labelledby={`console-trip-${id}`}>
      <header className={classes.title}>
        <h2 id={`console-trip-${id}`}>
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
              <RouteArrow />{' '}
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
      {trip.refundOwed > 0 ? (
        <p className={classes.waits}>
          <Trans>Refund {refund} to this guest manually.</Trans>
        </p>
      ) : null}
      {trip.transfer ? <OfflinePaymentDetails transfer={trip.transfer} /> : null}
      {trip.cancellation ? (
        <p className={classes.note}>
          <Trans>
            Reason: <bdi>{trip.cancellation}</bdi>
          </Trans>
        </p>
      ) : null}
      {trip.decisions.length > 0 ? (
        <fieldset className={classes.answers} aria-label={t`Actions for trip ${id}`}>
          {trip.decisions.map((decision) => (
            <DecisionButton
              key={decision}
              flow={flow}
              subject={{ kind: 'trip', id, decision }}
              isGrave={needsReason(decision) || decision === 'payment_missing'}
              isAsking={needsReason(decision) || isFinal(decision)}
            >
              {texts(decision)}
            </DecisionButton>
          ))}
        </fieldset>
      ) : null}
    </article>
  );
}
