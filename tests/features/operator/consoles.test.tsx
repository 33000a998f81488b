import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ConsoleOrder, ConsoleRegistration, ConsoleTrip } from '../../../src/api/operator-mapping';
import type { ConsoleConversation } from '../../../src/api/operator-message-mapping';
import { MessageConsole } from '../../../src/features/operator/message-console';
import { OrderConsole } from '../../../src/features/operator/order-console';
import { RegistrationConsole } from '../../../src/features/operator/registration-console';
import { TripConsole } from '../../../src/features/operator/trip-console';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from '../account/account-stage';

const trip: ConsoleTrip = {
  id: 501,
  status: 'pending',
  provider: 'City Wheels',
  contact: { name: 'Nour', phone: '+971501112233' },
  pickup: 'Quay 1',
  destination: 'Lake Road 4',
  pickupAt: '2026-11-25T09:00:00Z',
  total: 18_90,
  method: 'cash_on_delivery',
  payment: 'unpaid',
  vehicles: ['1 × Compact'],
  note: 'Child seat, please',
  transfer: {
    method: 'Bank transfer',
    answers: [{ label: 'Reference of the transfer', value: 'TR-77' }],
    note: 'From my brother’s account',
  },
  cancellation: 'No car left',
  bookedAt: '2026-11-24T09:00:00Z',
  refundOwed: 0,
  decisions: ['confirmed', 'canceled'],
};

const courier: ConsoleRegistration = {
  id: 7,
  kind: 'courier',
  state: 'pending',
  name: 'Omar',
  storeName: null,
  address: null,
  email: 'omar@souk.example',
  phone: '+971501112244',
  zone: 'Harbour',
  module: null,
  plan: null,
  vehicle: 'Bicycle',
  isPaidByDelivery: true,
  identityType: 'passport',
  documentNumber: 'P 12345',
  repeats: 5,
  answer: null,
  sentAt: '2026-11-24T09:00:00Z',
  documentUrls: ['/documents/1'],
};

const CONSOLES = {
  trips: (entries: readonly object[]) => <TripConsole trips={entries as ConsoleTrip[]} />,
  registrations: (entries: readonly object[]) => (
    <RegistrationConsole registrations={entries as ConsoleRegistration[]} />
  ),
  messages: (entries: readonly object[]) => (
    <MessageConsole conversations={entries as ConsoleConversation[]} />
  ),
};

const shows = (name: keyof typeof CONSOLES, entries: readonly object[], operator: object = {}) =>
  renderPage(<AccountStage>{CONSOLES[name](entries)}</AccountStage>, { api: { operator } });

