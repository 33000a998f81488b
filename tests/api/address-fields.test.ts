import { expect, it } from 'vitest';
import { type OrderRequest, plainDraft } from '../../domain/order-quote';
import { createAddressApi } from '../../src/api/address-api';
import { createCheckoutApi } from '../../src/api/checkout-api';
import { requestsOf } from './sent-requests';

const point = { lat: 34.2, lng: -41.6 };
const street = { address: '12 Quay Lane', road: '4', house: '12B', floor: '3' };
const order: OrderRequest = {
  key: 'key-1',
  type: 'delivery',
  point,
  destination: { ...point, ...street, type: 'Selected Address' },
  contact: { name: 'Nour', phone: '+971500000001', email: 'nour@souk.example' },
  draft: plainDraft,
  total: 12_50,
  split: null,
};

it('an order contains the guest’s contact and the whole address [DATA-02]', async () => {
  const [request] = await requestsOf((client) => createCheckoutApi(client).place(order, null, '/paid', []), {
    answer: { order_id: 7 },
  });
  expect(request).toMatchObject({
    path: '/customer/order/place',
    body: {
      ...street,
      guest_id: 'guest-7',
      contact_person_name: 'Nour',
      contact_person_number: '+971500000001',
      contact_person_email: 'nour@souk.example',
    },
  });
});

it('a guest’s email address is optional [DATA-02]', async () => {
  const contact = { ...order.contact, email: null };
  const [request] = await requestsOf(
    (client) => createCheckoutApi(client).place({ ...order, contact }, null, '/paid', []),
    { answer: { order_id: 7 } },
  );
  expect(request?.body).toMatchObject({ contact_person_name: 'Nour', contact_person_email: null });
});

it('an order contains note, instruction, cutlery and tip, without a tip for take-away [CHK-09]', async () => {
  const draft = {
    ...plainDraft,
    note: 'No onions',
    instruction: 'Leave it at the door',
    wantsCutlery: true,
    tip: 2_00,
  };
  const placed = (type: OrderRequest['type']) =>
    requestsOf((client) => createCheckoutApi(client).place({ ...order, type, draft }, null, '/paid', []), {
      answer: { order_id: 7 },
    });
  const [delivered] = await placed('delivery');
  expect(delivered?.body).toMatchObject({
    order_note: 'No onions',
    delivery_instruction: 'Leave it at the door',
    cutlery: 1,
    dm_tips: 2,
  });
  const [collected] = await placed('take_away');
  expect(collected?.body).toMatchObject({ order_note: 'No onions', dm_tips: 0 });
});

it('a saved address contains street number, house number, floor, note and type [DATA-03]', async () => {
  const texts = {
    ...street,
    contactName: 'Nour',
    contactPhone: '+971500000001',
    note: 'Blue door',
    label: '',
  };
  const [request] = await requestsOf(
    (client) => createAddressApi(client).add({ texts, place: point, type: 'office' }),
    { token: 'secret', answer: { message: 'Address added successfully.' } },
  );
  expect(request).toMatchObject({
    path: '/customer/address/add',
    body: { ...street, additional_information: 'Blue door', address_type: 'office' },
  });
});
