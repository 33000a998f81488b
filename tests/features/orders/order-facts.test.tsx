import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { PlacedOrder } from '../../../domain/placed-order';
import { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
import { CourierCard, OrderFacts, PinCard } from '../../../src/features/orders/detail/order-facts';
import { OrderCard } from '../../../src/features/orders/list/order-card';
import { OrderTrackingActor } from '../../../src/features/orders/tracking/order-tracking.context';
import { orderOf, salim } from '../../machines/orders/order-tracking.model';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { resting } from '../../support/walk-flow';
import { renderPage } from '../../support/walk-page';
import { AccountStage, signedInAs } from '../account/account-stage';
import { amira } from '../account/people';

async function show(token: string | null, courier: typeof salim | null) {
  const tracking = createActor(resting(orderTrackingMachine), { input: { lookup: null } }).start();
  await renderPage(
    <ShopPage session={sessionOf(token)}>
      <OrderTrackingActor actor={tracking as never}>
        <CourierCard order={orderOf('picked_up', { courier })} />
      </OrderTrackingActor>
    </ShopPage>,
  );
}
async function showFacts(order: PlacedOrder): Promise<Record<string, string>> {
  const tracking = createActor(resting(orderTrackingMachine), { input: { lookup: null } }).start();
  await renderPage(
    <ShopPage session={sessionOf('token-1')}>
      <OrderTrackingActor actor={tracking as never}>
        <OrderFacts order={order} />
      </OrderTrackingActor>
    </ShopPage>,
  );
  const names = screen.getAllByRole('term');
  return Object.fromEntries(
    names.map((name) => [name.textContent, name.nextElementSibling?.textContent ?? '']),
  );
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const call = 'tel:+971501110051';
const chat = '/profile?page=inbox&with=courier-1';

it.each([
  ['called and written to by a signed-in customer', 'token-1', [call, chat]],
  ['called by a guest', null, [call]],
])('the courier of an order can be %s [ORD-05, PERM-06]', async (_, token, expected) => {
  await show(token, salim);
  expect(screen.getByText('Salim Nasser')).toBeDefined();
  expect(links()).toEqual(expected);
});

it('an order without a courier yet offers neither call nor chat [ORD-05]', async () => {
  await show('token-1', null);
  expect(links()).toEqual([]);
});

it('the details of an order list store, address with its contact, time, notes and requests [ORD-03]', async () => {
  const order = orderOf('pending', {
    scheduledAt: '2026-11-25T15:30:00.000Z',
    note: 'No onions',
    deliveryNote: 'Ring the bell',
    unavailableNote: 'Call me',
    wantsCutlery: true,
  });
  const facts = await showFacts(order);
  expect(Object.keys(facts)).toEqual([
    'Store',
    'Delivering to',
    'Scheduled for',
    'Note',
    'For the courier',
    'If something is unavailable',
    'Cutlery',
    'Help & Support',
  ]);
  for (const text of ['Basil Kitchen', 'Quay 1, Harbour']) expect(facts.Store).toContain(text);
  for (const text of ['Amira Haddad', '+971501110001', 'Quay 9, Harbour', 'House number 12B', 'Floor 3'])
    expect(facts['Delivering to']).toContain(text);
  expect(facts.Note).toBe('No onions');
  expect(facts['For the courier']).toBe('Ring the bell');
  expect(facts['If something is unavailable']).toBe('Call me');
});

it('a take-away order shows no address, but where to collect it [ORD-03, DLV-02]', async () => {
  const facts = await showFacts(orderOf('pending', { type: 'take_away' }));
  expect(Object.keys(facts)).toEqual(['Store', 'Order type', 'Help & Support']);
});

it.each([
  ['delivery', 'Give the courier this code at the door'],
  ['take_away', 'Show this code when you collect your order'],
] as const)('the delivery code is shown for %s with its instruction: %s [ORD-10]', async (type, text) => {
  await renderPage(<PinCard order={orderOf('handover', { type, pin: '4821' })} />);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText('4821')).toBeDefined();
});

it('the card of a past order has number, store, date, status, total, pieces, first dishes and Order again [ORD-02, ORD-23]', async () => {
  const { choices } = orderOf('delivered');
  const order = orderOf('delivered', {
    total: 24_50,
    lineCount: 5,
    itemCount: 7,
    itemNames: ['Lamb Shawarma', 'Hummus'],
    choices: { ...choices, canReorder: true },
  });
  await renderPage(
    <AccountStage session={signedInAs(amira)}>
      <OrderCard order={order} />
    </AccountStage>,
    { api: { orders: {} } },
  );
  const card = screen.getByRole('article');
  expect(screen.getByRole('link', { name: 'Basil Kitchen' }).getAttribute('href')).toBe('/my-orders/1001');
  for (const text of ['Order #1001', 'Lamb Shawarma · Hummus +3', 'Delivered', '$24.50', '7 items'])
    expect(card.textContent).toContain(text);
  expect(card.querySelector('time')?.textContent).toMatch(/24/);
  expect(await screen.findByRole('button', { name: /Order again/ })).toBeDefined();
});
