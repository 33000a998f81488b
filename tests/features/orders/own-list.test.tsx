import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OrdersSearch, ordersSearch } from '../../../src/features/orders/list/orders-search';
import { ListTabs, OwnList } from '../../../src/features/orders/list/own-list';

type Entry = { id: number };
type Answer = Promise<{ entries: Entry[]; total: number }>;

beforeAll(() => {
  window.scrollTo = () => undefined;
});

const of = (total: number, ...ids: number[]): Answer =>
  Promise.resolve({ entries: ids.map((id) => ({ id })), total });

async function show(search: OrdersSearch, promise: Answer) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const lists = () => (
    <>
      <ListTabs to="/my-orders" search={search} label="Which" running="Running" past="Previous" />
      <OwnList
        to="/my-orders"
        search={search}
        data={{ key: 'orders', promise }}
        perPage={10}
        loading="Loading"
        count={(total) => `${total} in all`}
        card={({ id }) => `number ${id}`}
        empty="nothing yet"
        newer="Newer"
        older="Older"
      />
    </>
  );
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/my-orders',
    validateSearch: ordersSearch,
    component: lists,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/my-orders'] }),
  });
  await act(async () => {
    render(
      <MantineProvider>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </MantineProvider>,
    );
  });
}

const wayOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

describe('The lists of the customer’s orders and trips', () => {
  it('keep the module filter, and start at the first page, when another tab is opened [ORD-01, ORD-02]', async () => {
    await show({ module: 2, page: 3 }, of(30, 7, 8));
    expect(wayOf('Previous')).toBe('/my-orders?module=2&tab=past');
    expect(wayOf('Running')).toBe('/my-orders?module=2');
    const here = within(screen.getByRole('navigation', { name: 'Which' }));
    expect(here.getByRole('link', { current: 'page' }).textContent).toBe('Running');
  });

  it('have page links to the newer and the older page only if those exist [ORD-02]', async () => {
    await show({ tab: 'past', page: 2 }, of(30, 7));
    expect(screen.getByText('Page 2 of 3')).toBeDefined();
    expect(wayOf('Newer')).toBe('/my-orders?tab=past');
    expect(wayOf('Older')).toBe('/my-orders?tab=past&page=3');
  });

  it('are shown with the total number, and without page numbers for a single page [ORD-01]', async () => {
    await show({}, of(2, 7, 8));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'number 7',
      'number 8',
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 in all');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('are replaced by a text when the customer has no orders yet', async () => {
    await show({}, of(0));
    expect(screen.getByText('nothing yet')).toBeDefined();
  });
});
