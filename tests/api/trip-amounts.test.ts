import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { plainTripDraft, type TripQuote } from '../../domain/rental/trip-booking';
import { createCheckoutApi } from '../../src/api/checkout-api';
import { toBookedVehicle } from '../../src/api/rental-mapping';
import { createTripApi } from '../../src/api/trip-api';
import { requestsOf } from './sent-requests';

const answer = {
  provider_id: 3,
  vehicles_amount: 72.5,
  discount_amount: 6,
  discount_by: 'vehicle',
  coupon_discount_amount: 5,
  tax_amount: 3.08,
  tax_included: 0,
  trip_amount: 64.58,
  wallet_amount: 10,
  due_amount: 54.58,
};

it('the parts of a quoted trip add up to its total [RENT-53, PRICE-08]', async () => {
  const quotes: TripQuote[] = [];
  await requestsOf(
    async (client) => {
      const api = createTripApi(client);
      quotes.push(await api.quoteTrip({ draft: plainTripDraft } as never));
    },
    { answer },
  );
  const [quote] = quotes;
  if (!quote) throw new Error('no quote');
  const { vehicles, discount, couponDiscount, tax, total, walletAmount, due } = quote;
  expect([vehicles + discount, discount]).toEqual([72_50, 6_00]);
  expect(vehicles - couponDiscount + tax).toBe(total);
  expect(walletAmount + due).toBe(total);
});

it('a booked vehicle has its discounted price and the amount of the discount [RENT-53, PRICE-08]', () => {
  const wire = { id: 1, vehicle_id: 1, quantity: 2, price: 30, calculated_price: 54, discount_on_trip: 6 };
  expect(toBookedVehicle(wire, USUAL_CURRENCY)).toMatchObject({ price: 54_00, discount: 6_00 });
});

it('the coupons for trips are requested separately from those for items [COUP-10]', async () => {
  const requests = await requestsOf(async (client) => {
    await createTripApi(client).tripCoupons();
    await createCheckoutApi(client).coupons();
  });
  expect(requests.map(({ path }) => path)).toEqual(['/rental/coupon/list', '/coupon/list']);
});
