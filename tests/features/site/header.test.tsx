import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Module } from '../../../domain/catalogue';
import { MarketRail } from '../../../src/features/site/frame/market-rail';
import { CartButton } from '../../../src/features/site/header/cart-button';
import { MarketMenus } from '../../../src/features/site/header/market-menus';
import { MarketTabs } from '../../../src/features/site/header/market-tabs';
import { SiteHeader } from '../../../src/features/site/header/site-header';
import { UtilityBar } from '../../../src/features/site/header/utility-bar';
import { WishlistButton } from '../../../src/features/wishlist/wishlist-button';
import { cartLine } from '../../machines/cart/cart-lines';
import { harbour } from '../../machines/location/location.model';
import { food, grocery, parcel, pharmacy } from '../../machines/location/module.model';
import { cartWith } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { PersonPage, visitor } from './person-page';

const rental: Module = { ...food, id: 6, type: 'rental' };
const outside = { ...harbour, zoneIds: [] };
const onlyFood = { ...harbour, zoneIds: [4] };

type At = Pick<Parameters<typeof PersonPage>[0], 'place' | 'module' | 'cart'>;

async function show(children: ReactNode, at: At = {}, token: string | null = null, address = '/home') {
  const { session } = await visitor(token);
  await renderPage(
    <PersonPage session={session} {...at}>
      {children}
    </PersonPage>,
    { api: { discovery: {} } },
    address,
  );
}
const names = (role: 'button' | 'link' | 'navigation', name: RegExp | string) =>
  screen.queryAllByRole(role, { name }).map((found) => found.getAttribute('aria-label'));

describe('The cart icon in the header', () => {
  it.each([
    ['a module with items', { module: grocery }, true],
    ['the parcel module', { module: parcel }, false],
    ['the rental module', { module: rental }, false],
    ['no place', { place: null }, false],
    ['a place outside every zone', { place: outside }, false],
  ] as const)(
    'is shown only in a zone and in a module with items: %s [NAV-39, PARC-01, MOD-02]',
    async (_, at, isShown) => {
      await show(<CartButton />, at);
      expect(names('button', /^Shopping Cart/)).toHaveLength(isShown ? 1 : 0);
    },
  );

  it('counts cart lines and not pieces [NAV-39]', async () => {
    await show(<CartButton />, { cart: cartWith([cartLine(1, 5), cartLine(2, 3)]) });
    expect(names('button', /^Shopping Cart/)).toEqual(['Shopping Cart, lines: 2']);
  });
});

it.each([
  ['a customer in a zone', 'token-1', {}, true],
  ['a customer in the rental module', 'token-1', { module: rental }, true],
  ['a customer in the parcel module', 'token-1', { module: parcel }, false],
  ['a customer outside every zone', 'token-1', { place: outside }, false],
  ['a guest', null, {}, false],
] as const)(
  'the wishlist icon is shown to customers in a zone, except in the parcel module: %s [NAV-38, PARC-01]',
  async (_, token, at, isShown) => {
    await show(<WishlistButton />, at, token);
    expect(names('button', /^Wishlist/)).toEqual(isShown ? ['Wishlist, 0 saved'] : []);
  },
);

it.each([
  ['the parcel module', parcel, ['/help-and-support']],
  ['the food module', food, []],
])(
  'the shop’s contact is in the header of the parcel module only: %s [NAV-13, PARC-01]',
  async (_, module, expected) => {
    await show(<UtilityBar />, { module });
    const links = screen.queryAllByRole('link', { name: 'Contact' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
    const help = screen.getByRole('link', { name: 'Help & Support' });
    for (const link of [...links, help]) expect(link.getAttribute('target')).toBe('_blank');
  },
);

it.each([
  ['on the home page of a place with several modules', '/home', {}, true],
  ['on another page', '/about-us', {}, false],
  ['at a place with one module', '/home', { place: onlyFood }, false],
])(
  'the module tabs are shown on the home page of a place with several modules: %s [NAV-34]',
  async (_, address, at, isShown) => {
    await show(<MarketTabs />, at, null, address);
    expect(names('navigation', 'Markets')).toHaveLength(isShown ? 1 : 0);
  },
);

it.each([
  ['on a page of a module', '/store/7', {}, true],
  ['on another page', '/about-us', {}, false],
  ['at a place with one module', '/home', { place: onlyFood }, false],
])(
  'the module switcher at the side is shown on pages of a module at a place with several modules: %s [MOD-06]',
  async (_, address, at, isShown) => {
    await show(<MarketRail />, at, null, address);
    expect(names('navigation', 'Choose a market')).toHaveLength(isShown ? 1 : 0);
    const chosen = screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(chosen).toEqual(isShown ? [food.name] : []);
  },
);

it.each([
  ['the tabs', <MarketTabs key="tabs" />, 'Markets'],
  ['the switcher at the side', <MarketRail key="rail" />, 'Choose a market'],
] as const)('%s list only modules that serve the zones of the place [MOD-05]', async (_, list, name) => {
  const listed = () =>
    [...screen.getByRole('navigation', { name }).querySelectorAll('button')].map((one) => one.textContent);
  await show(list, { place: { ...harbour, zoneIds: [2] } });
  expect(listed()).toEqual([food.name, grocery.name]);
  cleanup();
  await show(list, { place: { ...harbour, zoneIds: [3] }, module: pharmacy });
  expect(listed()).toEqual([pharmacy.name, parcel.name]);
});

it.each([
  ['in a zone', {}, ['Service', 'Shop'], true],
  ['without a place', { place: null }, ['Service'], false],
  ['outside every zone', { place: outside }, ['Service'], false],
] as const)(
  'the header has named landmarks, and shows Home and the big menus only in a zone: %s [NAV-35, NAV-44]',
  async (_, at, landmarks, hasShop) => {
    // jsdom doesn't know the <search> element, which React reports once.
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(<SiteHeader />, at);
    reported.mockClear();
    const shown = screen.getAllByRole('navigation').map((one) => one.getAttribute('aria-label'));
    expect(shown).toEqual(landmarks);
    expect(names('link', 'Home')).toHaveLength(hasShop ? 1 : 0);
    for (const name of ['Categories', 'Restaurants'])
      expect(names('button', name)).toHaveLength(hasShop ? 1 : 0);
  },
);

it('the link for tracking is called Track Trip in the rental module only [NAV-14, MSG-87]', async () => {
  await show(<UtilityBar />, { module: rental });
  expect(screen.getByRole('link', { name: 'Track Trip' }).getAttribute('href')).toBe('/track-order');
  cleanup();
  await show(<UtilityBar />);
  expect(screen.getByRole('link', { name: 'Track Order' }).getAttribute('href')).toBe('/track-order');
});

it.each([
  ['food', food, ['Categories', 'Restaurants']],
  ['grocery', grocery, ['Categories', 'Stores']],
  ['parcel', parcel, []],
  ['rental', rental, ['Categories', 'Providers']],
] as const)(
  'the header’s large menus have the names of the module %s, or are absent [MOD-02, PARC-01]',
  async (_, module, menus) => {
    await show(<MarketMenus />, { module });
    expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(menus);
  },
);
