import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Button } from '../../../ui/button';
import { type GuestOrder, guestOrders, guestTrips } from '../../orders/tracking/guest-orders';
import { FollowedOrderCard, StoredOrderCard } from '../../orders/tracking/stored-order-card';
import type { AccountPageName } from './account-pages';
import classes from './guest-orders-on-device.module.css';

/** Returns the guest orders or trips that this device stores, for the page that lists them [ORD-20]. */
export const storedGuestOrdersOf = (page: AccountPageName): readonly GuestOrder[] => {
  if (page === 'my-orders') return guestOrders();
  return page === 'my-trips' ? guestTrips() : [];
};

/** Lists the guest's orders beside the sign-in, because guests look for them on the orders page [ORD-20]. */
export function GuestOrdersOnDevice({ page }: { page: AccountPageName }) {
  const id = useId();
  const isTrips = page === 'my-trips';
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {isTrips ? <Trans>Booked on this device</Trans> : <Trans>Ordered on this device</Trans>}
      </h2>
      <ul className={classes.list}>{isTrips ? <StoredTrips /> : <StoredOrders />}</ul>
      <p className={classes.text}>
        <Trans>Saved on this device only.</Trans>
      </p>
    </section>
  );
}

/** Orders are followed only up to this number, because each one holds a connection. */
const MAX_FOLLOWED = 2;

/** Lists the newest first. An order that has been read again does not change its place. */
function StoredOrders() {
  const orders = guestOrders().toSorted((one, other) => other.id - one.id);
  const followed = orders.filter(({ isOver }) => !isOver).slice(0, MAX_FOLLOWED);
  return orders.map((stored) => (
    <li key={stored.id}>
      {followed.includes(stored) ? (
        <FollowedOrderCard stored={stored} />
      ) : (
        <StoredOrderCard stored={stored} />
      )}
    </li>
  ));
}

const StoredTrips = () =>
  guestTrips().map((stored) => (
    <li key={stored.id} className={classes.entry}>
      <p>
        <Trans>Trip #{stored.id}</Trans>
      </p>
      <TrackTrip stored={stored} />
    </li>
  ));

/** A button with the text "Track". Its accessible name also contains the trip's number. */
const TrackTrip = ({ stored }: { stored: GuestOrder }) => (
  <Button
    size="sm"
    renderRoot={(props) => <Link to="/track-order" search={{ trip: stored.id }} {...props} />}
  >
    <span aria-hidden>
      <Trans>Track</Trans>
    </span>
    <span className="visually-hidden">
      <Trans>Track trip #{stored.id}</Trans>
    </span>
  </Button>
);
