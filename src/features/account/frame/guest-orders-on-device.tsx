import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button';
import { type GuestOrder, guestOrders, guestTrips } from '../../orders/tracking/guest-orders';
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
      <ul className={classes.list}>
        {storedGuestOrdersOf(page).map((stored) => (
          <li key={stored.id} className={classes.entry}>
            <p className={classes.words}>
              {stored.store ? <strong dir="auto">{stored.store}</strong> : null}
              <span>{isTrips ? <Trans>Trip #{stored.id}</Trans> : <Trans>Order #{stored.id}</Trans>}</span>
            </p>
            <TrackLink search={{ [isTrips ? 'trip' : 'order']: stored.id }}>
              {isTrips ? <Trans>Track trip #{stored.id}</Trans> : <Trans>Track order #{stored.id}</Trans>}
            </TrackLink>
          </li>
        ))}
      </ul>
      <p className={classes.text}>
        <Trans>Saved on this device only.</Trans>
      </p>
    </section>
  );
}

type TrackProps = { search: { order?: number; trip?: number }; children: ReactNode };

/** A button with the text "Track". Its accessible name also contains the order's number. */
const TrackLink = ({ search, children }: TrackProps) => (
  <Button size="sm" renderRoot={(props) => <Link to="/track-order" search={search} {...props} />}>
    <span aria-hidden>
      <Trans>Track</Trans>
    </span>
    <span className="visually-hidden">{children}</span>
  </Button>
);
