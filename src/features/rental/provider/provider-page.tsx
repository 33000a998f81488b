import { Plural, Trans } from '@lingui/react/macro';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { openState } from '../../../../domain/opening-hours';
import type { Trip } from '../../../../domain/rental/trip-search';
import type { Provider } from '../../../../domain/rental/vehicle';
import type { FoundVehicle, RentalReviewPage } from '../../../api/rental-mapping';
import { useFormats } from '../../../i18n/formats.context';
import type { BlockData } from '../../../platform/reads';
import { useClock, useConfig } from '../../../platform/shop.context';
import { Badge } from '../../../ui/badge';
import { EmptyState } from '../../../ui/empty-state';
import { FULL_WIDTH_SIZES } from '../../../ui/picture';
import { Rating } from '../../../ui/rating';
import { Skeleton, SkeletonGrid } from '../../../ui/skeleton';
import { TilePicture } from '../../../ui/tile-picture';
import { Block } from '../../catalogue/page/block';
import { Section } from '../../catalogue/page/section';
import { Heart } from '../../wishlist/heart';
import { useRunningDiscount } from '../cards/running-discount';
import { VehicleCard } from '../cards/vehicle-card';
import results from '../search/results-page.module.css';
import classes from './provider-page.module.css';
import { RentalReviews } from './rental-reviews';

type Props = {
  provider: Provider;
  trip: Trip | null;
  vehicles: BlockData<FoundVehicle[]>;
  reviews: BlockData<RentalReviewPage>;
};

/** Shows a provider with its vehicles and reviews [NAV-17, RENT-14]. */
export function ProviderPage({ provider, trip, vehicles, reviews }: Props) {
  return (
    <div className="page">
      <Head provider={provider} />
      <Section title={<Trans>Vehicles</Trans>}>
        <Block data={vehicles} skeleton={<SkeletonGrid count={4} kind="store" />}>
          {(all) =>
            all.length > 0 ? (
              <ul className={results.grid}>
                {all.map((vehicle) => (
                  <li key={vehicle.id}>
                    <VehicleCard vehicle={vehicle} trip={trip} />
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState title={<Trans>No vehicles right now</Trans>} headingLevel={3}>
                <Trans>This provider has no vehicles here right now. Try another provider.</Trans>
              </EmptyState>
            )
          }
        </Block>
      </Section>
      <Block
        data={reviews}
        title={<Trans>Reviews</Trans>}
        skeleton={<Skeleton blockSize={160} radius={20} />}
      >
        {(page) => <RentalReviews page={page} rating={provider.rating} />}
      </Block>
    </div>
  );
}

function Head({ provider }: Pick<Props, 'provider'>) {
  const formats = useFormats();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const discount = useRunningDiscount(provider);
  const open = openState(provider.hours, now(), utcOffsetMinutes);
  return (
    <header className={classes.provider}>
      <TilePicture
        className={classes.cover}
        src={provider.coverUrl}
        name={provider.name}
        tint={provider.id}
        width={1240}
        height={220}
        fit="cover"
        sizes={FULL_WIDTH_SIZES}
        isUrgent
        isDecorative
      />
      <div className={classes.words}>
        <div className={classes.title}>
          <h1 className={classes.name} tabIndex={-1}>
            {provider.name}
          </h1>
          <Heart kind="provider" id={provider.id} name={provider.name} />
        </div>
        <p className={classes.facts}>
          {provider.ratingCount > 0 ? <Rating value={provider.rating} count={provider.ratingCount} /> : null}
          <span>
            <Plural value={provider.vehicleCount} one="# vehicle" other="# vehicles" />
          </span>
          {provider.hours.length === 0 ? null : (
            <span>
              {open.isOpen && provider.isActive ? <Trans>Open now</Trans> : <Trans>Closed now</Trans>}
            </span>
          )}
        </p>
        <p className={`${classes.facts} ${classes.line}`}>
          <IconMapPin size={18} aria-hidden />
          <span dir="auto">{provider.address}</span>
        </p>
        {provider.phone ? (
          <p className={classes.facts}>
            <IconPhone size={18} aria-hidden />
            <a href={`tel:${provider.phone}`}>
              <bdi dir="ltr">{provider.phone}</bdi>
            </a>
          </p>
        ) : null}
        {discount ? (
          <p className={classes.offer}>
            <Badge tone="accent">
              <Trans>{formats.percent(discount.percent)} off</Trans>
            </Badge>{' '}
            {discount.minimumPurchase > 0 ? (
              <Trans>from {formats.money(discount.minimumPurchase)}</Trans>
            ) : null}{' '}
            {discount.maximum > 0 ? <Trans>up to {formats.money(discount.maximum)}</Trans> : null}
          </p>
        ) : null}
      </div>
    </header>
  );
}
