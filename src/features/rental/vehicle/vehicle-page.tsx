import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lowestRate } from '../../../../domain/rental/trip-price';
import { isRoundTrip, type Trip } from '../../../../domain/rental/trip-search';
import type { FoundVehicle, RentalReviewPage } from '../../../api/rental-mapping';
import { useFormats } from '../../../i18n/formats.context';
import type { BlockData } from '../../../platform/reads';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { Rating } from '../../../ui/rating';
import { Skeleton, SkeletonRow } from '../../../ui/skeleton';
import { WhenNear } from '../../../ui/when-near';
import { Block } from '../../catalogue/page/block';
import { Section } from '../../catalogue/page/section';
import { AddVehicleButton } from '../add/add-vehicle-button';
import { GoodToKnow } from '../cards/good-to-know';
import { ProviderCard } from '../cards/provider-card';
import { DistanceText, RateUnit } from '../cards/trip-labels';
import { TripRoute } from '../cards/trip-route';
import { VehicleRow } from '../cards/vehicle-card';
import { FuelName, GearName, VehicleFacts } from '../cards/vehicle-facts';
import { RentalReviews } from '../provider/rental-reviews';
import { addressOfTrip } from '../search/rental-address';
import { TripTime } from '../search/trip-time';
import { Availability } from './availability';
import { Measured } from './measured';
import { TripPrices } from './trip-prices';
import { VehicleGallery } from './vehicle-gallery';
import classes from './vehicle-page.module.css';

const SearchTrip = lazyPart(() => import('./search-trip').then((file) => file.SearchTrip));
const RouteMap = lazyPart(() => import('../trips/route-map').then((file) => file.RouteMap));

type Props = {
  vehicle: FoundVehicle;
  trip: Trip | null;
  /** A trip in the URL whose start is in the past. */
  lapsed: Trip | null;
  reviews: BlockData<RentalReviewPage>;
  similar: BlockData<FoundVehicle[]>;
};

/** The page `/rental/vehicle-details/{id}`: the vehicle, with the searched trip [NAV-18, RENT-13]. */
export function VehiclePage({ vehicle, trip, lapsed, reviews, similar }: Props) {
  return (
    <div className="page">
      <article className={classes.vehicle}>
        <VehicleGallery key={vehicle.id} vehicle={vehicle} />
        <div className={classes.column}>
          <div>
            <h1 className={classes.name} tabIndex={-1}>
              {vehicle.name}
            </h1>
            <p className={classes.marks}>
              {vehicle.category ? (
                <Link to="/rental/vehicle-search" search={{ categoryId: vehicle.category.id }}>
                  {vehicle.category.name}
                </Link>
              ) : null}
              {vehicle.ratingCount > 0 ? <Rating value={vehicle.rating} count={vehicle.ratingCount} /> : null}
            </p>
          </div>
          <VehicleFacts vehicle={vehicle} />
          <TripPart vehicle={vehicle} trip={trip} lapsed={lapsed} />
        </div>
      </article>
      <Section title={<Trans>About this vehicle</Trans>}>
        {vehicle.description ? <p className={classes.text}>{vehicle.description}</p> : null}
        <Specs vehicle={vehicle} />
      </Section>
      <Section title={<Trans>Good to know</Trans>}>
        <GoodToKnow vehicle={vehicle} kind={trip?.type ?? null} />
      </Section>
      <Section title={<Trans>Pickup location</Trans>}>
        <PickupPlace vehicle={vehicle} trip={trip} />
      </Section>
      <Section title={<Trans>Provider</Trans>}>
        <div className={classes.provider}>
          <ProviderCard provider={vehicle.provider} trip={trip} />
        </div>
      </Section>
      <Block
        data={reviews}
        title={<Trans>Reviews</Trans>}
        skeleton={<Skeleton blockSize={160} radius={20} />}
      >
        {(page) => <RentalReviews page={page} rating={vehicle.rating} />}
      </Block>
      <Block data={similar} skeleton={<SkeletonRow count={3} kind="store" />}>
        {(vehicles) =>
          vehicles.length > 0 ? (
            <Section title={<Trans>Similar vehicles</Trans>}>
              <VehicleRow vehicles={vehicles} trip={trip} />
            </Section>
          ) : null
        }
      </Block>
    </div>
  );
}