it('a trip in the console can be confirmed in one press and cancelled with a reason [RENT-54, X-23]', async () => {
  const user = userEvent.setup();
  const decideTrip = vi.fn(async () => undefined);
  await shows('trips', [trip], { decideTrip });
  const card = within(screen.getByRole('article', { name: 'Trip #501' }));
  for (const text of [
    'City Wheels',
    '1 × Compact',
    'Quay 1',
    'Lake Road 4',
    'Child seat, please',
    'TR-77',
    'No car left',
    /\$18\.90/,
  ])
    expect(card.getByText(text)).toBeTruthy();
  await user.dblClick(card.getByRole('button', { name: 'Confirm the trip' }));
  expect(decideTrip).toHaveBeenCalledWith(501, 'confirmed', null);
  await user.click(card.getByRole('button', { name: 'Cancel the trip' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel the trip' }));
  const calls = decideTrip.mock.calls.length;
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(decideTrip).toHaveBeenCalledTimes(calls);
  await user.type(question.getByRole('textbox', { name: 'Your message' }), 'It broke down');
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(decideTrip).toHaveBeenLastCalledWith(501, 'canceled', 'It broke down');
});

it('a registration in the console can be accepted in one press and refused with a reason [REG-01, X-23]', async () => {
  const user = userEvent.setup();
  const decideRegistration = vi.fn(async () => undefined);
  await shows('registrations', [courier], { decideRegistration });
  const card = within(screen.getByRole('article', { name: 'Omar' }));
  for (const text of ['Awaiting your reply', 'Courier', 'P 12345']) expect(card.getByText(text)).toBeTruthy();
  expect(card.getByText('Harbour · Bicycle · Paid per delivery')).toBeTruthy();
  expect(card.getByText(/^Passport:/)).toBeTruthy();
  expect(card.getByText('Same contact details or documents as registration 5.')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Document 1' }).getAttribute('href')).toBe('/documents/1');
  await user.click(card.getByRole('button', { name: 'Accept' }));
  expect(decideRegistration).toHaveBeenCalledWith(7, 'approved', null);
  await user.click(card.getByRole('button', { name: 'Decline' }));
  const question = within(await screen.findByRole('dialog', { name: 'Decline' }));
  await user.type(question.getByRole('textbox', { name: 'Your message' }), 'We have enough riders.');
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(decideRegistration).toHaveBeenLastCalledWith(7, 'refused', 'We have enough riders.');
});

it('the operator can reply to a customer’s message in the console [X-23, CHAT-02]', async () => {
  const user = userEvent.setup();
  const answerConversation = vi.fn(async () => undefined);
  const talk = {
    ...{ id: 1004, kind: 'store', partner: 'Corner Bakery', customer: 'Nour Quill', phone: '+27215550199' },
    isWaiting: true,
    messages: [
      { id: 1, isFromCustomer: true, text: 'Nuts?', imageUrls: ['/a.png'], at: '2026-11-24T09:00:00Z' },
    ],
  };
  await shows('messages', [talk], { answerConversation });
  const card = within(screen.getByRole('article', { name: 'Nour Quill' }));
  for (const text of ['Awaiting your reply', 'Corner Bakery', 'Nuts?'])
    expect(card.getByText(text)).toBeTruthy();
  expect(card.getByRole('img', { name: 'Sent by Nour Quill' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Answer' }));
  const question = within(await screen.findByRole('dialog', { name: 'Answer' }));
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(question.getByText('Please write a message.')).toBeTruthy();
  await user.type(question.getByRole('textbox', { name: 'Your message' }), 'None at all.');
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(answerConversation).toHaveBeenCalledWith(1004, 'None at all.');
});

it.each([
  ['messages', 'No messages yet'],
  ['trips', 'No trips today'],
  ['registrations', 'No registrations yet'],
] as const)('an empty list of %s says so in its heading [X-23]', async (name, text) => {
  await shows(name, []);
  expect(screen.getByRole('heading', { name: text })).toBeTruthy();
});

it('an order in the console shows everything that the operator needs for a decision [X-23, ORD-07, PHAR-05]', async () => {
  const order: ConsoleOrder = {
    ...{
      id: 901,
      status: 'refund_requested',
      kind: 'delivery',
      store: 'Olive Branch',
      address: null,
      total: 17_40,
    },
    ...{
      contact: { name: 'Nour', phone: '+971501112233' },
      method: 'cash_on_delivery',
      restMethod: null,
      payment: 'paid',
    },
    ...{
      lines: [],
      note: null,
      courierNote: null,
      wantsCutlery: false,
      transfer: null,
      scheduledAt: null,
      placedAt: '2026-11-24T09:00:00Z',
      prescriptionUrls: [],
    },
    refund: {
      reason: 'Something is missing',
      lines: [{ name: 'Hot Wings', quantity: 2, problem: 'missing' }],
      note: 'No fries',
      imageUrls: ['/pictures/orders/a.jpg'],
      answer: null,
    },
    ...{
      waitsFor: [],
      prescriptionAnswer: null,
      cancellation: null,
      shelf: [],
      refundOwed: 4_50,
      decisions: ['refunded', 'refund_request_canceled'],
    },
  };
  const called: ConsoleOrder = {
    ...order,
    id: 902,
    status: 'canceled',
    refund: null,
    refundOwed: 0,
    cancellation: 'By mistake',
  };
  const waiting: ConsoleOrder = {
    ...called,
    id: 903,
    status: 'pending',
    cancellation: null,
    courierNote: 'Leave it at the door',
    wantsCutlery: true,
    waitsFor: ['transfer', 'other_prescription'],
    prescriptionAnswer: 'Nobody can read it',
  };
  await renderPage(
    <AccountStage>
      <OrderConsole orders={[order, called, waiting]} />
    </AccountStage>,
    { api: { operator: {} } },
  );
  const first = within(screen.getByRole('article', { name: 'Order #901' }));
  expect(first.getByText('Refund requested: Something is missing')).toBeTruthy();
  expect(first.getByText('No fries')).toBeTruthy();
  const picture = first.getByRole('link', { name: 'Refund photos' });
  expect(picture.getAttribute('href')).toBe('/pictures/orders/a.jpg');
  expect(first.getByText('Refund $4.50 to this guest manually.')).toBeTruthy();
  const second = within(screen.getByRole('article', { name: 'Order #902' }));
  expect(second.getByText('By mistake')).toBeTruthy();
  expect(second.queryByRole('link')).toBeNull();
  expect(second.queryByText(/to this guest manually/)).toBeNull();
  const third = within(screen.getByRole('article', { name: 'Order #903' }));
  expect(third.getByText('For the courier:').textContent).toBe('For the courier: Leave it at the door');
  expect(third.getByText('With cutlery and napkins')).toBeTruthy();
  expect(second.queryByText('With cutlery and napkins')).toBeNull();
  expect(third.getByText('The customer reported a transfer. Check whether it has arrived.')).toBeTruthy();
  expect(third.getByText('Waiting for another photo of the prescription.')).toBeTruthy();
  expect(third.getByText('Declined:').textContent).toBe('Declined: Nobody can read it');
});
