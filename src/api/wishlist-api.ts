import type { Contract } from '../../contract/types.gen';
import type { Item, Store } from '../../domain/catalogue';
import type { Currency } from '../../domain/money';
import type { ApiClient } from './client';
import { toItem } from './item-mapping';
import { toStore } from './store-mapping';
import {
  firstOf,
  isOnUnlessOff,
  numberOr,
  pictureOf,
  requiredNumber,
  requiredText,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

/**
 * `isSold`: whether the shop still sells the item. Unsold items stay on the wishlist until the customer
 * removes them [WISH-08].
 */
export type SavedItem = Item & { isSold: boolean };
export type RentalFavourite = {
  id: number;
  name: string;
  imageUrl: string | null;
  rating: number;
  ratingCount: number;
};
export type Favourites = {
  item: SavedItem[];
  store: Store[];
  vehicle: RentalFavourite[];
  provider: RentalFavourite[];
};
type WantedFavourite = { kind: keyof Favourites; id: number; isOn: boolean };

export type WishlistApi = {
  /**
   * Returns the favourites of all modules, so that every heart is correct. Rental has its own list [RENT-56].
   */
  list(isRental: boolean, signal?: AbortSignal): Promise<Favourites>;
  /** Saves the change and returns the server's message [WISH-04]. */
  save(favourite: WantedFavourite, signal?: AbortSignal): Promise<string>;
};

export function createWishlistApi(client: ApiClient): WishlistApi {
  const abortedBy = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  return {
    list: async (isRental, signal) => {
      const read = async (address: typeof GOODS | typeof RENTAL) =>
        wireOf(await client.get(address, { ...abortedBy(signal), moduleId: null }), 'wishlist');
      const [all, rental] = await Promise.all([read(GOODS), isRental ? read(RENTAL) : null]);
      return toFavourites(
        {
          ...all,
          ...(rental && { vehicles: rental.vehicles, providers: rental.providers }),
        },
        client.currency(),
      );
    },
    save: async ({ kind, id, isOn }, signal) => {
      const path = kind === 'vehicle' || kind === 'provider' ? RENTAL : GOODS;
      const options = { query: { [`${kind}_id` as const]: id }, ...abortedBy(signal) };
      const answer = isOn ? client.post(`${path}/add`, options) : client.delete(`${path}/remove`, options);
      return requiredText(wireOf(await answer, 'answer'), 'message');
    },
  };
}

const GOODS = '/customer/wish-list';
const RENTAL = '/rental/user/wish-list';

const toFavourites = (
  { item, store, vehicles, providers }: Wire<Contract['Wishlist']>,
  currency: Currency,
): Favourites => ({
  item: wiresOf(item).map((wire) => ({ ...toItem(wire, currency), isSold: isOnUnlessOff(wire.status) })),
  store: wiresOf(store).map((wire) => toStore(wire, currency)),
  vehicle: wiresOf<RentalWire>(vehicles).map(toRentalFavourite),
  provider: wiresOf<RentalWire>(providers).map(toRentalFavourite),
});

/** The fields of vehicles and providers. Each may be missing. */
type RentalWire = Partial<Wire<Contract['RentalVehicle']> & Omit<Wire<Contract['Provider']>, 'discount'>>;

const toRentalFavourite = (wire: RentalWire): RentalFavourite => ({
  id: requiredNumber(wire, 'id'),
  name: requiredText(wire, 'name'),
  imageUrl: pictureOf(firstOf(wire.thumbnail_full_url, wire.logo_full_url)),
  rating: numberOr(wire.avg_rating, 0),
  ratingCount: numberOr(firstOf(wire.total_reviews, wire.rating_count), 0),
});
