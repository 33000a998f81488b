import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { AccountArea } from '../../../src/features/account/account-area';
import { createReads } from '../../../src/platform/reads';
import { sessionOf } from '../../support/shop-page';
import { AccountStage, signedInAs } from './account-stage';
import { amira } from './people';

const WALL = 'You must be login to access this page.';
const PATHS = ['/profile', '/wallet', '/loyalty-points', '/my-orders', '/my-trips', '/settings', '/home'];

beforeAll(async () => {
  window.scrollTo = () => undefined;
  await import('../../../src/features/account/money/wallet-page');
  await import('../../../src/features/account/money/loyalty-page');
  await import('../../../src/features/messages/inbox-page');
});

const nothing = async () => ({ entries: [], total: 0 });
const money = {
  terms: async () => ({
    canFund: true,
    gateways: [],
    loyalty: { pointsPerUnit: 100, minimum: 200, earnedPerUnit: 5 },
    referralReward: 500,
  }),
  bonuses: async () => [],
  cashbacks: async () => [],
  movements: nothing,
  pointMovements: nothing,
};

type Options = {
  session?: ActorRefFrom<typeof sessionMachine>;
  config?: object;
  hasRental?: boolean;
  isRentalChosen?: boolean;
};

/** Nobody has signed in; whatever is asked of the server would fail the test. */
function guest(): ActorRefFrom<typeof sessionMachine> {
  const session = sessionOf('a token');
  session.send({ type: 'token.foundElsewhere', token: null });
  return session;
}

async function visit(path: string, { session = guest(), config, hasRental, isRentalChosen }: Options = {}) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const request = vi.fn();
  const root = createRootRoute();
  const pages = PATHS.map((known) =>
    createRoute({
      getParentRoute: () => root,
      path: known,
      component: known === '/home' ? () => <p>home</p> : AccountArea,
    }),
  );
  const router = createRouter({
    context: {
      api: { account: { own: async () => ({ money, messages: { conversations: async () => [] } }) } },
      reads: createReads(),
    } as never,
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <AccountStage
        session={session}
        signIn={{ request, complete: () => undefined }}
        {...(config && { config })}
        {...(hasRental !== undefined && { hasRental })}
        {...(isRentalChosen && { isRentalChosen })}
      >
        <RouterProvider router={router as never} />
      </AccountStage>
    </I18nProvider>,
  );
  return { request, router };
}

describe('a guest', () => {
  it.each(['/wallet', '/loyalty-points', '/profile?page=wallet'])(
    'is told on %s to sign in, and nothing opens by itself [NAV-25, WAL-06, LOY-03]',
    async (path) => {
      const { request } = await visit(path);

      expect(await screen.findByText(WALL)).toBeDefined();
      expect(request).not.toHaveBeenCalled();
      screen.getByRole('button', { name: 'Sign In' }).click();

      expect(request.mock.calls).toEqual([['sign-in', { type: 'page', href: path }]]);
    },
  );

  it.each(['/my-orders', '/profile?page=profile-settings', '/profile'])(
    'who opens %s is asked to sign in there, and comes back to it [PERM-12]',
    async (path) => {
      const { request } = await visit(path);

      await screen.findByText(WALL);

      expect(request.mock.calls).toEqual([['sign-in', { type: 'page', href: path }]]);
    },
  );

  it('is not asked again when they go away [PERM-12]', async () => {
    const { request, router } = await visit('/my-orders');
    await screen.findByText(WALL);

    await act(() => router.navigate({ to: '/home' as never }));

    expect(await screen.findByText('home')).toBeDefined();
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('somebody who is signed in', () => {
  it('sees the balance in the wallet [WAL-01]', async () => {
    await visit('/wallet', { session: signedInAs(amira) });

    expect(await screen.findByText('$35.50')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Add fund' })).toBeDefined();
    expect(await screen.findByText('Nothing has moved yet')).toBeDefined();
    expect(screen.queryByText(WALL)).toBeNull();
  });

  it('sees the points [LOY-01, MSG-74]', async () => {
    await visit('/loyalty-points', { session: signedInAs(amira) });

    expect(await screen.findByText('1,200')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Convert to currency now' })).toBeDefined();
  });

  it('finds the pages in the client’s order on a phone [MENU-01, MENU-04]', async () => {
    await visit('/profile', { session: signedInAs(amira) });

    const menu = await screen.findByRole('navigation', { name: 'Account' });
    const entries = [...menu.querySelectorAll('a, button')].map((entry) => entry.textContent);
    expect(entries).toEqual([
      'Profile Settings',
      'My Orders',
      'My Trips',
      'Wallet',
      'Coupons',
      'Loyalty Points',
      'Referral Code',
      'Settings',
      'Track Order',
      'Logout',
    ]);
    expect(screen.getByRole('link', { name: 'Track Order' }).getAttribute('href')).toBe('/track-order');
  });

  it('finds the way to a trip instead of an order in the rental market [NAV-14]', async () => {
    await visit('/profile', { session: signedInAs(amira), isRentalChosen: true });

    const link = await screen.findByRole('link', { name: 'Track Trip' });
    expect(link.getAttribute('href')).toBe('/track-order');
    expect(screen.queryByText('Track Order')).toBeNull();
  });

  it('is not asked to sign in again in the moment the session ends [AUTH-61]', async () => {
    const session = signedInAs(amira);
    const { request } = await visit('/profile?page=inbox', { session });
    await screen.findByText('You have written to nobody yet.');

    act(() => session.send({ type: 'token.refused', token: 'a token' }));

    expect(await screen.findByText(WALL)).toBeDefined();
    expect(request).not.toHaveBeenCalled();
  });

  it('who leaves from the list of a phone is not asked to come back [MENU-07, PERM-12]', async () => {
    const session = signedInAs(amira);
    const { request } = await visit('/profile', { session });
    await screen.findByRole('navigation', { name: 'Account' });

    act(() => session.send({ type: 'token.foundElsewhere', token: null }));

    expect(await screen.findByText(WALL)).toBeDefined();
    expect(request).not.toHaveBeenCalled();
  });

  it('can try again when the profile does not come [API-06]', async () => {
    const session = signedInAs(null);
    await visit('/wallet', { session });
    const told = vi.spyOn(session, 'send');

    (await screen.findByRole('button', { name: 'Try again' })).click();

    expect(told).toHaveBeenCalledWith({ type: 'retry.requested' });
  });
});

it.each([
  ['/wallet', { config: { isWalletOn: false } }],
  ['/loyalty-points', { config: { isLoyaltyOn: false } }],
  ['/my-trips', { hasRental: false }],
])('%s is no page where it is switched off [MENU-02, MENU-03, LOY-03, NAV-43]', async (path, options) => {
  await visit(path, { ...options, session: signedInAs(amira) });

  expect(await screen.findByRole('heading', { name: 'We could not find this page' })).toBeDefined();
});
