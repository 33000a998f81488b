import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { Store } from '../../../domain/catalogue';
import { priceRange } from '../../../domain/item-price';
import { openState } from '../../../domain/opening-hours';
import type { FavouriteType } from '../../../machines/wishlist/wishlist.types';
import type { RentalFavourite, SavedItem } from '../../api/wishlist-api';
import { useFormats } from '../../i18n/formats.context';
import { useClock, useConfig } from '../../platform/shop.context';
import { Badge } from '../../ui/badge';
import { Price } from '../../ui/price';
import { Rating } from '../../ui/rating';
import { StoreLink } from '../../ui/store-link';
import { AddButton } from '../cart/button/add-button';
import { useChosenPlace } from '../location/location.context';
import { FavouriteRow } from './favourite-row';
import classes from './favourite-rows.module.css';

export type RowState = Pick<ComponentProps<typeof FavouriteRow>, 'isRemoved'>;
type ItemProps = RowState & { item: SavedItem };
type StoreProps = RowState & { store: Store };
type RentalProps = RowState & {
  kind: Extract<FavouriteType, 'vehicle' | 'provider'>;
  favourite: RentalFavourite;
};

/** An item in the wishlist. If it is unavailable, the reason replaces its button [WISH-08]. */
export function FavouriteItem({ item, ...state }: ItemProps) {
  const { low, high, lowFull, highFull } = priceRange(item);
  const isServed = useIsServed(item.zoneId);
  return (
    <FavouriteRow
      {...state}
      favourite={{ kind: 'item', id: item.id }}
      name={item.name}
      imageUrl={item.imageUrl}
      title={
        item.isSold ? (
          <Link to="/product/$id" params={{ id: String(item.id) }} search={{ module_id: item.moduleId }}>
            {item.name}
          </Link>
        ) : (
          item.name
        )
      }
      action={item.isSold && isServed ? <AddButton item={item} /> : null}
    >
      <p className={classes.line}>{item.storeName}</p>
      {item.isSold ? null : (
        <Mark>
          <Trans>No longer available</Trans>
        </Mark>
      )}
      {item.isSold && !isServed ? <NotServed /> : null}
      <Price low={low} high={high} full={lowFull} fullHigh={highFull} size="small" />
    </FavouriteRow>
  );
}

export function FavouriteStore({ store, ...state }: StoreProps) {
  const isServed = useIsServed(store.zoneId);
  return (
    <FavouriteRow
      {...state}
      favourite={{ kind: 'store', id: store.id }}
      name={store.name}
      imageUrl={store.logoUrl}
      title={<StoreLink store={store}>{store.name}</StoreLink>}
    >
      <Rated rating={store.rating} ratingCount={store.ratingCount} />
      {isServed ? <ClosedMark store={store} /> : <NotServed />}
      {store.address ? (
        <p className={classes.line}>
          <bdi>{store.address}</bdi>
        </p>
      ) : null}
    </FavouriteRow>
  );
}

export const FavouriteRental = ({ kind, favourite, ...state }: RentalProps) => (
  <FavouriteRow
    {...state}
    favourite={{ kind, id: favourite.id }}
    name={favourite.name}
    imageUrl={favourite.imageUrl}
    title={
      kind === 'vehicle' ? (
        <Link to="/rental/vehicle-details/$id" params={{ id: String(favourite.id) }}>
          {favourite.name}
        </Link>
      ) : (
        <Link to="/rental/provider-details/$id" params={{ id: String(favourite.id) }}>
          {favourite.name}
        </Link>
      )
    }
  >
    <Rated {...favourite} />
  </FavouriteRow>
);

const Rated = ({ rating, ratingCount }: { rating: number; ratingCount: number }) =>
  ratingCount > 0 ? (
    <p className={classes.line}>
      <Rating value={rating} count={ratingCount} />
    </p>
  ) : null;

function useIsServed(zoneId: number): boolean {
  const zoneIds = useChosenPlace()?.zoneIds ?? [];
  return zoneIds.length === 0 || zoneIds.includes(zoneId);
}

const Mark = ({ children }: { children: ReactNode }) => (
  <p className={classes.mark}>
    <Badge tone="muted">{children}</Badge>
  </p>
);

const NotServed = () => (
  <Mark>
    <Trans>Not delivered to your address</Trans>
  </Mark>
);

function ClosedMark({ store }: { store: Store }) {
  const formats = useFormats();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const openTimes = openState(store.hours, now(), utcOffsetMinutes);
  if (store.isActive && openTimes.isOpen) return null;
  return (
    <Mark>
      {!store.isActive || openTimes.isOpen || openTimes.opensAt === null ? (
        <Trans>Closed</Trans>
      ) : (
        <Trans>Opens {formats.time(openTimes.opensAt)}</Trans>
      )}
    </Mark>
  );
}
