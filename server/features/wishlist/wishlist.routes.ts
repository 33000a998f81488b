import type { Wishlist } from '../../../contract/types.gen';
import type { Geo } from '../../geo/geo';
import { refuse } from '../../http/errors';
import type { LocalText } from '../../http/language';
import { MESSAGES } from '../../http/messages';
import type { OperationRequest, Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { lockAccount } from '../session/accounts/account.store';
import type { ItemRow } from '../shared/item.rows';
import { flag, toWireItem } from '../shared/item.wire';
import { toWireProvider } from '../shared/provider.wire';
import { signedIn } from '../shared/signed-in';
import { toWireStores } from '../shared/stores-near';
import { toWireVehicle } from '../shared/vehicle.wire';
import {
  addFavourite,
  type Favourite,
  type FavouriteKind,
  removeFavourite,
  type Selection,
  wishedItems,
  wishedProviders,
  wishedStores,
  wishedVehicles,
} from './wishlist.store';

const MAX_FAVOURITES = 300;

const WISHLIST_MESSAGES = {
  added: { en: 'Added to your wishlist.', ar: 'تمت الإضافة إلى المفضلة.' },
  removed: { en: 'Removed from your wishlist.', ar: 'تمت الإزالة من المفضلة.' },
  whichOne: { en: 'Choose what to add or remove.', ar: 'حدد ما تريد إضافته أو إزالته.' },
  full: {
    en: `Your wishlist is full. You can save up to ${MAX_FAVOURITES} of each kind.`,
    ar: 'المفضلة ممتلئة: تتسع لـ 300 من كل نوع.',
  },
} as const satisfies Record<string, LocalText>;

type WishQuery = Partial<Record<`${FavouriteKind}_id`, number>>;

/**
 * Operations on the signed-in customer's favourites. Items and stores are those of the request's module
 * [WISH-01, WISH-05].
 */
export const wishlistRoutes = (geo: () => Geo): Operations => ({
  getWishlist: async (request): Promise<Wishlist> => {
    const selection = { customerId: signedIn(request), moduleId: request.moduleId };
    const [shopping, rental] = await Promise.all([
      shoppingWishes(request, selection, geo()),
      rentalWishes(request, selection),
    ]);
    return { ...shopping, ...rental };
  },
  addWishlist: (request) => add(request, ['item', 'store']),
  removeWishlist: (request) => remove(request, ['item', 'store']),
  getRentalWishlist: async (request): Promise<Wishlist> => {
    const rental = await rentalWishes(request, { customerId: signedIn(request), moduleId: null });
    return { item: [], store: [], ...rental };
  },
  addRentalWishlist: (request) => add(request, ['vehicle', 'provider']),
  removeRentalWishlist: (request) => remove(request, ['vehicle', 'provider']),
});

async function shoppingWishes(request: RequestContext, selection: Selection, geo: Geo) {
  const { database, now } = request;
  const [items, stores] = await Promise.all([
    wishedItems(database, selection, now),
    wishedStores(database, selection),
  ]);
  return {
    item: items.map((row) => ({ ...toWireItem(row, request), status: flag(isSold(row)) })),
    store: await toWireStores(stores, request, geo),
  };
}

const isSold = (row: ItemRow): boolean => row.is_active && row.store_is_active && row.module_is_active;

async function rentalWishes(request: RequestContext, selection: Selection) {
  const [vehicles, providers] = await Promise.all([
    wishedVehicles(request.database, selection),
    wishedProviders(request.database, selection),
  ]);
  return {
    vehicles: vehicles.map((row) => toWireVehicle(row, request)),
    providers: providers.map((row) => toWireProvider(row, request)),
  };
}

type WishRequest = OperationRequest<{ query: WishQuery }>;

async function add(request: WishRequest, kinds: FavouriteKind[]) {
  const { database, now, language } = request;
  const customerId = signedIn(request);
  const favourite = favouriteOf(request, kinds);
  const added = await database.transaction(async (tx) => {
    await lockAccount(tx, customerId);
    return addFavourite(tx, favourite, { customerId, now, most: MAX_FAVOURITES });
  });
  if (added === 'unknown') refuse(404, 'not_found', MESSAGES.notFound);
  if (added === 'full') refuse(403, `${favourite.kind}_id`, WISHLIST_MESSAGES.full);
  return { message: WISHLIST_MESSAGES.added[language] };
}

async function remove(request: WishRequest, kinds: FavouriteKind[]) {
  const { database, language } = request;
  await removeFavourite(database, favouriteOf(request, kinds), signedIn(request));
  return { message: WISHLIST_MESSAGES.removed[language] };
}

function favouriteOf({ query }: WishRequest, kinds: FavouriteKind[]): Favourite {
  const favourites = kinds.flatMap((kind): Favourite[] => {
    const id = query[`${kind}_id`];
    return id === undefined ? [] : [{ kind, id }];
  });
  const [favourite] = favourites;
  if (favourite === undefined || favourites.length > 1)
    refuse(403, `${kinds[0]}_id`, WISHLIST_MESSAGES.whichOne);
  return favourite;
}
