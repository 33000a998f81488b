import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BottomBar } from '../../../src/features/site/frame/bottom-bar';
import { MegaMenu } from '../../../src/features/site/header/mega-menu';
import { CategoryEntries } from '../../../src/features/site/menu/category-entries';
import { MobileMenu } from '../../../src/features/site/menu/mobile-menu';
import { renderPage } from '../../support/walk-page';
import { PersonPage, visitor } from './person-page';

const api = {
  catalogue: {
    categories: async () => [{ id: 7, name: 'Sweets', imageUrl: null }],
    stores: async () => ({ entries: [], total: 0 }),
  },
};

it('a menu shows known entries immediately [MENU-10]', async () => {
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

it.each([
  ['/profile', 'Account'],
  ['/my-orders', 'Orders'],
])('the phone’s bar marks %s as part of %s [NAV-41]', async (address, name) => {
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
