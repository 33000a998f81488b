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
  await import('../../../src/features/account/profile/profile-page');
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
    referral: { reward: 5_00, minimumOrder: 10_00, maximumFriends: 20 },
  }),
  bonuses: async () => [],
  cashbacks: async () => [],
  transactions: nothing,
  pointTransactions: nothing,
};

type Options = {
  session?: ActorRefFrom<typeof sessionMachine>;
  config?: object;
  hasRental?: boolean;
  isRentalChosen?: boolean;
};

/** A guest; any request to the server fails the test. */
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
  // Awaited: a page that suspends while it is downloaded would not resume otherwise.
  await act(
    async () =>
      void render(
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
      ),
  );
  return { request, router };
}

describe('a guest', () => {
  it.each(['/wallet', '/loyalty-points', '/profile?page=wallet'])(
    'sees the sign-in text on %s, without a dialog [NAV-25, WAL-06, LOY-03, MSG-44, MSG-87]',
    async (path) => {
      const { request } = await visit(path);

      expect(await screen.findByText(WALL)).toBeDefined();
      expect(request).not.toHaveBeenCalled();
      screen.getByRole('button', { name: 'Sign In' }).click();

      expect(request.mock.calls).toEqual([['sign-in', { type: 'page', href: path }]]);
    },
  );

  it.each(['/my-orders', '/profile?page=profile-settings', '/profile'])(
    'is asked to sign in at %s and returns to it afterwards [PERM-12]',
    async (path) => {
      const { request } = await visit(path);

      await screen.findByText(WALL);

      expect(request.mock.calls).toEqual([['sign-in', { type: 'page', href: path }]]);
    },
  );

  it('is not asked to sign in again after leaving the page [PERM-12]', async () => {
    const { request, router } = await visit('/my-orders');
    await screen.findByText(WALL);

    await act(() => router.navigate({ to: '/home' as never }));

    expect(await screen.findByText('home')).toBeDefined();
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('A signed-in customer', () => {
  it('sees the wallet balance [WAL-01, MSG-88]', async () => {
    await visit('/wallet', { session: signedInAs(amira) });

    expect(await screen.findByText('$35.50')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Add fund' })).toBeDefined();
    expect(await screen.findByText('No transactions yet')).toBeDefined();
    expect(screen.getByText('Go Back').closest('a, button')).not.toBeNull();
    expect(screen.queryByText(WALL)).toBeNull();
  });

  it('sees the loyalty points [LOY-01, MSG-74]', async () => {
    await visit('/loyalty-points', { session: signedInAs(amira) });

    expect(await screen.findByText('1,200')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Convert to currency now' })).toBeDefined();
  });

  it('sees photo, name, email, phone, two passwords and the actions in the profile [PROF-01, MSG-88]', async () => {
    await visit('/profile?page=profile-settings', { session: signedInAs(amira) });

    for (const label of ['User Name', 'Email', 'Phone', 'New password', 'Confirm password'])
      expect(await screen.findByLabelText(label), label).toBeDefined();
    for (const name of ['Reset', 'Update Profile', 'Delete my account'])
      expect(screen.getByRole('button', { name }), name).toBeDefined();
    expect(screen.getByText('Go Back').closest('a, button')).not.toBeNull();
    expect(document.querySelector('input[type="file"]')).not.toBeNull();
  });

  it('sees the account menu in the client’s order on a phone [MENU-01, MENU-04, NAV-14, NAV-36, MSG-87]', async () => {
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

  it('sees Track Trip instead of Track Order in the rental market [NAV-14, MSG-87]', async () => {
    await visit('/profile', { session: signedInAs(amira), isRentalChosen: true });

    const link = await screen.findByRole('link', { name: 'Track Trip' });
    expect(link.getAttribute('href')).toBe('/track-order');
    expect(screen.queryByText('Track Order')).toBeNull();
  });

  it('is not asked to sign in when the session ends [AUTH-61]', async () => {
    const session = signedInAs(amira);
    const { request } = await visit('/profile?page=inbox', { session });
    await screen.findByText('You have no conversations yet.');

    act(() => session.send({ type: 'token.refused', token: 'a token' }));

    expect(await screen.findByText(WALL)).toBeDefined();
    expect(request).not.toHaveBeenCalled();
  });

  it('is not asked to sign in again after logging out in the phone’s menu [MENU-07, PERM-12]', async () => {
    const session = signedInAs(amira);
    const { request } = await visit('/profile', { session });
    await screen.findByRole('navigation', { name: 'Account' });

    act(() => session.send({ type: 'token.foundElsewhere', token: null }));

    expect(await screen.findByText(WALL)).toBeDefined();
    expect(request).not.toHaveBeenCalled();
  });

  it('can retry when the profile fails to load [API-06]', async () => {
    const session = signedInAs(null);
    await visit('/wallet', { session });
    const received = vi.spyOn(session, 'send');

    (await screen.findByRole('button', { name: 'Try again' })).click();

    expect(received).toHaveBeenCalledWith({ type: 'retry.requested' });
  });
});

describe('the URL /profile?page=', () => {
  it.each([
    ['wallet', '$35.50'],
    ['inbox', 'You have no conversations yet.'],
    ['profile-settings', 'Not Changeable'],
    ['no-such-page', 'Not Changeable'],
  ])('opens the account page %s [NAV-15, MSG-69]', async (name, text) => {
    await visit(`/profile?page=${name}`, { session: signedInAs(amira) });

    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });
});

it.each([
  ['/wallet', { config: { isWalletOn: false } }],
  ['/loyalty-points', { config: { isLoyaltyOn: false } }],
  ['/my-trips', { hasRental: false }],
])(
  'shows the not-found page for %s when its feature is switched off [MENU-02, MENU-03, LOY-03, NAV-43]',
  async (path, options) => {
    await visit(path, { ...options, session: signedInAs(amira) });

    expect(await screen.findByRole('heading', { name: 'We couldn’t find this page' })).toBeDefined();
  },
);
