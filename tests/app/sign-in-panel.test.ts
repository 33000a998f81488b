import { createBrowserHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import type { AppRouter } from '../../src/app/router';
import { closeSignIn, onSignInClosed, openSignIn } from '../../src/app/sign-in-panel';

async function at(href: string) {
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', href);
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]),
    history: createBrowserHistory(),
  }) as unknown as AppRouter;
  await router.load();
  const address = () => window.location.pathname + window.location.search;
  const went = (move: () => void) => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    move();
    return arrived;
  };
  return { router, address, went };
}

it('opens above the page, and Back closes it [NAV-41, NAV-29]', async () => {
  const { router, address, went } = await at('/store/3?item=7');
  openSignIn(router, 'sign-up');
  await vi.waitFor(() => expect(address()).toBe('/store/3?item=7&panel=sign-up'));
  await went(() => window.history.back());
  expect(address()).toBe('/store/3?item=7');
});

it('takes the place of the menu that it was opened from, but not of the cart [NAV-29, CART-09]', async () => {
  const { router, address } = await at('/home?panel=menu');
  const before = window.history.length;
  openSignIn(router, 'sign-in');
  await vi.waitFor(() => expect(address()).toBe('/home?panel=sign-in'));
  expect(window.history.length).toBe(before);

  const fromCart = await at('/home?panel=cart');
  openSignIn(fromCart.router, 'sign-in');
  await vi.waitFor(() => expect(address()).toBe('/home?panel=sign-in'));
  await fromCart.went(() => window.history.back());
  expect(address()).toBe('/home?panel=cart');
});

it('leaves with its own step of the history when somebody has signed in [AUTH-18]', async () => {
  const { router, address } = await at('/store/3');
  openSignIn(router, 'sign-in');
  await vi.waitFor(() => expect(address()).toContain('panel'));
  await closeSignIn(router);
  expect(address()).toBe('/store/3');
});

it('leaves no step behind that Back would stop at [NAV-29, AUTH-18]', async () => {
  const { router, address, went } = await at('/store/2');
  await router.navigate({ to: '/store/3' as never });
  openSignIn(router, 'sign-in');
  await vi.waitFor(() => expect(address()).toContain('panel'));
  await closeSignIn(router);
  await went(() => window.history.back());
  expect(address()).toBe('/store/2');
});

it('leaves also where it was opened by its address [AUTH-18]', async () => {
  const { router, address } = await at('/store/3?panel=sign-in');
  await closeSignIn(router);
  expect(address()).toBe('/store/3');
});

it('touches nothing when another layer is open [AUTH-18]', async () => {
  const { router, address } = await at('/store/3?panel=cart');
  await closeSignIn(router);
  expect(address()).toBe('/store/3?panel=cart');
});

it('tells once that it was closed, by whatever way; a change of the mode is no closing [AUTH-60]', async () => {
  const { router, address, went } = await at('/store/3');
  const closed = vi.fn();
  openSignIn(router, 'sign-in');
  onSignInClosed(router, closed);
  await vi.waitFor(() => expect(address()).toContain('sign-in'));
  openSignIn(router, 'sign-up');
  await vi.waitFor(() => expect(address()).toContain('sign-up'));
  expect(closed).not.toHaveBeenCalled();
  await went(() => window.history.back());
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
});
