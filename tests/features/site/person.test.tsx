import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LogoutDialog } from '../../../src/features/session/logout-dialog';
import { useSession } from '../../../src/features/session/session.context';
import { BottomBar } from '../../../src/features/site/frame/bottom-bar';
import { Logo } from '../../../src/features/site/header/logo';
import { CustomerIcons, ProfileButton } from '../../../src/features/site/header/person-tools';
import { SignInButton } from '../../../src/features/site/header/sign-in-button';
import { UtilityBar } from '../../../src/features/site/header/utility-bar';
import { harbour } from '../../machines/location/location.model';
import { food, parcel } from '../../machines/location/module.model';
import { noSignInPrompt } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { PersonPage, visitor } from './person-page';

const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });

describe('the header', () => {
  it('shows a signed-in customer’s first name [NAV-41]', async () => {
    const { session } = await visitor('token-1');
    await renderPage(
      <PersonPage session={session}>
        <ProfileButton />
      </PersonPage>,
    );
    expect(button('Dana your account')).toBeDefined();
  });

  it('shows the menu before the name is known [NAV-41, AUTH-18]', async () => {
    const { session } = await visitor('token-1', false);
    await renderPage(
      <PersonPage session={session}>
        <ProfileButton />
      </PersonPage>,
    );
    expect(button('Account').getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    ['in the food module', food, '/profile?page=inbox'],
    ['but not in the parcel module', parcel, null],
  ])('links a signed-in customer to the chat %s [NAV-37, PARC-01]', async (_, module, href) => {
    const { session } = await visitor('token-1');
    await renderPage(
      <PersonPage session={session} module={module}>
        <CustomerIcons />
      </PersonPage>,
      { api: { account: { own: () => new Promise(() => undefined) } } },
    );
    await screen.findByRole('link', { name: 'Notifications' });
    expect(screen.queryByRole('link', { name: 'Messages' })?.getAttribute('href') ?? null).toBe(href);
  });

  it('opens the sign-in for a guest [NAV-41]', async () => {
    const { session } = await visitor(null);
    const request = vi.fn();
    await renderPage(
      <PersonPage session={session} signIn={{ ...noSignInPrompt, request }}>
        <SignInButton />
      </PersonPage>,
    );
    fireEvent.click(button('Sign In'));
    expect(request).toHaveBeenCalledWith('sign-in', null);
  });

  it.each([
    ['a guest with a place', null, {}, 1],
    ['a guest without a place', null, { place: null }, 0],
    ['a guest in the parcel module', null, { module: parcel }, 0],
    ['a signed-in customer', 'token-1', {}, 0],
  ] as const)(
    'shows the tracking link only to a guest with a place: %s [NAV-14, NAV-36]',
    async (_, token, overrides, count) => {
      const { session } = await visitor(token);
      await renderPage(
        <PersonPage session={session} {...overrides}>
          <UtilityBar />
        </PersonPage>,
      );
      expect(screen.queryAllByRole('link', { name: 'Track Order' })).toHaveLength(count);
    },
  );

  it.each([
    ['to the landing page without a place', null, '/', '/'],
    ['to the market with a place', harbour, '/', '/home'],
    ['to the market with a place, from another page as well', harbour, '/cart', '/home'],
    ['to the market from the sign-in page, even without a place', null, '/auth/sign-in', '/home'],
  ])('has a logo that links %s [NAV-31, NAV-32]', async (_, place, address, href) => {
    const { session } = await visitor(null);
    await renderPage(
      <PersonPage session={session} place={place}>
        <Logo />
      </PersonPage>,
      {},
      address,
    );
    expect(screen.getByRole('link', { name: 'Souk, home page' }).getAttribute('href')).toBe(href);
  });
});

describe('the phone’s navigation bar', () => {
  it.each(['Orders', 'Account'])(
    'asks a guest to sign in for %s, then opens it [AUTH-60, PERM-06]',
    async (name) => {
      const { session } = await visitor(null);
      const request = vi.fn();
      await renderPage(
        <PersonPage session={session} signIn={{ ...noSignInPrompt, request }}>
          <BottomBar />
        </PersonPage>,
      );
      fireEvent.click(button(name));
      const href = name === 'Orders' ? '/my-orders' : '/profile';
      expect(request).toHaveBeenCalledWith('sign-in', { type: 'page', href });
    },
  );

  it('does not ask a signed-in customer to sign in [PERM-06]', async () => {
    const { session } = await visitor('token-1');
    const request = vi.fn();
    await renderPage(
      <PersonPage session={session} signIn={{ ...noSignInPrompt, request }}>
        <BottomBar />
      </PersonPage>,
    );
    await act(async () => void fireEvent.click(button('Account')));
    expect(request).not.toHaveBeenCalled();
  });
});

function Page() {
  return useSession((snapshot) => snapshot.hasTag('open')) ? <LogoutDialog /> : null;
}

describe('the sign-out dialog', () => {
  const requested = async () => {
    const { session, clock } = await visitor('token-1');
    await renderPage(
      <PersonPage session={session}>
        <Page />
      </PersonPage>,
    );
    await act(async () => session.send({ type: 'logout.requested' }));
    return { session, clock };
  };

  it('has the client’s text with its two spaces [MENU-06, MSG-15]', async () => {
    await requested();
    const heading = screen.getByRole('heading', { name: 'Are you sure you want to logout?', hidden: true });
    expect(heading.textContent).toBe('Are you sure you want to  logout?');
  });

  it.each(['No', 'Close'])('keeps the customer signed in on "%s" [MENU-07]', async (name) => {
    const { session } = await requested();
    await act(async () => void fireEvent.click(button(name)));
    expect(session.getSnapshot().context.token).toBe('token-1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('logs the customer out half a second after "Yes" [MENU-07]', async () => {
    const { session, clock } = await requested();
    await act(async () => void fireEvent.click(button('Yes')));
    expect(button('Yes').getAttribute('aria-busy')).toBe('true');
    await act(async () => clock.fire(500));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session.getSnapshot().context.token).toBeNull();
  });
});
