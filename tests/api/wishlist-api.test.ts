import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor, setup, waitFor } from 'xstate';
import type { ModuleType } from '../../domain/catalogue';
import { USUAL_CURRENCY } from '../../domain/money';
import { moduleMachine } from '../../machines/location/module.machine';
import { wishlistMachine } from '../../machines/wishlist/wishlist.machine';
import { createApiClient } from '../../src/api/client';
import type { HttpRequest } from '../../src/api/transport';
import { createWishlistApi, type Favourites, type WishlistApi } from '../../src/api/wishlist-api';
import { FAVOURITES, provideWishlist } from '../../src/features/wishlist/wishlist.actors';
import { createReads, type Reads } from '../../src/platform/reads';

const item = { id: 101, name: 'Margherita', price: 10, store_id: 1, module_id: 1 };
const store = { id: 2, name: 'Noor Grill', zone_id: 1 };
const vehicle = {
  id: 3,
  name: 'Desert SUV',
  thumbnail_full_url: '/suv.webp',
  avg_rating: 4.5,
  total_reviews: 8,
};
const provider = { id: 4, name: 'Coastline', logo_full_url: '/coast.webp', avg_rating: 4, rating_count: 9 };

/** `rental`: the body of the rental list, if it differs. */
function apiAnswering(body: unknown, rental: unknown = body) {
  const requests: HttpRequest[] = [];
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => ({ language: 'en', place: null, moduleId: 1, guestId: null, token: 'secret' }),
    transport: async (request) => {
      requests.push(request);
      return { body: request.path.startsWith('/rental/') ? rental : body };
    },
  });
  return { api: createWishlistApi(client), requests };
}

const requestLine = ({ method, path, query }: HttpRequest) => `${method} ${path} ${JSON.stringify(query)}`;

it.each([
  ['item', true, 'POST /customer/wish-list/add {"item_id":"7"}'],
  ['item', false, 'DELETE /customer/wish-list/remove {"item_id":"7"}'],
  ['store', true, 'POST /customer/wish-list/add {"store_id":"7"}'],
  ['store', false, 'DELETE /customer/wish-list/remove {"store_id":"7"}'],
  ['vehicle', true, 'POST /rental/user/wish-list/add {"vehicle_id":"7"}'],
  ['vehicle', false, 'DELETE /rental/user/wish-list/remove {"vehicle_id":"7"}'],
  ['provider', true, 'POST /rental/user/wish-list/add {"provider_id":"7"}'],
  ['provider', false, 'DELETE /rental/user/wish-list/remove {"provider_id":"7"}'],
] as const)('a %s (saved: %s) is sent as %s [WISH-05, RENT-56]', async (kind, isOn, expected) => {
  const { api, requests } = apiAnswering({ message: 'Saved.' });

  await expect(api.save({ kind, id: 7, isOn })).resolves.toBe('Saved.');

  expect(requests.map(requestLine)).toEqual([expected]);
  expect(requests[0]?.headers.Authorization).toBe('Bearer secret');
});

it('a wishlist response without a message is rejected [WISH-04, API-06]', async () => {
  await expect(apiAnswering({}).api.save({ kind: 'item', id: 7, isOn: true })).rejects.toMatchObject({
    code: 'unexpected',
  });
});

it('saved items and stores are read, and those no longer sold are marked [WISH-05, WISH-08, DATA-04]', async () => {
  const { api, requests } = apiAnswering({
    item: [
      { ...item, status: 1 },
      { ...item, id: 102, status: 0 },
      { ...item, id: 103 },
    ],
    store: [store],
    vehicles: [],
    providers: [],
  });

  const found = await api.list(false);

  expect(requests.map(requestLine)).toEqual(['GET /customer/wish-list {}']);
  expect(found.item.map(({ id, isSold }) => [id, isSold])).toEqual([
    [101, true],
    [102, false],
    [103, true],
  ]);
  expect(found.store.map(({ name }) => name)).toEqual(['Noor Grill']);
});

it('the wishlist is requested for all modules, so that hearts in every module show whether an item is saved [WISH-07]', async () => {
  const { api, requests } = apiAnswering({});
  await api.list(false);
  expect(requests[0]?.headers).not.toHaveProperty('moduleId');
});

it('saved vehicles and providers are read from the rental list, even when the other list is empty [WISH-05, RENT-56, DATA-04]', async () => {
  const { api, requests } = apiAnswering(
    { vehicles: [], providers: [] },
    { vehicles: [vehicle], providers: [provider] },
  );

  const found = await api.list(true);

  expect(requests.map(requestLine)).toEqual(['GET /customer/wish-list {}', 'GET /rental/user/wish-list {}']);
  expect(found).toEqual({
    item: [],
    store: [],
    vehicle: [{ id: 3, name: 'Desert SUV', imageUrl: '/suv.webp', rating: 4.5, ratingCount: 8 }],
    provider: [{ id: 4, name: 'Coastline', imageUrl: '/coast.webp', rating: 4, ratingCount: 9 }],
  });
});

it.each([
  ['food', ['/customer/wish-list']],
  ['rental', ['/customer/wish-list', '/rental/user/wish-list']],
] as const)(
  'the wishlists of the %s module are requested and cached [WISH-05, RENT-56]',
  async (type, paths) => {
    const { api, requests } = apiAnswering({
      item: [item],
      store: [store],
      vehicles: [vehicle],
      providers: [],
    });
    const reads = createReads();
    const { wishlist } = startInMarket(type, api, reads);

    wishlist.send({ type: 'person.arrived' });
    await waitFor(wishlist, (snapshot) => snapshot.matches({ signedIn: 'ready' }));

    expect(requests.map((request) => request.path)).toEqual(paths);
    expect(wishlist.getSnapshot().context.ids).toEqual({
      item: [101],
      store: [2],
      vehicle: [3],
      provider: [],
    });
    expect(reads.kept<Favourites>(FAVOURITES)?.item.map(({ name }) => name)).toEqual(['Margherita']);
  },
);

function startInMarket(type: ModuleType, api: WishlistApi, reads: Reads) {
  const market = {
    id: 1,
    name: type,
    type,
    iconUrl: null,
    zoneIds: [1],
    isActive: true,
    hasInterests: false,
  };
  const root = createActor(
    setup({ actors: { module: moduleMachine, wishlist: provideWishlist(api, reads) } }).createMachine({
      invoke: [
        { src: 'module', systemId: 'module', input: { modules: [market], storedId: 1 } },
        { src: 'wishlist', systemId: 'wishlist' },
      ],
    }),
  ).start();
  return { wishlist: root.system.get('wishlist') as ActorRefFrom<typeof wishlistMachine> };
}

it('every effect that the wishlist’s machine invokes is implemented [WISH-05]', () => {
  const provided = provideWishlist(apiAnswering({}).api, createReads());
  const left = Object.entries(wishlistMachine.implementations.actors).filter(
    ([name, actor]) => provided.implementations.actors[name as 'saveFavourite'] === actor,
  );
  expect(left).toEqual([]);
});
