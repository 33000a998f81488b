import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { plainParcel } from '../../domain/parcel-sending';
import type { TripPlan } from '../../domain/rental/trip-cart';
import { createCartApi } from '../../src/api/cart-api';
import { createApiClient } from '../../src/api/client';
import { createParcelApi } from '../../src/api/parcel-api';
import type { HttpRequest } from '../../src/api/transport';
import { createTripCartApi } from '../../src/api/trip-cart-api';
import { optionalText, textOr } from '../../src/api/wire';
import { cartLine } from '../machines/cart/cart-lines';
import { receiver, sender } from '../machines/parcel/parcels';

function clientAnswering(body: unknown) {
  const requests: HttpRequest[] = [];
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => ({ language: 'en', place: null, moduleId: 5, guestId: null, token: 'secret' }),
    transport: async (request) => {
      requests.push(request);
      return { body };
    },
  });
  return {
    client,
    bodies: () => requests.map(({ body }) => body),
    keys: () => requests.map(({ headers }) => headers['Idempotency-Key']),
  };
}

const draft = { ...plainParcel, categoryId: 1, sender, receiver };

it("a parcel's price, cash limit and due amount are in minor units [PARC-03, CHK-04]", async () => {
  const { client } = clientAnswering({
    delivery_charge: 4.9,
    dm_tips: 1,
    total_amount: 5.9,
    cash_on_delivery_limit: 200,
    wallet_balance: 3.25,
    wallet_amount: 3.25,
    due_amount: 2.65,
  });
  expect(await createParcelApi(client).quote({ key: 'k', draft, total: 0, split: null })).toMatchObject({
    fee: 4_90,
    tip: 1_00,
    total: 5_90,
    cashLimit: 200_00,
    walletBalance: 3_25,
    walletAmount: 3_25,
    due: 2_65,
  });
});

it('the sender and the receiver of a parcel are sent with their places and contacts [PARC-02, PARC-04]', async () => {
  const { client, bodies } = clientAnswering({ order_id: 7, total_ammount: 4.9 });
  await createParcelApi(client)
    .send({ key: 'k', draft, total: 4_90, split: { wallet: 3_25, couponDiscount: 0 } }, '/back')
    .catch(() => undefined);
  expect(bodies()).toEqual([
    expect.objectContaining({
      latitude: sender.place?.lat,
      longitude: sender.place?.lng,
      order_amount: 4.9,
      wallet_amount: 3.25,
      receiver_details: expect.objectContaining({
        latitude: receiver.place?.lat,
        longitude: receiver.place?.lng,
        contact_person_name: receiver.name,
        contact_person_number: receiver.phone,
      }),
    }),
  ]);
});

it("the trip cart is replaced by another provider's vehicle only with consent [RENT-22, RENT-32]", async () => {
  const { client, bodies } = clientAnswering({ carts: [], user_data: null });
  const plan: TripPlan = {
    kind: 'hourly',
    pickupAt: '2026-11-25T10:00:00+04:00',
    hours: 3,
    metres: null,
    pickup: null,
    destination: null,
  };
  const api = createTripCartApi(client);
  await api.addVehicle({ vehicleId: 3, quantity: 1, plan, isResetting: true });
  await api.addVehicle({ vehicleId: 3, quantity: 1, plan, isResetting: false });
  expect(bodies().map((body) => (body as { reset?: true }).reset)).toEqual([true, undefined]);
});

it('an empty text in a response counts as missing', () => {
  expect(['', null, undefined, 7, 'Mira'].map(optionalText)).toEqual([null, null, null, null, 'Mira']);
  expect(textOr('', 'nobody')).toBe('nobody');
});

it('each request to add an item has an idempotency key, so that repeating it adds the item once [API-07]', async () => {
  const { client, keys } = clientAnswering([]);
  const cart = createCartApi(client);
  await cart.add(cartLine(1), false);
  await cart.add(cartLine(1), false);
  const [first, second] = keys();
  expect(first).toMatch(/^[\w-]{8,}$/);
  expect(second).not.toBe(first);
});
