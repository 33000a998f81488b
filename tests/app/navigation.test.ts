import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { listenToStorefront } from '../../src/app/navigation';
import { readDraft, writeDraft } from '../../src/platform/storage/drafts';
import { readActivity, saveActivity } from '../../src/platform/storage/recent-activity';

type Emitted = { type: string };

/** A shop that records events, and a browser at this address. */
async function shopAt(href: string) {
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]),
    history: createMemoryHistory({ initialEntries: [href] }),
  });
  await router.load();
  const received: Emitted[] = [];
  const shop = createActor(
    setup({
      types: { events: {} as Emitted, emitted: {} as Emitted },
      actions: { hear: ({ event }) => void received.push(event) },
    }).createMachine({ on: { '*': { actions: 'hear' } } }),
  ).start();
  const listeners = new Map<string, (event: Emitted) => void>();
  vi.spyOn(shop, 'on').mockImplementation((type, listener) => {
    listeners.set(type, listener as (event: Emitted) => void);
    return { unsubscribe: () => undefined };
  });
  listenToStorefront(shop as never, router as never, () => undefined);
  return {
    received,
    address: () => router.history.location.href,
    tells: (event: Emitted) => listeners.get(event.type)?.(event),
  };
}

it('drafts and recent searches are deleted when the customer signs out [MENU-07, MENU-08]', async () => {
  writeDraft('profile', { name: 'Dana' });
  saveActivity('recent_searches', ['olives']);
  const { tells } = await shopAt('/home');
  tells({ type: 'drafts.outdated' });
  expect([readDraft('profile'), readActivity('recent_searches')]).toEqual([null, null]);
});

it.each([
  ['/my-orders?page=2', [{ type: 'page.left', href: '/my-orders?page=2' }]],
  ['/home', []],
])(
  'an expired session opens the home page and remembers the page to return to, here %s [AUTH-61, AUTH-62]',
  async (href, way) => {
    const { tells, received, address } = await shopAt(href);
    tells({ type: 'session.expired' });
    await vi.waitFor(() => expect(address()).toBe('/home'));
    expect(received).toEqual(way);
  },
);

it.each([
  ['/category/102?name=Burgers', '/home'],
  ['/home?search=category&id=102', '/home'],
  ['/items/popular', '/home'],
  ['/home?search=pizza', '/home?search=pizza'],
  ['/settings', '/settings'],
])(
  'a change of module closes pages of the old module, so the page %s is replaced by %s [MOD-07]',
  async (at, to) => {
    const { address, tells } = await shopAt(at);
    tells({ type: 'market.changed', moduleId: 2 } as Emitted);
    await vi.waitFor(() => expect(address()).toBe(to));
  },
);

it.each([
  ['/', '/home'],
  ['/?search=pizza', '/home?search=pizza'],
  ['/?search=pizza&panel=location', '/home?search=pizza'],
  ['/store/3?q=pizza', '/home'],
])('the home link on the page %s leads to %s [NAV-02, NAV-28]', async (at, to) => {
  const { address, tells } = await shopAt(at);
  tells({ type: 'home.requested' });
  await vi.waitFor(() => expect(address()).toBe(to));
});

it.each([
  ['/interest', { page: 'home' }, '/home'],
  ['/', { page: 'home' }, '/home'],
  ['/profile', { page: 'landing' }, '/'],
  ['/home', { page: 'cartCheckout' }, '/checkout?page=cart'],
  ['/checkout?page=cart', { page: 'order', of: 'checkout', id: 7 }, '/checkout?page=cart&order_id=7'],
  ['/parcel/send?category_id=2', { page: 'order', of: 'parcel', id: 7 }, '/parcel/send?order_id=7'],
  ['/rental/booking', { page: 'order', of: 'trip', id: 7 }, '/rental/booking?trip_id=7'],
  ['/home', { page: 'searchResults', words: 'tea' }, '/home?search=tea'],
  ['/home', { page: 'vehicle', id: 3 }, '/rental/vehicle-details/3'],
  ['/home', { page: 'vehicleSearch', search: { hours: 4 } }, '/rental/vehicle-search?hours=4'],
  ['/home', { page: 'item', id: 3 }, '/product/3'],
  ['/home', { page: 'store', id: 3 }, '/store/3'],
])(
  'a machine on the page %s that requests the destination %j opens %s [CHK-07, CAT-09]',
  async (at, destination, to) => {
    const { address, tells } = await shopAt(at);
    tells({ type: 'navigation.requested', destination } as Emitted);
    await vi.waitFor(() => expect(address()).toBe(to));
  },
);

it('a panel that was opened while two carts were merging stays open above the next page [MOD-08, NAV-29]', async () => {
  const { address, tells } = await shopAt('/home?panel=location');
  tells({ type: 'interests.requested' });
  await vi.waitFor(() => expect(address()).toBe('/interest?panel=location'));

  const known = await shopAt('/home?panel=location');
  known.tells({ type: 'intent.resumed', intent: { type: 'page', href: '/home' } } as Emitted);
  await new Promise((done) => setTimeout(done, 50));
  expect(known.address()).toBe('/home?panel=location');
});

it('a visitor who is searching is not interrupted by the page for interests [MOD-08, NAV-19]', async () => {
  for (const [at, to] of [
    ['/home', '/interest'],
    ['/home?search=pizza', '/home?search=pizza'],
  ] as const) {
    const { address, tells } = await shopAt(at);
    tells({ type: 'interests.requested' });
    await new Promise((done) => setTimeout(done, 50));
    expect(address()).toBe(to);
  }
});
