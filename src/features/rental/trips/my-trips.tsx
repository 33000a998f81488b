import { Plural, Trans, useLingui } from '@lingui/react/macro';
import car from '@lobehub/fluent-emoji-3d/assets/1f697.webp';
import { Link, useSearch } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { Person } from '../../../../domain/person';
import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import type { Page } from '../../../api/catalogue-mapping';
import { TRIPS_PER_PAGE } from '../../../api/trip-api';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import classes from '../../orders/list/my-orders.module.css';
import { ordersSearch } from '../../orders/list/orders-search';
import { FailingPart } from '../../orders/shared/failing-part';
import { TripCard } from './trip-card';
import { type TripListWish, tripsBlock } from './trip-reads';

/** What is booked or under way, and what was, page after page [RENT-54]. */
export function MyTrips({ person }: { person: Person }) {
  const { i18n } = useLingui();
  const { tab, page = 1 } = ordersSearch(useSearch({ strict: false }));
  const wish: TripListWish = { kind: tab === 'past' ? 'history' : 'running', page };
  const api = useApi();
  const reads = useReads();
  const data = tripsBlock({ api, reads }, person.id, i18n.locale, wish);
  return (
    <div className={classes.page}>
      <Tabs wish={wish} />
      <FailingPart about={data.key}>
        <Suspense fallback={<TripCardsSkeleton />}>
          <Trips promise={data.promise} wish={wish} />
        </Suspense>
      </FailingPart>
    </div>
  );
}

function TripCardsSkeleton() {
  const { t } = useLingui();
  return (
    <div className={classes.list} role="status" aria-label={t`Loading your trips`}>
      <Skeleton blockSize={112} radius={20} />
      <Skeleton blockSize={112} radius={20} />
    </div>
  );
}

const searchOf = ({ kind, page }: TripListWish) => ({
  ...(kind === 'history' && { tab: 'past' as const }),
  ...(page > 1 && { page }),
});

function Tabs({ wish }: { wish: TripListWish }) {
  const { t } = useLingui();
  const tabs = [
    { kind: 'running', label: <Trans>Running</Trans> },
    { kind: 'history', label: <Trans>Completed</Trans> },
  ] as const;
  return (
    <nav aria-label={t`Which trips`} className={classes.tabs}>
      {tabs.map(({ kind, label }) => (
        <Link
          key={kind}
          to="/my-trips"
          search={searchOf({ kind, page: 1 })}
          className={classes.tab}
          aria-current={kind === wish.kind ? 'page' : undefined}
          resetScroll={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Trips({ promise, wish }: { promise: Promise<Page<BookedTrip>>; wish: TripListWish }) {
  const { entries, total } = use(promise);
  if (entries.length === 0) return <NoTrips kind={wish.kind} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        <Plural value={total} one="# trip" other="# trips" />
      </p>
      <ul className={classes.list}>
        {entries.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} />
          </li>
        ))}
      </ul>
      <Pages wish={wish} total={total} />
    </>
  );
}

const NoTrips = ({ kind }: Pick<TripListWish, 'kind'>) => (
  <div className={classes.empty}>
    <EmptyState
      title={kind === 'running' ? <Trans>No trip is booked</Trans> : <Trans>No completed trips yet</Trans>}
      picture={<img src={car} alt="" width={112} height={112} />}
      action={
        <Button renderRoot={(props) => <Link to="/home" {...props} />}>
          <Trans>Go to the market</Trans>
        </Button>
      }
    >
      {kind === 'running' ? (
        <Trans>As soon as you book a vehicle, you follow it here.</Trans>
      ) : (
        <Trans>What is over stays here, with its bill.</Trans>
      )}
    </EmptyState>
  </div>
);

function Pages({ wish, total }: { wish: TripListWish; total: number }) {
  const { t } = useLingui();
  const last = Math.max(1, Math.ceil(total / TRIPS_PER_PAGE));
  if (last === 1) return null;
  const { page } = wish;
  return (
    <nav aria-label={t`Pages`} className={classes.pages}>
      {page > 1 ? (
        <Link to="/my-trips" search={searchOf({ ...wish, page: page - 1 })} className={classes.turn}>
          <Trans>Newer trips</Trans>
        </Link>
      ) : null}
      <span>
        <Trans>
          Page {page} of {last}
        </Trans>
      </span>
      {page < last ? (
        <Link to="/my-trips" search={searchOf({ ...wish, page: page + 1 })} className={classes.turn}>
          <Trans>Older trips</Trans>
        </Link>
      ) : null}
    </nav>
  );
}
