import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type {
  DeskConversation,
  DeskOrder,
  DeskRegistration,
  DeskTrip,
} from '../../../src/api/operator-mapping';
import { MessageDesk } from '../../../src/features/operator/message-desk';
import { OrderDesk } from '../../../src/features/operator/order-desk';
import { RegistrationDesk } from '../../../src/features/operator/registration-desk';
import { TripDesk } from '../../../src/features/operator/trip-desk';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from '../account/account-stage';

const trip: DeskTrip = {
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
  decisions: ['confirmed', 'canceled'],
};

const courier: DeskRegistration = {
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
  papers: 'P 12345',
  repeats: 5,
  answer: null,
  sentAt: '2026-11-24T09:00:00Z',
  documentUrls: ['/documents/1'],
};

const DESKS = {
  trips: (entries: readonly object[]) => <TripDesk trips={entries as DeskTrip[]} />,
  registrations: (entries: readonly object[]) => (
    <RegistrationDesk registrations={entries as DeskRegistration[]} />
  ),
  messages: (entries: readonly object[]) => <MessageDesk conversations={entries as DeskConversation[]} />,
};

const shows = (desk: keyof typeof DESKS, entries: readonly object[], operator: object = {}) =>
  renderPage(<AccountStage>{DESKS[desk](entries)}</AccountStage>, { api: { operator } });

it('says whose trip it is and what is let, moves it on at one press, and asks why before it is called off [RENT-54, X-23]', async () => {
  const user = userEvent.setup();
  const decideTrip = vi.fn(async () => undefined);
  await shows('trips', [trip], { decideTrip });
  const card = within(screen.getByRole('article', { name: 'Trip #501' }));
  for (const words of [
    'City Wheels',
    '1 × Compact',
    'Quay 1',
    'Lake Road 4',
    'Child seat, please',
    'TR-77',
    'No car left',
    /\$18\.90/,
  ])
    expect(card.getByText(words)).toBeTruthy();
  await user.dblClick(card.getByRole('button', { name: 'Confirm the trip' }));
  expect(decideTrip).toHaveBeenCalledWith(501, 'confirmed', null);
  await user.click(card.getByRole('button', { name: 'Cancel the trip' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel the trip' }));
  const calls = decideTrip.mock.calls.length;
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(decideTrip).toHaveBeenCalledTimes(calls);
  await user.type(question.getByRole('textbox', { name: 'Your words to them' }), 'It broke down');
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(decideTrip).toHaveBeenLastCalledWith(501, 'canceled', 'It broke down');
});

it('says who registered with which papers and that they did before, takes them, or refuses them with words [REG-01, X-23]', async () => {
  const user = userEvent.setup();
  const decideRegistration = vi.fn(async () => undefined);
  await shows('registrations', [courier], { decideRegistration });
  const card = within(screen.getByRole('article', { name: 'Omar' }));
  for (const words of ['Waits for your answer', 'Courier', 'P 12345'])
    expect(card.getByText(words)).toBeTruthy();
  expect(card.getByText('Harbour · Bicycle · Paid by the delivery')).toBeTruthy();
  expect(card.getByText(/^Passport:/)).toBeTruthy();
  expect(card.getByText('The same contacts or papers as registration 5.')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Document 1' }).getAttribute('href')).toBe('/documents/1');
  await user.click(card.getByRole('button', { name: 'Accept' }));
  expect(decideRegistration).toHaveBeenCalledWith(7, 'approved', null);
  await user.click(card.getByRole('button', { name: 'Refuse' }));
  const question = within(await screen.findByRole('dialog', { name: 'Refuse' }));
  await user.type(question.getByRole('textbox', { name: 'Your words to them' }), 'We have enough riders.');
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(decideRegistration).toHaveBeenLastCalledWith(7, 'refused', 'We have enough riders.');
});

it('shows what a customer has written, and sends the answer [X-23, CHAT-02]', async () => {
  const user = userEvent.setup();
  const answerConversation = vi.fn(async () => undefined);
  const talk = {
    ...{ id: 1004, kind: 'store', partner: 'Corner Bakery', customer: 'Nour Quill', phone: '+27215550199' },
    isWaiting: true,
    said: [{ id: 1, isFromCustomer: true, text: 'Nuts?', imageUrls: ['/a.png'], at: '2026-11-24T09:00:00Z' }],
  };
  await shows('messages', [talk], { answerConversation });
  const card = within(screen.getByRole('article', { name: 'Nour Quill' }));
  for (const words of ['Waits for your answer', 'Corner Bakery', 'Nuts?'])
    expect(card.getByText(words)).toBeTruthy();
  expect(card.getByRole('img', { name: 'Sent by Nour Quill' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Answer' }));
  const question = within(await screen.findByRole('dialog', { name: 'Answer' }));
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(question.getByText('Please write something.')).toBeTruthy();
  await user.type(question.getByRole('textbox', { name: 'Your words to them' }), 'None at all.');
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(answerConversation).toHaveBeenCalledWith(1004, 'None at all.');
});

it.each([
  ['messages', 'Nobody has written yet'],
  ['trips', 'No trips today'],
  ['registrations', 'Nobody has registered yet'],
] as const)('says that there are no %s yet [X-23]', async (desk, words) => {
  await shows(desk, []);
  expect(screen.getByRole('heading', { name: words })).toBeTruthy();
});

it('shows why money should go back, with its pictures, why an order was called off, and what one waits for [X-23, ORD-07, PHAR-05]', async () => {
  const order: DeskOrder = {
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
      note: 'No fries',
      imageUrls: ['/pictures/orders/a.jpg'],
      answer: null,
    },
    ...{
      waitsFor: [],
      prescriptionAnswer: null,
      cancellation: null,
      shelf: [],
      decisions: ['refunded', 'refund_request_canceled'],
    },
  };
  const called: DeskOrder = {
    ...order,
    id: 902,
    status: 'canceled',
    refund: null,
    cancellation: 'By mistake',
  };
  const waiting: DeskOrder = {
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
      <OrderDesk orders={[order, called, waiting]} />
    </AccountStage>,
    { api: { operator: {} } },
  );
  const first = within(screen.getByRole('article', { name: 'Order #901' }));
  expect(first.getByText('Refund asked for: Something is missing')).toBeTruthy();
  expect(first.getByText('No fries')).toBeTruthy();
  const picture = first.getByRole('link', { name: 'Pictures of the refund' });
  expect(picture.getAttribute('href')).toBe('/pictures/orders/a.jpg');
  const second = within(screen.getByRole('article', { name: 'Order #902' }));
  expect(second.getByText('By mistake')).toBeTruthy();
  expect(second.queryByRole('link')).toBeNull();
  const third = within(screen.getByRole('article', { name: 'Order #903' }));
  expect(third.getByText('For the courier:').textContent).toBe('For the courier: Leave it at the door');
  expect(third.getByText('With cutlery and napkins')).toBeTruthy();
  expect(second.queryByText('With cutlery and napkins')).toBeNull();
  expect(third.getByText('A transfer was told of. See whether it is there.')).toBeTruthy();
  expect(third.getByText('It waits for another picture of the prescription.')).toBeTruthy();
  expect(third.getByText('Refused:').textContent).toBe('Refused: Nobody can read it');
});
