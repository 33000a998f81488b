import { Plural, Trans, useLingui } from '@lingui/react/macro';
import car from '@lobehub/fluent-emoji-3d/assets/1f697.webp';
import { Link, useSearch } from '@tanstack/react-router';
import type { Person } from '../../../../domain/person';
import { TRIPS_PER_PAGE } from '../../../api/trip-api';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import classes from '../../orders/list/my-orders.module.css';
import { ordersSearch } from '../../orders/list/orders-search';
import { ListTabs, OwnList } from '../../orders/list/own-list';
import { TripCard } from './trip-card';
import { tripsBlock } from './trip-reads';

/** Lists active and past trips with pagination [RENT-54]. */
export function MyTrips({ person }: { person: Person }) {
  const { i18n, t } = useLingui();
  const { module: _, ...search } = ordersSearch(useSearch({ strict: false }));
  const api = useApi();
  const reads = useReads();
  const isPast = search.tab === 'past';
  const draft = { kind: isPast ? ('history' as const) : ('running' as const), page: search.page ?? 1 };
  return (
    <div className={classes.page}>
      <ListTabs
        to="/my-trips"
        search={search}
        label={t`Trip status`}
        running={<Trans>Active</Trans>}
        past={<Trans>Completed</Trans>}
      />
      <OwnList
        to="/my-trips"
        search={search}
        data={tripsBlock({ api, reads }, person.id, i18n.locale, draft)}
        perPage={TRIPS_PER_PAGE}
        loading={t`Loading your trips`}
        count={(total) => <Plural value={total} one="# trip" other="# trips" />}
        card={(trip) => <TripCard trip={trip} />}
        empty={<NoTrips isPast={isPast} />}
        newer={<Trans>Newer trips</Trans>}
        older={<Trans>Older trips</Trans>}
      />
    </div>
  );
}

const NoTrips = ({ isPast }: { isPast: boolean }) => (
  <EmptyState
    title={isPast ? <Trans>No completed trips yet</Trans> : <Trans>No active trips</Trans>}
    picture={<img src={car} alt="" width={112} height={112} />}
    action={
      <Button renderRoot={(props) => <Link to="/home" {...props} />}>
        <Trans>Go to home page</Trans>
      </Button>
    }
  >
    {isPast ? (
      <Trans>You’ll find your completed trips and receipts here.</Trans>
    ) : (
      <Trans>Track your trips here once you’ve booked a vehicle.</Trans>
    )}
  </EmptyState>
);