/** Shows the searched pick-up place with its route, else the provider's place [RENT-60]. */
function PickupPlace({ vehicle: { provider }, trip }: Pick<Props, 'vehicle' | 'trip'>) {
  const { t } = useLingui();
  const pickup = trip?.pickup ?? { name: provider.address, lat: provider.lat, lng: provider.lng };
  return (
    <div className={classes.place}>
      <p>
        <bdi>{pickup.name}</bdi>
      </p>
      {trip ? null : (
        <p className={classes.text}>
          <Trans>You can choose another location when you search for your trip.</Trans>
        </p>
      )}
      <WhenNear place={<Skeleton blockSize={280} radius={20} />}>
        <LazyPlace fallback={<Skeleton blockSize={280} radius={20} />}>
          <RouteMap label={t`Route map`} pickup={pickup} destination={trip?.destination ?? null} />
        </LazyPlace>
      </WhenNear>
    </div>
  );
}

function TripPart({ vehicle, trip, lapsed }: Pick<Props, 'vehicle' | 'trip' | 'lapsed'>) {
  return (
    <section className={classes.trip}>
      <h2 className={classes.subtitle}>
        {trip ? <Trans>Prices for your trip</Trans> : <Trans>Prices</Trans>}
      </h2>
      {trip ? (
        <p className={classes.way}>
          <TripRoute {...trip} />
          <br />
          <TripTime pickupAt={trip.pickupAt} />
          {isRoundTrip(trip) ? null : (
            <>
              {' '}
              · <DistanceText trip={trip} />
            </>
          )}
        </p>
      ) : null}
      <TripPrices vehicle={vehicle} trip={trip} />
      <Availability vehicle={vehicle} trip={trip} />
      <AddVehicleButton
        vehicle={vehicle}
        trip={trip}
        isKindChosen={trip !== null}
        barPrice={trip ? priceOf(vehicle, trip) : rateOf(vehicle)}
      />
      {trip ? (
        <Link
          className={classes.take}
          to="/rental/vehicle-search"
          search={{ all_category: 1, ...addressOfTrip(trip) }}
        >
          <Trans>All vehicles for this trip</Trans>
        </Link>
      ) : (
        <details open={lapsed !== null} key={JSON.stringify(lapsed)}>
          <summary className={classes.take}>
            <Trans>Choose when and where to see prices</Trans>
          </summary>
          <WhenNear place={<Skeleton blockSize={420} radius={20} />}>
            <LazyPlace fallback={<Skeleton blockSize={420} radius={20} />}>
              <SearchTrip lapsed={lapsed} />
            </LazyPlace>
          </WhenNear>
        </details>
      )}
    </section>
  );
}

function priceOf({ prices }: FoundVehicle, { type }: Trip) {
  const price = prices.find((entry) => entry.type === type);
  return price ? { amount: price.total } : null;
}

function rateOf({ rates }: FoundVehicle) {
  const lowest = lowestRate(rates);
  return lowest && { amount: lowest.rate, unit: <RateUnit type={lowest.type} /> };
}

function Specs({ vehicle }: Pick<Props, 'vehicle'>) {
  const formats = useFormats();
  const { brand, model, seats, transmission, fuel, engineCapacity, enginePower, hasAirCondition } = vehicle;
  return (
    <dl className={classes.specs}>
      <Spec name={<Trans>Brand</Trans>}>{brand?.name}</Spec>
      <Spec name={<Trans>Model</Trans>}>{model && <Measured text={model} />}</Spec>
      <Spec name={<Trans>Seats</Trans>}>{seats === null ? null : formats.number(seats)}</Spec>
      <Spec name={<Trans>Air conditioning</Trans>}>
        {hasAirCondition ? <Trans>AC</Trans> : <Trans>No AC</Trans>}
      </Spec>
      <Spec name={<Trans>Transmission</Trans>}>{transmission && <GearName gear={transmission} />}</Spec>
      <Spec name={<Trans>Fuel</Trans>}>{fuel && <FuelName fuel={fuel} />}</Spec>
      <Spec name={<Trans>Engine</Trans>}>{engineCapacity && <Measured text={engineCapacity} />}</Spec>
      <Spec name={<Trans>Power</Trans>}>{enginePower && <Measured text={enginePower} />}</Spec>
    </dl>
  );
}

/** Shows one value. Hidden if the value is unknown. */
const Spec = ({ name, children }: { name: ReactNode; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
