import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Module } from '../../../domain/catalogue';
import type { PlacedOrder } from '../../../domain/placed-order';
import { MyOrdersRow } from '../../../src/features/orders/home/own-orders-row';
import { ParcelHome } from '../../../src/features/parcel/parcel-home';
import { OrderHelpList } from '../../../src/features/site/help/order-help';
import { orderOf, sentParcel } from '../../machines/orders/order-tracking.model';
import { renderPage } from '../../support/walk-page';
import { AccountStage, signedInAs } from '../account/account-stage';
import { amira } from '../account/people';

const { choices } = orderOf('pending');
const unpaid = (id: number, overrides: Partial<PlacedOrder> = {}): PlacedOrder =>
  orderOf('pending', {
    id,
    paymentMethod: 'digital_payment',
    choices: { ...choices, canPay: true },
    ...overrides,
  });

const show = (page: React.ReactNode, running: PlacedOrder[], past: PlacedOrder[] = []) => {
  const list = async (kind: 'running' | 'past') => {
    const entries = kind === 'running' ? running : past;
    return { entries, total: entries.length };
  };
  return renderPage(<AccountStage session={signedInAs(amira)}>{page}</AccountStage>, {
    api: { orders: { list } },
  });
};

const card = (number: number) =>
  within(screen.getByText(`Order #${number}`).closest('li') ?? document.createElement('p'));

it('the help leads from an unpaid order to its payment, and from a parcel to the parcel page [HELP-01, CHK-07, PARC-02]', async () => {
  await show(<OrderHelpList />, [
    unpaid(11),
    unpaid(12, { type: 'parcel', store: null, parcel: sentParcel }),
  ]);
  await screen.findByText('Order #11');
  const pay = 'Pay now or change the payment method';
  expect(card(11).getByRole('link', { name: pay }).getAttribute('href')).toBe('/checkout?order_id=11');
  expect(card(12).getByRole('link', { name: pay }).getAttribute('href')).toBe('/parcel/send?order_id=12');
  expect(card(12).getByRole('link', { name: 'Where is it?' }).getAttribute('href')).toBe('/my-orders/12');
});

it('the home page shows running orders, marks the unpaid ones and offers past orders to repeat [ORD-08, ORD-21, CHK-07]', async () => {
  await show(
    <MyOrdersRow />,
    [unpaid(21), orderOf('picked_up', { id: 22 }), orderOf('pending', { id: 23 })],
    [
      orderOf('canceled', { id: 31, choices: { ...choices, canReorder: false } }),
      orderOf('delivered', { id: 32, choices: { ...choices, canReorder: true } }),
    ],
  );
  const running = within(await screen.findByRole('region', { name: 'Active orders' }));
  expect(running.getAllByText(/Order #/).map(({ textContent }) => textContent)).toEqual([
    'Order #21',
    'Order #22',
  ]);
  expect(card(21).getByText('Action needed: pay the order')).toBeTruthy();
  expect(card(21).queryByText('Order placed')).toBeNull();
  expect(card(21).getByRole('link').getAttribute('href')).toBe('/my-orders/21');
  expect(card(22).queryByText('Action needed: pay the order')).toBeNull();
  expect(card(22).getByText('On the way')).toBeTruthy();
  const again = within(screen.getByRole('region', { name: 'Order again' }));
  expect(again.getAllByText(/Order #/).map(({ textContent }) => textContent)).toEqual(['Order #32']);
});

it('the home page of a module lists only orders of this module [PARC-01]', async () => {
  const list = vi.fn(async (_kind: string, { moduleId }: { moduleId: number | null }) => {
    const entries = [
      orderOf('pending', { id: 51 }),
      orderOf('pending', { id: 52, type: 'parcel', store: null, parcel: sentParcel }),
    ];
    const own = moduleId === 5 ? entries.slice(1) : entries;
    return { entries: own, total: own.length };
  });
  await renderPage(
    <AccountStage session={signedInAs(amira)}>
      <ParcelHome module={{ id: 5, name: 'Parcel', type: 'parcel', iconUrl: null } as unknown as Module} />
    </AccountStage>,
    { api: { orders: { list }, parcels: { context: async () => ({ kinds: [] }) } } },
  );
  await screen.findByText('Order #52');
  expect(screen.queryByText('Order #51')).toBeNull();
});

it('an order with a submitted payment reference does not ask for payment [CHK-04]', async () => {
  await show(<MyOrdersRow />, [unpaid(41, { referenceStatus: 'pending' })]);
  await screen.findByText('Order #41');
  expect(card(41).getByText('Order placed')).toBeTruthy();
  expect(screen.queryByText('Action needed: pay the order')).toBeNull();
});
