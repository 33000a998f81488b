import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { isRoundTrip, type Trip } from '../../../../domain/rental/trip-search';
import type { FoundVehicle, VehicleGroup } from '../../../api/rental-mapping';
import { failureTexts } from '../../../i18n/failures';
import type { BlockData } from '../../../platform/reads';
import { withSearch } from '../../../platform/search-change';
import { useClock, useConfig, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailureBlock } from '../../../ui/failure-block';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { Skeleton, SkeletonGrid } from '../../../ui/skeleton';
import { PageTitle } from '../../catalogue/page/page-title';
import { DistanceText, Duration, TripTypeName } from '../cards/trip-labels';
import { TripRoute } from '../cards/trip-route';
import { VehicleCard } from '../cards/vehicle-card';
import { FilterBar } from './filter-bar';
import { filtersIn, hasFilters, noFilters, type SearchAddress, validTrip } from './rental-address';
import {
  RentalSearchProvider,
  useRentalSearch,
  useRentalSearchRef,
  useVehicleListKey,
} from './rental-search.context';
import classes from './results-page.module.css';
import { SearchPanel } from './search-panel';
import { rememberedLook } from './stored-look';
import { TripTime } from './trip-time';

const VehiclesOnMap = lazyPart(() => import('./vehicles-map').then((file) => file.VehiclesOnMap));

type Groups = { categories: BlockData<VehicleGroup[]>; brands: BlockData<VehicleGroup[]> };
type Props = { address: SearchAddress } & Groups;

/** The page `/rental/vehicle-search`: vehicles for a trip, or all vehicles [NAV-17, NAV-18, RENT-12]. */
export function ResultsPage({ address, ...groups }: Props) {
  const now = useClock();
  const { trip, lapsed } = validTrip(address, now(), useConfig());
  return (
    <div className="page">
      <PageTitle>{trip ? <Trans>Vehicles for your trip</Trans> : <Trans>All vehicles</Trans>}</PageTitle>
      {trip ? <TripSummary trip={trip} /> : null}
      <details className={classes.change} open={trip === null} key={JSON.stringify([trip, lapsed])}>
        <summary className={classes.summary}>
          {trip ? <Trans>Change trip</Trans> : <Trans>Choose when and where to see prices</Trans>}
        </summary>
        <RentalSearchProvider trip={trip} lapsed={lapsed} filters={null}>
          <SearchPanel keeps={address} />
        </RentalSearchProvider>
      </details>
      <FilterBar address={address} {...groups} hasTrip={trip !== null} />
      <RentalSearchProvider trip={trip} filters={filtersIn(address)}>
        <Found address={address} trip={trip} />
      </RentalSearchProvider>
    </div>
  );
}

function TripSummary({ trip }: { trip: Trip }) {
  return (
    <div className={classes.trip}>
      <p className={classes.way}>
        <TripRoute {...trip} />
      </p>
      <p className={classes.facts}>
        <span>
          <TripTypeName type={trip.type} />
        </span>
        <span>
          <TripTime pickupAt={trip.pickupAt} />
        </span>
        {trip.type === 'distance_wise' ? null : (
          <span>
            <Duration {...trip} />
          </span>
        )}
        {isRoundTrip(trip) ? null : (
          <span data-estimate={trip.distanceSource === 'estimate' || undefined}>
            <DistanceText trip={trip} />
          </span>
        )}
      </p>
    </div>
  );
}

type FoundProps = { address: SearchAddress; trip: Trip | null };

function Found({ address, trip }: FoundProps) {
  const { t, i18n } = useLingui();
  const flow = useRentalSearchRef();
  const isSearching = useRentalSearch((snapshot) => snapshot.matches('searching'));
  const isEmpty = useRentalSearch((snapshot) => snapshot.matches('empty'));
  const failure = useRentalSearch((snapshot) =>
    snapshot.matches('failed') ? snapshot.context.failure : null,
  );
  if (isSearching)
    return (
      <div role="status" aria-label={t`Loading`}>
        <p className={classes.count}>&nbsp;</p>
        <SkeletonGrid count={8} kind="store" />
      </div>
    );
  if (failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  if (isEmpty) return <Nothing address={address} />;
  return <Vehicles address={address} trip={trip} />;
}

const FIRST_ROW = 4;

function Vehicles({ address, trip }: FoundProps) {
  const { lists } = useReads();
  const key = useVehicleListKey(trip, filtersIn(address));
  const total = useRentalSearch(({ context }) => context.progress.total);
  // This subscription re-renders the list when more results arrive.
  useRentalSearch(({ context }) => context.progress.shown);
  const vehicles = lists.entries<FoundVehicle>(key);
  const look = address.look ?? rememberedLook();
  return (
    <>
      <p className={classes.count} role="status">
        <Plural value={total} one="# vehicle" other="# vehicles" />
      </p>
      {address.view === 'map' ? (
        <LazyPlace fallback={<Skeleton blockSize={420} radius={20} />}>
          <VehiclesOnMap vehicles={vehicles} trip={trip} />
        </LazyPlace>
      ) : (
        <ul className={classes.grid} data-look={look}>
          {vehicles.map((vehicle, index) => (
            <li key={vehicle.id}>
              <VehicleCard
                vehicle={vehicle}
                trip={trip}
                look={look}
                headingLevel={2}
                isUrgent={index < FIRST_ROW}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreVehicles />
    </>
  );
}

function MoreVehicles() {
  const { i18n } = useLingui();
  const flow = useRentalSearchRef();
  const isLoading = useRentalSearch((snapshot) => snapshot.matches({ results: 'loadingMore' }));
  const canLoad = useRentalSearch((snapshot) => snapshot.can({ type: 'more.requested' }));
  const failure = useRentalSearch((snapshot) =>
    snapshot.matches({ results: 'moreFailed' }) ? snapshot.context.failure : null,
  );
  if (failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  if (!canLoad && !isLoading) return null;
  return (
    <div className={classes.more}>
      <Button variant="default" loading={isLoading} onClick={() => flow.send({ type: 'more.requested' })}>
        <Trans>Load more</Trans>
      </Button>
    </div>
  );
}

function Nothing({ address }: { address: SearchAddress }) {
  if (hasFilters(address))
    return (
      <EmptyState
        title={<Trans>No vehicles match these filters</Trans>}
        action={
          <Button
            renderRoot={(props) => (
              <Link to="." search={withSearch({ ...noFilters, all_category: 1 })} replace {...props} />
            )}
          >
            <Trans>Clear filters</Trans>
          </Button>
        }
      >
        <Trans>Remove a filter, or see all vehicles for this trip.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={<Trans>No vehicles for this trip</Trans>}>
      <Trans>Try another trip type, place or time.</Trans>
    </EmptyState>
  );
}
