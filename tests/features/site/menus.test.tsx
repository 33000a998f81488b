import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BottomBar } from '../../../src/features/site/frame/bottom-bar';
import { MegaMenu } from '../../../src/features/site/header/mega-menu';
import { CategoryEntries } from '../../../src/features/site/menu/category-entries';
import { MobileMenu } from '../../../src/features/site/menu/mobile-menu';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';
import { PersonPage, visitor } from './person-page';

const api = {
  catalogue: {
    categories: async () => [{ id: 7, name: 'Sweets', imageUrl: null }],
    stores: async () => ({ entries: [], total: 0 }),
  },
};

const twelve = Array.from({ length: 12 }, (_, index) => ({
  ...grill(),
  id: index + 1,
  name: `No. ${index + 1}`,
  imageUrl: null,
}));

it('a menu shows already loaded entries immediately [MENU-10]', async () => {
  const { session } = await visitor(null);
  await renderPage(
    <PersonPage session={session}>
      <CategoryEntries />
      <MegaMenu label="Categories">
        <CategoryEntries />
      </MegaMenu>
    </PersonPage>,
    { api },
  );
  await screen.findByText('Sweets');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Categories' })));
  expect(screen.getAllByText('Sweets')).toHaveLength(2);
});

it.each(['token-1', null])('every entry of the phone’s menu has a picture [MENU-09]', async (token) => {
  const { session } = await visitor(token);
  await renderPage(
    <PersonPage session={session}>
      <MobileMenu />
    </PersonPage>,
    { api },
    '/?panel=menu',
  );
  const entries = [...document.querySelectorAll('nav > a, nav > details > summary')];
  expect(entries.length).toBeGreaterThan(4);
  for (const entry of entries) expect(entry.firstElementChild?.tagName, entry.textContent ?? '').toBe('svg');
});

it('each list of the phone’s menu shows ten of twelve entries and a link to the page with all [MENU-10, MENU-11, CONST-05, MSG-88]', async () => {
  const { session } = await visitor(null);
  await renderPage(
    <PersonPage session={session}>
      <MobileMenu />
    </PersonPage>,
    {
      api: {
        catalogue: { categories: async () => twelve, stores: async () => ({ entries: twelve, total: 12 }) },
      },
    },
    '/?panel=menu',
  );
  for (const [name, one, all] of [
    ['Categories', '/category/1', '/categories'],
    ['Latest', '/store/1', '/store/latest'],
    ['Popular', '/store/1', '/store/popular'],
  ] as const) {
    const fold = screen.getByText(name).closest('details');
    await vi.waitFor(() => expect(fold?.querySelectorAll('a')).toHaveLength(11));
    const hrefs = [...(fold?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toMatch(new RegExp(`^${one}\\?`));
    expect([hrefs.at(-1), fold?.textContent?.endsWith('View all')]).toEqual([all, true]);
  }
});

it.each([
  ['a guest', null, ['Home', 'Categories', 'Latest', 'Popular', 'Track Order', 'Help & Support'], 'Sign In'],
  [
    'a customer',
    'token-1',
    ['Home', 'Categories', 'Latest', 'Popular', 'Account', 'Help & Support'],
    'Logout',
  ],
] as const)(
  'the phone’s menu has the client’s entries for %s [MENU-09, MENU-12, MSG-88]',
  async (_, token, names, last) => {
    const { session } = await visitor(token);
    await renderPage(
      <PersonPage session={session}>
        <MobileMenu />
      </PersonPage>,
      { api },
      '/?panel=menu',
    );
    const entries = [...document.querySelectorAll('nav > a, nav > details > summary')];
    expect(entries.map((entry) => entry.textContent)).toEqual(names);
    expect(screen.getByRole('switch', { name: 'Theme Mode' })).toBeDefined();
    expect(screen.getByRole('button', { name: /Language|العربية/ })).toBeDefined();
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(new Set(buttons.filter((name) => name === 'Sign In' || name === 'Logout'))).toEqual(
      new Set([last]),
    );
  },
);

it('Logout in the phone’s menu asks for a confirmation first [MENU-09]', async () => {
  const { session } = await visitor('token-1');
  await renderPage(
    <PersonPage session={session}>
      <MobileMenu />
    </PersonPage>,
    { api },
    '/?panel=menu',
  );
  const logouts = screen.getAllByRole('button', { name: 'Logout' });
  await act(async () => void fireEvent.click(logouts.at(-1) as HTMLElement));
  expect(session.getSnapshot().hasTag('open')).toBe(true);
  expect(session.getSnapshot().context.token).toBe('token-1');
});

it.each([
  ['/profile', 'Account'],
  ['/my-orders', 'Orders'],
])('the phone’s bottom bar marks, on %s, the entry %s as current [NAV-41]', async (address, name) => {
  const { session } = await visitor('token-1');
  await renderPage(
    <PersonPage session={session}>
      <BottomBar />
    </PersonPage>,
    {},
    address,
  );
  const current = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-current') === 'page');
  expect(current.map((one) => one.textContent)).toEqual([name]);
});
