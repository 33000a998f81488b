import { expect, it } from 'vitest';
import type { RentalCart } from '../../../contract/types.gen';
import { distanceKm } from '../../../domain/geo';
import { forEachDatabase } from '../../support/server';
import { newPerson } from '../account/person';
import {
  addVehicle,
  ask,
  asRenter,
  cartOf,
  contentsOf,
  inHours,
  newGuestRenter,
  place,
  post,
  trip,
  updateTrip,
  V,
} from './booker';

forEachDatabase('The trip cart', (server) => {
  const guest = () => newGuestRenter(server());

  it('has the prices of the worked examples [RENT-20, RENT-31, RENT-40, RENT-41, RENT-42, CART-63]', async () => {
    const cases: [string, number, object, number, number | null][] = [
      ['RW-1', 1, { quantity: 2 }, 54, 60],
      ['RW-2', 4, { rental_type: 'day_wise', estimated_hours: 48, quantity: 2 }, 410, 440],
      ['RW-3 6 h', 3, { estimated_hours: 6 }, 90, 90],
      ['RW-3 7 h', 3, { estimated_hours: 7 }, 84, 105],
      ['RW-3 10 h', 3, { estimated_hours: 10 }, 120, 150],
      ['RW-3 20 h', 3, { estimated_hours: 20 }, 270, 300],
      ['RW-4 9 h', 8, { estimated_hours: 9 }, 90, 90],
      ['RW-4 10 h', 8, { estimated_hours: 10 }, 80, 100],
      ['RW-5', 7, { rental_type: 'distance', distance: 12.345 }, 14.81, 14.81],
      ['RW-7', 9, { estimated_hours: 2 }, 18, 20],
    ];
    for (const [name, vehicle, more, total, full] of cases) {
      const { status, body, message } = await addVehicle(await guest(), V(vehicle), more);
      expect(status, `${name} ${message}`).toBe(200);
      expect([body.user_data?.total_cart_price, body.carts[0]?.price], name).toEqual([total, full]);
    }
    const later = { scenario: 'CLK-SALE-ENDED' };
    const ended = await addVehicle(await guest(), V(9), { estimated_hours: 2 }, later);
    expect(ended.body.user_data?.total_cart_price).toBe(20);
    expect(ended.body.carts[0]).toMatchObject({ discount_amount: 0, discount_by: null });
  });

  it('contains its vehicles and the whole trip with the client’s field names [RENT-20]', async () => {
    const { body } = await addVehicle(await guest(), V(1), {
      rental_type: 'day_wise',
      estimated_hours: 48,
      distance: 12.5,
      quantity: 2,
    });
    expect(body.carts).toMatchObject([
      { id: expect.any(Number), quantity: 2, vehicle: { id: V(1) }, provider: { id: expect.any(Number) } },
    ]);
    expect(body.user_data).toMatchObject({
      id: expect.any(Number),
      rental_type: 'day_wise',
      trip_type: 'day_wise',
      estimated_hours: 48,
      estimated_days: 2,
      distance: 12.5,
      pickup_time: expect.any(String),
    });
  });

  it('previews a change with all confirmations, without storing it [X-18, RENT-22, RENT-23, RENT-24]', async () => {
    const renter = await guest();
    const names = (body: RentalCart) => body.carts.map(({ vehicle_id }) => vehicle_id);
    const empty = await addVehicle(renter, V(1), { is_preview: true });
    expect([names(empty.body), empty.body.user_data?.total_cart_price]).toEqual([[V(1)], 27]);
    await addVehicle(renter, V(1));
    await addVehicle(renter, V(2));
    const before = contentsOf(await cartOf(renter));
    const far = { rental_type: 'distance_wise', distance: 10, is_preview: true };
    const kind = await addVehicle(renter, V(7), far);
    // The scooter has an hourly rate only; the compact's 10 % discount remains.
    expect([names(kind.body), kind.body.user_data?.total_cart_price]).toEqual([[V(1), V(7)], 19.2]);
    const other = await addVehicle(renter, V(3), { is_preview: true });
    expect([names(other.body), other.body.user_data?.total_cart_price]).toEqual([[V(3)], 75]);
    const longer = await addVehicle(renter, V(1), { estimated_hours: 10, is_preview: true });
    expect([names(longer.body), longer.body.user_data?.total_cart_price]).toEqual([[V(1), V(2)], 133]);
    expect((await addVehicle(renter, V(2), { is_preview: true })).codes).toEqual(['limit']);
    expect(contentsOf(await cartOf(renter))).toEqual(before);
  });

  it('requires one confirmation after the other, and does not change until all are given [RENT-22, RENT-23, RENT-26, RENT-27, RENT-28]', async () => {
    const renter = await guest();
    expect((await addVehicle(renter, V(1))).status).toBe(200);
    const refusals: [string, number, object, string][] = [
      ['other provider', 3, {}, 'other_provider'],
      ['another type', 7, { rental_type: 'distance_wise', distance: 10 }, 'trip_type'],
      ['other hours', 2, { estimated_hours: 3 }, 'hour_difference'],
      ['not let so', 2, { rental_type: 'day_wise' }, 'rental_type'],
      ['too many', 1, { quantity: 3 }, 'quantity'],
      ['a time that is over', 2, { pickup_time: inHours(-2) }, 'pickup_time'],
      ['no time', 2, { pickup_time: 'soon' }, 'pickup_time'],
      ['provider before type', 3, { rental_type: 'day_wise' }, 'other_provider'],
      ['type before hours', 1, { rental_type: 'day_wise', estimated_hours: 72 }, 'trip_type'],
    ];
    for (const [name, vehicle, more, code] of refusals) {
      const { status, codes } = await addVehicle(renter, V(vehicle), more);
      expect([status, codes], name).toEqual([403, [code]]);
    }
    expect(contentsOf(await cartOf(renter))).toEqual([[V(1), 1]]);
    expect((await addVehicle(renter, 999_999)).status).toBe(404);
  });

  it("uses the client's texts for a vehicle's limits [RENT-27, RENT-28, Q-51]", async () => {
    const renter = await guest();
    const [line] = (await addVehicle(renter, V(1), { quantity: 3 })).body.carts;
    expect(await addVehicle(renter, V(1))).toMatchObject({
      codes: ['limit'],
      message: 'Vehicle can have up to 3 rental options; no more can be added',
    });
    const more = await post(renter, 'PUT', 'cart/update-cart', { cart_id: line?.id, quantity: 4 });
    expect(more).toMatchObject({
      codes: ['quantity'],
      message: "You can't add more than 3 quantities of this vehicle.",
    });
    const fewer = await post(renter, 'PUT', 'cart/update-cart', { cart_id: line?.id, quantity: 2 });
    expect(fewer.body).toMatchObject({ carts: [{ quantity: 2 }], user_data: { total_cart_price: 54 } });
  });

  it('refuses a vehicle that is absent or booked by others at that time [RENT-09]', async () => {
    const renter = await guest();
    const away = await addVehicle(renter, V(6), { pickup_time: inHours(30) });
    expect(away).toMatchObject({
      status: 403,
      codes: ['pick_time'],
      message: 'This vehicle is not available in this pick time',
    });
    // Two of three compacts are on the demo's trip three hours from now.
    const now = { pickup_time: inHours(4) };
    expect((await addVehicle(renter, V(1), { ...now, quantity: 2 })).codes).toEqual(['pick_time']);
    const { body } = await addVehicle(renter, V(1), now);
    expect(body.carts[0]).toMatchObject({ quantity: 1, available_count: 1 });
  });

  it('accepts vehicles only where their provider operates [MOD-09, RENT-33]', async () => {
    const renter = await guest();
    const there = await addVehicle(renter, V(3), { pickup_location: place('P-HL') });
    expect([there.status, there.codes]).toEqual([403, ['zone']]);
    expect((await addVehicle(renter, V(3))).status).toBe(200);
  });

  it('is replaced on request by another provider’s vehicle [RENT-22]', async () => {
    const renter = await guest();
    await addVehicle(renter, V(1));
    const { pickup_time, rental_type } = trip;
    const reset = await post(renter, 'POST', 'cart/add-to-cart', {
      vehicle_id: V(3),
      quantity: 1,
      pickup_time,
      rental_type,
      reset: true,
    });
    expect(reset.body).toMatchObject({
      carts: [{ vehicle_id: V(3), quantity: 1 }],
      user_data: { estimated_hours: 5, pickup_location: { location_name: 'P-H1' } },
    });
  });

  it('never accepts a distance shorter than the straight line [RENT-06, RENT-31, RENT-40]', async () => {
    const flown = distanceKm(place('P-H1'), place('P-LK'));
    const readAll = async (distance: number) => {
      const { body } = await addVehicle(await guest(), V(7), {
        rental_type: 'distance_wise',
        distance,
        destination_location: place('P-LK'),
      });
      return body.user_data?.distance;
    };
    expect(await readAll(0)).toBeCloseTo(flown, 3);
    expect(await readAll(flown - 0.6)).toBeCloseTo(flown, 3);
    expect(await readAll(flown - 0.4)).toBeCloseTo(flown - 0.4, 3);
    expect(await readAll(12.345)).toBe(12.345);
  });

  it('refuses a trip by distance that ends at its start [RENT-58]', async () => {
    const round = {
      rental_type: 'distance_wise',
      pickup_location: place('P-H1'),
      destination_location: place('P-H1'),
      distance: 0,
    };
    const refused = await addVehicle(await guest(), V(7), round);
    expect(refused.status).toBe(403);
    expect(refused.message).toBe('Choose a pickup and a drop-off location.');
    expect((await addVehicle(await guest(), V(1), { ...round, rental_type: 'hourly' })).status).toBe(200);
  });

  it('lists the vehicles that prevent a change of the trip, or removes them on request [RENT-24, RENT-25, X-18]', async () => {
    const renter = await guest();
    await addVehicle(renter, V(1));
    const { body } = await addVehicle(renter, V(2));
    const scooter = body.carts.find(({ vehicle_id }) => vehicle_id === V(2))?.id ?? 0;
    const byDistance = { rental_type: 'distance_wise', distance: 12.345 };
    const refused = await updateTrip(renter, byDistance);
    expect([refused.status, refused.body]).toEqual([403, [scooter]]);
    expect((await cartOf(renter)).user_data?.rental_type).toBe('hourly');
    const preview = await updateTrip(renter, { ...byDistance, is_preview: true, without_conflicts: true });
    expect(preview.body).toMatchObject({ carts: [{ vehicle_id: V(1) }], user_data: { distance: 12.345 } });
    expect(preview.body.carts).toHaveLength(1);
    expect((await updateTrip(renter, { ...byDistance, without_conflicts: true })).status).toBe(403);
    expect((await cartOf(renter)).carts).toHaveLength(2);
    const removed = await ask(renter, 'DELETE', 'cart/remove-multiple-cart', { cart_ids: `[${scooter}]` });
    expect(removed.status).toBe(200);
    const looked = await updateTrip(renter, { ...byDistance, is_preview: true });
    expect(looked.body).toMatchObject({ user_data: { rental_type: 'distance_wise' } });
    expect((await cartOf(renter)).user_data?.rental_type).toBe('hourly');
    const done = await updateTrip(renter, byDistance);
    expect(done.body).toMatchObject({ user_data: { rental_type: 'distance_wise', distance: 12.345 } });
    const away = await updateTrip(renter, { pickup_time: inHours(4) });
    expect(away.status).toBe(200);
    const tooLong = await updateTrip(renter, { estimated_hours: 100_000 });
    expect([tooLong.status, tooLong.codes]).toEqual([403, ['estimated_hours']]);
  });

  it('lists a vehicle that is not free at a new time and stays unchanged [RENT-09, RENT-24]', async () => {
    const renter = await guest();
    const { body } = await addVehicle(renter, V(1), { quantity: 2 });
    const refused = await updateTrip(renter, { pickup_time: inHours(4) });
    expect([refused.status, refused.body]).toEqual([403, [body.carts[0]?.id]]);
    expect(await cartOf(renter)).toEqual(body);
  });

  it('can be emptied line by line or as a whole, by its owner only [RENT-32, PERM-07]', async () => {
    const renter = await guest();
    const other = asRenter(await newPerson(server()));
    const [line] = (await addVehicle(renter, V(1))).body.carts;
    const id = line?.id ?? 0;
    await addVehicle(other, V(1));
    const trip_id = (await cartOf(renter)).user_data?.id;
    const attempts = [
      ask(other, 'DELETE', 'cart/remove-vehicle', { cart_id: id }),
      ask(other, 'DELETE', 'cart/remove-multiple-cart', { cart_ids: JSON.stringify([id]) }),
      post(other, 'PUT', 'cart/update-cart', { cart_id: id, quantity: 2 }),
      post(other, 'PUT', `cart/update-user-data/${trip_id}`, trip),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(404);
    expect(contentsOf(await cartOf(renter))).toEqual([[V(1), 1]]);
    for (const ids of ['', '[]', '[x]', '[1.5]', '-1'])
      expect(
        (await ask(renter, 'DELETE', 'cart/remove-multiple-cart', { cart_ids: ids })).codes,
        ids,
      ).toEqual(['cart_ids']);
    const left = await ask(renter, 'DELETE', 'cart/remove-vehicle', { cart_id: id });
    expect(left.body).toMatchObject({ carts: [] });
    await addVehicle(renter, V(1));
    expect((await ask(renter, 'DELETE', 'cart/remove-cart')).status).toBe(200);
    expect(await cartOf(renter)).toEqual({ carts: [], user_data: null });
  });

  it('counts all of twenty concurrent adds up to the number of vehicles [RENT-27]', async () => {
    const renter = await guest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => addVehicle(renter, V(9))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(contentsOf(await cartOf(renter))).toEqual([[V(9), 4]]);
  });

  it('moves into the account at sign-in, unless the account has another trip cart [GUEST-04, CART-64]', async () => {
    const guest = await newGuestRenter(server());
    const time = { pickup_time: inHours(9 * 24) };
    await addVehicle(guest, V(1), time);
    const renter = asRenter(await newPerson(server()));
    const merge = () =>
      renter.person.send('POST', '/customer/cart/merge', { body: { guest_id: guest.guestId }, moduleId: 6 });
    expect((await merge()).status).toBe(200);
    expect([contentsOf(await cartOf(renter)), contentsOf(await cartOf(guest))]).toEqual([[[V(1), 1]], []]);
    await addVehicle(guest, V(1), { ...time, quantity: 3 });
    await merge();
    expect([contentsOf(await cartOf(renter)), contentsOf(await cartOf(guest))]).toEqual([[[V(1), 3]], []]);
    await addVehicle(guest, V(3), time);
    await merge();
    expect([contentsOf(await cartOf(renter)), contentsOf(await cartOf(guest))]).toEqual([
      [[V(1), 3]],
      [[V(3), 1]],
    ]);
  });
});
