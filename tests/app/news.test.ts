import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { listenToStorefront } from '../../src/app/news';
import { readDraft, writeDraft } from '../../src/platform/storage/drafts';
import { keepTrace, readTrace } from '../../src/platform/storage/traces';

type News = { type: string };

/** A shop that tells what it is told, and a browser at this address. */
async function shopAt(href: string) {
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]),
    history: createMemoryHistory({ initialEntries: [href] }),
  });
  await router.load();
  const heard: News[] = [];
  const shop = createActor(
    setup({
      types: { events: {} as News, emitted: {} as News },
      actions: { hear: ({ event }) => void heard.push(event) },
    }).createMachine({ on: { '*': { actions: 'hear' } } }),
  ).start();
  const listeners = new Map<string, (news: News) => void>();
  vi.spyOn(shop, 'on').mockImplementation((type, listener) => {
    listeners.set(type, listener as (news: News) => void);
    return { unsubscribe: () => undefined };
  });
  listenToStorefront(shop as never, router as never, () => undefined);
  return {
    heard,
    address: () => router.history.location.href,
    tells: (news: News) => listeners.get(news.type)?.(news),
  };
}

it('forgets what was being written and what was searched when its person is gone [MENU-07, MENU-08]', async () => {
  writeDraft('profile', { name: 'Dana' });
  keepTrace('recent_searches', ['olives']);
  const { tells } = await shopAt('/home');
  tells({ type: 'drafts.outdated' });
  expect([readDraft('profile'), readTrace('recent_searches')]).toEqual([null, null]);
});

it.each([
  ['/my-orders?page=2', [{ type: 'page.left', href: '/my-orders?page=2' }]],
  ['/home', []],
])('leads home after an expiry and knows the way back to %s [AUTH-61, AUTH-62]', async (href, way) => {
  const { tells, heard, address } = await shopAt(href);
  tells({ type: 'session.expired' });
  await vi.waitFor(() => expect(address()).toBe('/home'));
  expect(heard).toEqual(way);
});

it.each([
  ['/category/102?name=Burgers', '/home'],
  ['/home?search=category&id=102', '/home'],
  ['/items/popular', '/home'],
  ['/home?search=pizza', '/home?search=pizza'],
  ['/settings', '/settings'],
])('leaves what was chosen in the old market when it changes: %s leads to %s [MOD-07]', async (at, to) => {
  const { address, tells } = await shopAt(at);
  tells({ type: 'market.changed', moduleId: 2 } as News);
  await vi.waitFor(() => expect(address()).toBe(to));
});

it.each([
  ['/', '/home'],
  ['/?search=pizza', '/home?search=pizza'],
  ['/?search=pizza&panel=location', '/home?search=pizza'],
  ['/store/3?q=pizza', '/home'],
])('comes from %s to what the address asked for: %s (review 47) [NAV-02, NAV-28]', async (at, to) => {
  const { address, tells } = await shopAt(at);
  tells({ type: 'home.requested' });
  await vi.waitFor(() => expect(address()).toBe(to));
});

it('asks nobody for interests who is looking for something (review 47) [MOD-08]', async () => {
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
