import { expect, it } from 'vitest';
import type { Trip } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { newPerson } from '../account/person';
import { giveMoney, newKey } from '../checkout/orderer';
import {
  addVehicle,
  ask,
  asRenter,
  book,
  cartOf,
  inHours,
  newGuestRenter,
  place,
  post,
  quoted,
  tripRow,
  unbalancedTrips,
  V,
} from './booker';

/** Each test uses its own days, so that tests don't share vehicles. */
let days = 20;
const ownTime = () => {
  days += 4;
  return { pickup_time: inHours(days * 24) };
};

forEachDatabase('The booking of a trip', (server) => {
  const customer = async () => asRenter(await newPerson(server()));
  const withMoney = async (amount: number) => {
    const person = await newPerson(server());
    await giveMoney(server(), person, amount);
    return asRenter(person);
  };
  const walletOf = async (id: number) =>
    (
      await server().database.query<{ wallet_balance: number }>(
        'select wallet_balance from customers where id = $1',
        [id],
      )
    )[0]?.wallet_balance;
  const holdsOf = async (tripId: number) =>
    (
      await server().database.query<{ unit: number }>('select unit from vehicle_holds where trip_id = $1', [
        tripId,
      ])
    ).length;

  it('has the vehicles, coupon and tax of the quote [RENT-53, PRICE-04]', async () => {
    const renter = await customer();
    await addVehicle(renter, V(1), { ...ownTime(), quantity: 2 });
    const quote = await quoted(renter, { coupon_code: 'trip5 ' });
    expect(quote).toMatchObject({
      vehicles_amount: 60,
      discount_amount: 6,
      discount_by: 'vehicle',
      coupon_code: 'TRIP5',
      coupon_discount_amount: 5,
      tax_amount: 2.45,
      trip_amount: 51.45,
      problems: [],
    });
    const { status, body } = await book(renter, { coupon_code: 'TRIP5', note: 'Self-drive' });
    expect([status, body.trip_status, body.total_amount]).toEqual([200, 'pending', 51.45]);
    expect(await tripRow(server(), body.trip_id)).toMatchObject({
      total: 5145,
      paid: 0,
      coupon_code: 'TRIP5',
      estimated_hours: 5,
      payment_status: 'unpaid',
      note: 'Self-drive',
    });
    expect(await holdsOf(body.trip_id)).toBe(2);
    expect((await cartOf(renter)).carts).toEqual([]);
    const again = await quoted(renter);
    expect(again.problems.map(({ code }) => code)).toEqual(['cart_empty']);
  });

  it('ignores every coupon code of a guest, in the quote and in the trip [PERM-06, COUP-11]', async () => {
    const guest = await newGuestRenter(server());
    await addVehicle(guest, V(1), ownTime());
    const { coupon_code, coupon_discount_amount, coupon_refusal } = await quoted(guest, {
      coupon_code: 'TRIP5',
    });
    expect({ coupon_code, coupon_discount_amount, coupon_refusal }).toMatchObject({
      coupon_code: null,
      coupon_discount_amount: 0,
      coupon_refusal: { code: 'coupon_sign_in', field: 'coupon' },
    });
    expect(await book(guest, { coupon_code: 'TRIP5' })).toMatchObject({
      status: 409,
      codes: ['coupon_sign_in'],
    });
    expect((await book(guest)).status).toBe(200);
  });

  it('lists and accepts only coupons for trips [COUP-10]', async () => {
    const renter = await customer();
    const listed = await renter.person.send<{ code: string }[]>('GET', '/rental/coupon/list', {
      moduleId: 6,
    });
    expect(listed.body.map(({ code }) => code)).toEqual(['TRIP5']);
    const check = (code: string) =>
      renter.person.send('GET', '/rental/coupon/apply', { query: { code, provider_id: 3 }, moduleId: 6 });
    expect((await check('TRIP5')).status).toBe(200);
    expect(await check('NOCAP15')).toMatchObject({ status: 404, codes: ['coupon_unknown'] });
    await addVehicle(renter, V(1), ownTime());
    expect((await quoted(renter, { coupon_code: 'NOCAP15' })).coupon_refusal?.code).toBe('coupon_unknown');
    expect((await book(renter, { coupon_code: 'NOCAP15' })).codes).toEqual(['coupon_unknown']);
  });

  it('lists all problems, and the total when it differs from the accepted one [CHK-06, CHK-08, CART-63]', async () => {
    const renter = await customer();
    const time = ownTime();
    await addVehicle(renter, V(9), { ...time, estimated_hours: 2, pickup_location: undefined });
    const refused = await book(renter, { contact_person_name: '', contact_person_number: '' });
    expect([refused.status, refused.body.problems?.map(({ code }) => code)]).toEqual([409, ['address']]);
    await addVehicle(renter, V(9), { ...time, estimated_hours: 2 });
    const seen = await quoted(renter);
    expect(seen.problems.map(({ code }) => code)).toEqual(['address']);
    const { user_data } = await cartOf(renter);
    await post(renter, 'PUT', `cart/update-user-data/${user_data?.id}`, {
      ...time,
      rental_type: 'hourly',
      pickup_location: place('P-H1'),
    });
    const accepted = await quoted(renter);
    expect(accepted).toMatchObject({ discount_by: 'provider', trip_amount: 37.8 });
    // The provider's discount ends between the quote and the booking [RW-7].
    const late = await book(renter, { trip_amount: accepted.trip_amount }, { scenario: 'CLK-SALE-ENDED' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      problems: [{ code: 'total_changed', field: 'total' }],
      quote: { discount_by: null, trip_amount: 42 },
    });
    expect((await cartOf(renter)).carts).toHaveLength(1);
    expect((await book(renter, {}, { scenario: 'CLK-SALE-ENDED' })).body.total_amount).toBe(42);
  });

  it('is created once for each idempotency key, and a used key is refused for another request [CHK-05, X-05]', async () => {
    const renter = await newGuestRenter(server());
    await addVehicle(renter, V(1), ownTime());
    const { trip_amount } = await quoted(renter);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => book(renter, { trip_amount }, { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.trip_id)).size).toBe(1);
    expect(await holdsOf(answers[0]?.body.trip_id ?? 0)).toBe(1);
    const other = await book(renter, { trip_amount, note: 'another' }, { key });
    expect([other.status, other.codes]).toEqual([422, ['idempotency_key']]);
    expect((await book(renter, { trip_amount }, { key: 'short' })).codes).toEqual(['idempotency_key']);
  });

  it('gives the last two vans to two of forty concurrent customers [X-14, RENT-09]', async () => {
    const time = { ...ownTime(), rental_type: 'day_wise', estimated_hours: 48 };
    const renters = await Promise.all(Array.from({ length: 40 }, customer));
    for (const renter of renters) expect((await addVehicle(renter, V(4), time)).status).toBe(200);
    const [first] = renters;
    const { trip_amount } = await quoted(first ?? (await customer()));
    const answers = await Promise.all(renters.map((renter) => book(renter, { trip_amount })));
    const counts = [200, 409].map((wanted) => answers.filter(({ status }) => status === wanted).length);
    expect(counts).toEqual([2, 38]);
    for (const { status, body } of answers)
      if (status === 409) expect(body.problems).toMatchObject([{ code: 'pick_time', field: 'schedule' }]);
    const [held] = await server().database.query(
      `select count(*)::int as held, count(distinct trip_id)::int as trips from vehicle_holds
      where vehicle_id = $1 and starts = $2`,
      [V(4), time.pickup_time],
    );
    expect(held).toEqual({ held: 2, trips: 2 });
    expect(await unbalancedTrips(server())).toEqual([]);
  });

  it('is refused by a database constraint when its vehicle is already booked [X-14]', async () => {
    const renter = await customer();
    await addVehicle(renter, V(2), ownTime());
    const { body } = await book(renter);
    const hold = (unit: number) =>
      server().database.query(
        `insert into vehicle_holds (trip_id, vehicle_id, unit, starts, ends)
        select 501, vehicle_id, $2, starts + interval '1 hour', ends + interval '9 hours' from vehicle_holds where trip_id = $1`,
        [body.trip_id, unit],
      );
    await expect(hold(1)).rejects.toMatchObject({ code: '23P01' });
    await expect(hold(2)).rejects.toThrow('has no unit 2');
  });

  it('can be paid from the wallet, whole or in part, exact to the cent [CHK-03]', async () => {
    const renter = await withMoney(2000);
    await addVehicle(renter, V(1), ownTime());
    const short = await book(renter, { payment_method: 'wallet' });
    expect(short.body.problems).toMatchObject([{ code: 'wallet_balance', field: 'payment' }]);
    const part = await book(renter, { payment_method: 'cash_on_delivery', partial_payment: 1 });
    expect(part.body).toMatchObject({ payment_status: 'partially_paid', total_amount: 28.35 });
    expect(await walletOf(renter.person.id)).toBe(0);
    expect(await tripRow(server(), part.body.trip_id)).toMatchObject({
      payment_method: 'partial_payment',
      rest_method: 'cash_on_delivery',
      paid: 2000,
    });
    const payable = async (trip_id: number | undefined, scenario?: string) =>
      (
        await renter.person.send<Trip>('GET', '/rental/user/trip/get-trip-details', {
          query: { trip_id: String(trip_id) },
          ...(scenario && { scenario }),
        })
      ).body;
    expect(await payable(part.body.trip_id)).toMatchObject({ can_pay: true, payment_due: false });
    await renter.person.send('PUT', '/rental/user/trip/payment', {
      body: { trip_id: part.body.trip_id, payment_method: 'digital_payment', callback: '/checkout' },
    });
    // Only the remaining amount is due, even before the provider confirms.
    expect(await payable(part.body.trip_id, 'CFG-COD')).toMatchObject({
      payment_method: 'partial_payment',
      paid_amount: 20,
      payment_due: true,
      cash_on_delivery_limit: 500,
    });
    const rich = await withMoney(5000);
    await addVehicle(rich, V(1), ownTime());
    const whole = await book(rich, { payment_method: 'wallet' });
    expect(whole.body.payment_status).toBe('paid');
    expect(await walletOf(rich.person.id)).toBe(5000 - 2835);
    expect(await unbalancedTrips(server())).toEqual([]);
  });

  it('is possible for guests only where the shop allows it, and requires a contact [CHK-02]', async () => {
    const renter = await newGuestRenter(server());
    await addVehicle(renter, V(1), ownTime());
    const nameless = { contact_person_name: '', contact_person_number: '' };
    expect((await book(renter, nameless)).body.problems?.map(({ code }) => code)).toEqual(['contact']);
    const barred = await book(renter, {}, { scenario: 'CFG-GUEST0' });
    expect(barred.status).toBe(401);
    const other = await newGuestRenter(server());
    expect((await ask(other, 'GET', 'cart/get-cart')).body).toEqual({ carts: [], user_data: null });
  });
});
