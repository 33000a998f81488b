import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { moduleMachine } from '../../../machines/location/module.machine';
import type { SearchSuggestion } from '../../../src/api/discovery-mapping';
import { SearchForm } from '../../../src/features/catalogue/search/search-form';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

beforeEach(() => localStorage.clear());
// jsdom doesn't know the <search> element, which React reports once.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  const text = vi
    .mocked(console.error)
    .mock.calls.filter(([text]) => !String(text).startsWith('The tag <%s>'));
  vi.mocked(console.error).mockClear();
  expect(text).toEqual([]);
});

const pizza: SearchSuggestion = {
  kind: 'item',
  id: 101,
  name: 'Pizza',
  imageUrl: null,
  storeName: 'Basil Kitchen',
  price: { low: 850, high: 1250 },
};
const pizzeria: SearchSuggestion = {
  kind: 'store',
  id: 4,
  name: 'Pizzeria',
  imageUrl: null,
  storeName: null,
  price: null,
};
const catalogue = {
  items: async () => ({ entries: [{ name: 'Falafel Wrap' }, { name: 'Lentil Soup' }], total: 2 }),
  categories: async () => [{ id: 7, name: 'Sweets', imageUrl: null }],
};

async function show(answer: (name: string) => Promise<SearchSuggestion[]>, session = sessionOf(null)) {
  const suggest = vi.fn(answer);
  const module = createActor(moduleMachine, { input: { modules: [], storedId: null } }).start();
  await renderPage(
    <ShopPage session={session}>
      <ModuleProvider actor={module as never}>
        <SearchForm />
      </ModuleProvider>
    </ShopPage>,
    { api: { discovery: { suggest }, catalogue } },
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', {
    name: 'Search items and stores',
    hidden: true,
  });
  await act(async () => field.focus());
  // The code of the suggestions is loaded when the customer first touches the field.
  await act(() => import('../../../src/features/catalogue/search/search-suggestions').then(() => undefined));
  return { suggest, field };
}

const type = (field: HTMLInputElement, text: string) => fireEvent.input(field, { target: { value: text } });

it('search suggestions appear from two letters on, and the arrow keys move through them [CAT-09]', async () => {
  const { suggest, field } = await show(async () => [pizza, pizzeria]);

  type(field, 'p');
  type(field, 'pi');
  const options = await screen.findAllByRole('option', { hidden: true }, { timeout: 3000 });

  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Pizza'),
    expect.stringContaining('Pizzeria'),
  ]);
  expect(suggest).toHaveBeenCalledTimes(1);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryAllByRole('option', { hidden: true })).toEqual([]);
});

it('the search form says when there are no suggestions [CAT-09, CAT-11]', async () => {
  const { field } = await show(async () => []);

  type(field, 'zzz');

  expect(
    await screen.findByText('No suggestions. Press Enter to search everywhere.', {}, { timeout: 3000 }),
  ).toBeDefined();
});

it('the search form says why the suggestions could not be loaded, and can retry [CAT-09, CAT-11]', async () => {
  let isBroken = true;
  const { field } = await show(async () => {
    if (isBroken) return Promise.reject({ code: 'offline', messages: [] });
    return [pizza];
  });

  type(field, 'pizza');
  const retry = await screen.findByRole('button', { name: 'Try again', hidden: true }, { timeout: 3000 });
  isBroken = false;
  fireEvent.click(retry);

  expect(await screen.findByRole('option', { hidden: true })).toBeDefined();
});

it('the search form lists recent searches and can clear them [CAT-09]', async () => {
  localStorage.setItem('recent_searches', JSON.stringify(['falafel', 'تمر']));
  const { field } = await show(async () => []);

  expect(await screen.findByText('falafel')).toBeDefined();
  expect(screen.getByText('تمر')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Clear', hidden: true }));

  expect(screen.queryByText('falafel')).toBeNull();
  expect(field.value).toBe('');
});

it('the search form forgets typed text and recent searches at sign-out [MENU-08]', async () => {
  localStorage.setItem('recent_searches', JSON.stringify(['falafel']));
  const session = sessionOf('a token');
  const { field } = await show(async () => [], session);
  type(field, 'dates');
  await act(async () => session.send({ type: 'token.foundElsewhere', token: null }));
  await vi.waitFor(() => expect(field.value).toBe(''));
  fireEvent.focus(field);
  expect(screen.queryByText('falafel')).toBeNull();
});

it('an item is suggested with its store and its lowest price [CAT-15, ITEM-07]', async () => {
  const { field } = await show(async () => [pizza, pizzeria]);
  type(field, 'pi');
  const [first] = await screen.findAllByRole('option', { hidden: true }, { timeout: 3000 });
  expect(first?.textContent).toContain('Basil Kitchen');
  expect(first?.textContent).toContain('from $8.50');
});

it('an empty search field offers popular searches and categories when it is focused [CAT-15]', async () => {
  const { field } = await show(async () => []);
  await act(async () => void fireEvent.focus(field));
  expect(await screen.findByRole('button', { name: 'Falafel Wrap', hidden: true })).toBeDefined();
  expect((await screen.findByRole('link', { name: 'Sweets', hidden: true })).getAttribute('href')).toBe(
    '/category/7',
  );
});
