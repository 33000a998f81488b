import { Plural, Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type BookedTrip, isTripOver } from '../../../../domain/rental/booked-trip';
import { useFormats } from '../../../i18n/formats.context';
import { TilePicture } from '../../../ui/tile-picture';
import classes from '../../orders/list/order-card.module.css';
import { TripMoment } from '../cart/trip-parts';
import { TripStatusBadge } from './trip-status';

/** Shows one trip in a list [RENT-54]. */
export function TripCard({ trip }: { trip: BookedTrip }) {
  const formats = useFormats();
  const count = trip.vehicles.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={classes.card} data-running={!isTripOver(trip) || undefined}>
      <TilePicture
        src={trip.vehicles[0]?.imageUrl ?? null}
        name={trip.providerName}
        tint={trip.providerId ?? trip.id}
        width={64}
        height={64}
        isDecorative
        className={classes.picture}
      />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to="/my-trips/$id" params={{ id: String(trip.id) }} className={classes.link}>
            {trip.providerName}
          </Link>
        </h2>
        <p className={classes.about}>
          <span>
            <Trans>Trip #{trip.id}</Trans>
          </span>
          <TripMoment at={trip.plan.pickupAt} />
        </p>
        <p className={classes.state}>
          <TripStatusBadge status={trip.status} />
        </p>
      </div>
      <div className={classes.sum}>
        <strong className={classes.total}>{formats.money(trip.total)}</strong>
        <span className={classes.count}>
          <Plural value={count} one="# vehicle" other="# vehicles" />
        </span>
      </div>
      <IconChevronRight size={20} className={`${classes.chevron} mirrored`} aria-hidden />
    </article>
  );
}
