import { act, screen } from '@testing-library/react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { ModuleType, Store } from '../../../domain/catalogue';
import { locationMachine } from '../../../machines/location/location.machine';
import { moduleMachine } from '../../../machines/location/module.machine';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { Favourites, SavedItem } from '../../../src/api/wishlist-api';
import { LocationProvider } from '../../../src/features/location/location.context';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { Heart } from '../../../src/features/wishlist/heart';
import { cacheFavourites } from '../../../src/features/wishlist/wishlist.actors';
import { WishlistProvider } from '../../../src/features/wishlist/wishlist.context';
import { WishlistButton } from '../../../src/features/wishlist/wishlist-button';
import { WishlistDrawer } from '../../../src/features/wishlist/wishlist-drawer';
import { createReads } from '../../../src/platform/reads';
import { terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { deferredActors } from '../../support/deferred';
import { ShopPage, WithWishlistSession } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

export type WishlistActor = ActorRefFrom<typeof wishlistMachine>;

export const pizza = { ...itemWith(terms()), isSold: true };
export const itemNamed = (id: number, name: string): SavedItem => ({
  ...pizza,
  id,
  name,
});
export const grill = (overrides: Partial<Store> = {}): Store => ({
  id: 2,
  slug: 'noor-grill',
  name: 'Noor Grill',
  address: '4 Harbour Street',
  logoUrl: null,
  coverUrl: null,
  rating: 4.6,
  ratingCount: 30,
  zoneId: 1,
  moduleId: 1,
  moduleType: 'food',
  lat: 0,
  lng: 0,
  road: null,
  minimumOrder: 0,
  deliveryMinutes: null,
  hasDelivery: true,
  hasTakeAway: true,
  canSchedule: false,
  isActive: true,
  isHalal: false,
  discountPercent: 0,
  cuisines: [],
  priceLevel: null,
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '00:00', closes: '23:59' })),
  delivery: {
    isSelfDelivery: false,
    isFreeBySelfDelivery: false,
    perKm: 0,
    minimumCharge: 0,
    maximumCharge: null,
    fixedCharge: null,
    adminFreeDelivery: null,
    zoneIncreasePercent: 0,
    surge: null,
  },
  announcement: null,
  hasReviews: true,
  categoryIds: [],
  totalItems: 0,
  returns: { days: null, terms: null },
  ...overrides,
});
export const favourites = (overrides: Partial<Favourites> = {}): Favourites => ({
  item: [],
  store: [],
  vehicle: [],
  provider: [],
  ...overrides,
});

/** Favourite buttons of an item and a store, the count and the drawer, in a module at a place. */
export function WishlistPage({
  wishlist,
  market = 'food',
}: {
  wishlist: WishlistActor;
  market?: ModuleType;
}) {
  return (
    <ShopPage>
      <LocationProvider actor={locationAtHome() as never}>
        <ModuleProvider actor={marketOf(market) as never}>
          <WishlistProvider actor={wishlist}>
            <WithWishlistSession>
              <WishlistButton />
            </WithWishlistSession>
            <Heart kind="item" id={101} name="Margherita" />
            <Heart kind="store" id={2} name="Noor Grill" />
            <WishlistDrawer />
          </WishlistProvider>
        </ModuleProvider>
      </LocationProvider>
    </ShopPage>
  );
}

const never = () => fromPromise<never, never>(() => new Promise<never>(() => undefined));
const homes = createActor(
  locationMachine.provide({ actors: { loadPlace: never(), storePlace: never() } as never }),
  { input: { isRental: false } },
);
function locationAtHome() {
  homes.start();
  homes.send({ type: 'place.changedElsewhere', place: { label: 'Home', lat: 0, lng: 0, zoneIds: [1] } });
  return homes;
}

const TYPES: ModuleType[] = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'];
const modules = TYPES.map((type, index) => ({
  id: index + 1,
  name: type,
  type,
  iconUrl: null,
  zoneIds: [1],
  isActive: true,
  hasInterests: false,
}));
function marketOf(type: ModuleType) {
  const flow = createActor(moduleMachine, { input: { modules, storedId: TYPES.indexOf(type) + 1 } }).start();
  flow.send({ type: 'zones.changed', zoneIds: [1] });
  return flow;
}

/** A signed-in customer with these favourites. The test decides when the server responds. */
export async function showWishlist(found: Favourites, market: ModuleType = 'food') {
  const effects = deferredActors('loadWishlist', 'saveFavourite');
  const reads = createReads();
  const wishlist = createActor(wishlistMachine.provide({ actors: effects.actors })).start();
  const idsOf = (entries: { id: number }[]) => entries.map(({ id }) => id);
  const settle = () => new Promise((done) => setTimeout(done));
  const read = async (received: Favourites = found) => {
    cacheFavourites(reads, received, wishlist.getSnapshot().context.takenOff);
    effects.latest('loadWishlist').resolve({
      item: idsOf(received.item),
      store: idsOf(received.store),
      vehicle: idsOf(received.vehicle),
      provider: idsOf(received.provider),
    });
    await settle();
  };
  wishlist.send({ type: 'person.arrived' });
  await read();
  await renderPage(<WishlistPage wishlist={wishlist as WishlistActor} market={market} />, { reads });
  await act(() => read());
  return {
    wishlist,
    read: (received?: Favourites) => act(() => read(received)),
    saved: (message: string) =>
      act(async () => {
        effects.latest('saveFavourite').resolve(message);
        await settle();
      }),
    refused: (error: unknown) =>
      act(async () => {
        effects.latest('saveFavourite').reject(error);
        await settle();
      }),
    unread: (error: unknown) =>
      act(async () => {
        effects.latest('loadWishlist').reject(error);
        await settle();
      }),
  };
}

export const button = (name: string | RegExp) => screen.queryByRole('button', { name, hidden: true });
