import { expect, it } from 'vitest';
import type {
  CancellationReasonPage,
  ContactAddress,
  Notification,
  Order,
  OrderSlots,
  ParcelCategory,
  ReceivedParcel,
} from '../../../contract/types.gen';
import { demoJourneys } from '../../../server/demo/journeys/journeys';
import { demoGeo } from '../../../server/geo/city-geo';
import { forEachDatabase } from '../../support/server';
import { AMIRA, newPerson, nobody, type Person, signedInAs } from '../account/person';
import { newKey, rowOf, unbalanced } from '../checkout/orderer';
import { BOX, HARBOUR, HILLS, PARCELS, quotedParcel, SAMIRA, send } from './sender';

const SECOND = 1000;

forEachDatabase('A parcel', (server) => {
  const read = async (person: Person, id: number) =>
    (await person.send<Order>('GET', '/customer/order/track', { query: { order_id: id } })).body;
  const follow = (token: string) =>
    nobody(server()).send<ReceivedParcel>('GET', '/customer/order/parcel-follow', { query: { token } });
  /** The customer's own notifications, newest first. */
  const notificationTitles = async (person: Person) =>
    (
      await person.send<Notification[]>('GET', '/customer/notifications', { query: { type: 'order' } })
    ).body.flatMap(({ data }) => data?.title ?? []);
  const stage = () =>
    demoJourneys({
      database: server().database,
      geo: demoGeo,
      orders: server().orders,
      inboxes: server().inboxes,
    });

  it('has public categories, instructions, slots and reasons, in two languages [PARC-02]', async () => {
    const guest = nobody(server());
    const kinds = (await guest.send<ParcelCategory[]>('GET', '/parcel-category', { moduleId: PARCELS })).body;
    expect(kinds).toMatchObject([
      {
        name: 'Documents',
        parcel_per_km_shipping_charge: 0.5,
        parcel_minimum_shipping_charge: 3,
        parcel_maximum_weight: 1,
        parcel_maximum_size: 40,
      },
      { name: 'Box', parcel_per_km_shipping_charge: 1, parcel_minimum_shipping_charge: 5 },
    ]);
    const response = await guest.send('GET', '/customer/order/parcel-instructions', { language: 'ar' });
    expect(response.body).toMatchObject({
      total_size: 4,
      data: [{ instruction: 'يُرجى التعامل بعناية' }, {}, {}, {}],
    });
    const { days } = (await guest.send<OrderSlots>('GET', '/customer/order/parcel-slots')).body;
    expect(days.length).toBe(7);
    const reasons = async (type: string) =>
      (
        await guest.send<CancellationReasonPage>('GET', '/get-parcel-cancellation-reasons', {
          query: { cancellation_type: type },
        })
      ).body.data?.map(({ reason }) => reason);
    expect(await reasons('before_pickup')).toEqual([
      'The receiver is not there',
      'I will send it another day',
    ]);
    expect(await reasons('after_pickup')).toContain('The address is wrong');
  });

  it('has the price of its category and route, and the quote lists all problems [PARC-03, PARC-04]', async () => {
    const person = await newPerson(server());
    const quote = await quotedParcel(person, { parcel_category_id: BOX, dm_tips: 2 });
    expect(quote.problems).toEqual([]);
    expect(quote.delivery_charge).toBe(
      quote.delivery_reasons.reduce((sum, { amount }) => Math.round((sum + amount) * 100) / 100, 0),
    );
    expect(quote.delivery_time).toMatch(/^\d+-\d+$/);
    expect(quote.total_amount).toBeCloseTo(Number(quote.delivery_charge) + 2, 9);
    const fields = async (body: Record<string, unknown>) =>
      (await quotedParcel(person, body)).problems.map(({ code, field }) => [code, field]);
    expect(await fields({ latitude: HILLS.latitude, longitude: HILLS.longitude })).toEqual([
      ['sender_out_of_zone', 'sender'],
    ]);
    expect(await fields({ receiver_latitude: HILLS.latitude, receiver_longitude: HILLS.longitude })).toEqual([
      ['receiver_out_of_zone', 'receiver'],
    ]);
    expect(
      await fields({ receiver_latitude: HARBOUR.latitude, receiver_longitude: HARBOUR.longitude }),
    ).toEqual([['same_point', 'receiver']]);
    expect(await fields({ charge_payer: 'receiver', payment_method: 'wallet' })).toEqual([
      ['receiver_pays_cash', 'payment'],
    ]);
  });

  it('is placed as quoted, once for each idempotency key, and visible to its sender only [PARC-02, CHK-05, PERM-07]', async () => {
    const person = await newPerson(server());
    const key = newKey();
    const body = { delivery_instruction: 'Keep it upright', dm_tips: 1 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(person, { key, body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const id = answers[0]?.body.order_id ?? 0;
    expect(new Set(answers.map((answer) => answer.body.order_id))).toEqual(new Set([id]));
    expect(await rowOf(server(), id)).toMatchObject({ type: 'parcel', store_id: null, tip: 100, zone_id: 1 });
    expect(await read(person, id)).toMatchObject({
      order_type: 'parcel',
      charge_payer: 'sender',
      delivery_address: { address: '4 Mole Street', contact_person_name: 'Nour Test' },
      receiver_details: { contact_person_name: 'Samira Haddad', house: '3' },
      parcel_category: { name: 'Documents' },
      actions: { can_cancel: true, can_return: false, can_reorder: false },
    });
    const stranger = await newPerson(server());
    const hidden = await stranger.send('GET', '/customer/order/track', { query: { order_id: id } });
    expect(hidden.status).toBe(404);
    const other = await send(person, { key, body: { ...body, order_note: 'else' } });
    expect([other.status, other.codes]).toEqual([422, ['idempotency_key']]);
  });

  it('has the same arrival time as its quote, for sender and receiver [PARC-08]', async () => {
    const person = await newPerson(server());
    const { delivery_time: minutes } = await quotedParcel(person);
    const { order_id: id } = (await send(person)).body;
    const order = await read(person, id);
    const latest = Number(minutes?.split('-')[1]) * 60 * SECOND;
    expect(Date.parse(order.expected_at ?? '') - Date.parse(order.created_at ?? '')).toBe(latest);
    const { expected_at } = (await follow(order.receiver_link_token ?? '')).body;
    expect(expected_at).toBe(order.expected_at);
  });

  it('is refused without a receiver, without the confirmation of its contents, or for another total [PARC-04, CHK-06]', async () => {
    const person = await newPerson(server());
    const codes = async (body: Record<string, unknown>) => {
      const refused = await send(person, { body });
      return [refused.status, ...(refused.body.problems ?? []).map(({ code }) => code)];
    };
    expect(await codes({ prohibited_goods_acknowledged: 0 })).toEqual([409, 'prohibited']);
    expect(await codes({ receiver_details: { ...SAMIRA, contact_person_name: ' ' } })).toEqual([
      409,
      'receiver_contact',
    ]);
    expect(await codes({ order_amount: 1 })).toEqual([409, 'total_changed']);
    const missing = await send(person, { body: { receiver_details: undefined } });
    expect(missing.body.problems?.map(({ code }) => code)).toEqual(['receiver', 'receiver_contact']);
  });

  it('can be sent by guests, and each sender gets former receivers as suggestions [PARC-06, PERM-03]', async () => {
    const guestId = (await nobody(server()).send<{ guest_id: string }>('POST', '/auth/guest/request')).body
      .guest_id;
    const guest = nobody(server());
    const placed = await send(guest, { body: { guest_id: guestId } });
    expect(placed.status).toBe(200);
    const known = await guest.send<ContactAddress[]>('GET', '/customer/order/parcel-receivers', {
      headers: { 'x-guest-id': guestId },
    });
    const nothing = await nobody(server()).send<ContactAddress[]>('GET', '/customer/order/parcel-receivers');
    expect(nothing.body).toEqual([]);
    const person = await newPerson(server());
    await send(person);
    await send(person);
    const own = await person.send<ContactAddress[]>('GET', '/customer/order/parcel-receivers');
    expect(own.body).toMatchObject([{ contact_person_name: 'Samira Haddad', address: '7 Shore Road' }]);
    expect(known.body).toMatchObject([{ contact_person_name: 'Samira Haddad' }]);
  });

  it("is tracked by the receiver through a link without the sender's data [PARC-05, NOTI-02]", async () => {
    const person = await newPerson(server());
    const { order_id: id } = (await send(person, { body: { charge_payer: 'receiver' } })).body;
    const order = await read(person, id);
    const token = order.receiver_link_token ?? '';
    const seen = await follow(token);
    expect(seen.body).toMatchObject({
      order_status: 'pending',
      pin: order.otp,
      due_amount: order.order_amount,
      destination: { address: '7 Shore Road' },
    });
    expect(JSON.stringify(seen.body)).not.toMatch(/Nour|Mole Street|2233/);
    expect((await follow(`${token}x`)).status).toBe(404);
    const { play } = stage();
    const begun = Date.now();
    await play(begun);
    const states: string[] = [];
    for (let elapsed = 0; elapsed <= 300; elapsed += 10) {
      await play(begun + elapsed * SECOND);
      const { order_status: now } = (await follow(token)).body;
      if (now !== states.at(-1)) states.push(now);
    }
    expect(states).toEqual(['pending', 'confirmed', 'accepted', 'handover', 'picked_up', 'delivered']);
    const after = await follow(token);
    expect(after.body).toMatchObject({ pin: null, due_amount: 0, courier: null, destination: {} });
    expect(JSON.stringify(after.body)).not.toMatch(/Shore Road|Samira/);
    const arrived = "update orders set updated_at = updated_at - interval '91 days' where id = $1";
    await server().database.query(arrived, [id]);
    expect((await follow(token)).status).toBe(404);
    expect(await read(person, id)).toMatchObject({ payment_status: 'paid' });
    expect(await notificationTitles(person)).toEqual([
      'Your parcel has arrived',
      'Your parcel is on its way',
      'Your parcel is accepted',
    ]);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('can be cancelled before its collection, with a reason for parcels [PARC-05, ORD-06]', async () => {
    const person = await newPerson(server());
    const { order_id: id } = (await send(person)).body;
    const answer = await person.send('PUT', '/customer/order/cancel', {
      body: { order_id: id, reason: 'I will send it another day' },
    });
    expect(answer.status).toBe(200);
    expect(await read(person, id)).toMatchObject({
      order_status: 'canceled',
      cancellation_reason: 'I will send it another day',
      receiver_link_token: null,
    });
  });

  it('can be returned once for the price of the route, paid at the door [PARC-05]', async () => {
    const person = await newPerson(server());
    const { order_id: id } = (await send(person)).body;
    const ask = (body: object) =>
      person.send('POST', '/customer/order/parcel-return', { body: { order_id: id, ...body } });
    const reason = 'The address is wrong';
    expect((await ask({ reason, accepted_fee: 3 })).codes).toEqual(['order_status']);
    const { play } = stage();
    const begun = Date.now();
    for (let elapsed = 0; elapsed <= 160; elapsed += 10) await play(begun + elapsed * SECOND);
    const riding = await read(person, id);
    expect(riding).toMatchObject({ order_status: 'picked_up', actions: { can_return: true } });
    const fee = riding.actions?.return_fee ?? 0;
    expect(fee).toBe(riding.delivery_charge);
    expect((await ask({ accepted_fee: fee })).codes).toEqual(['reason']);
    expect((await ask({ reason, accepted_fee: fee - 1 })).codes).toEqual(['accepted_fee']);
    expect(
      (
        await (
          await newPerson(server())
        ).send('POST', '/customer/order/parcel-return', {
          body: { order_id: id, reason, accepted_fee: fee },
        })
      ).status,
    ).toBe(404);
    const twice = await Promise.all([ask({ reason, accepted_fee: fee }), ask({ reason, accepted_fee: fee })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const turning = await read(person, id);
    expect(turning).toMatchObject({
      order_amount: riding.order_amount + fee,
      parcel_return_fee: fee,
      parcel_cancellation: { reason: [reason], return_fee: fee, return_fee_payment_status: 'unpaid' },
      actions: { can_return: false },
    });
    expect(turning.parcel_cancellation?.return_otp).toMatch(/^\d{4}$/);
    expect((await follow(turning.receiver_link_token ?? '')).body).toMatchObject({
      is_returning: 1,
      pin: null,
    });
    for (let elapsed = 170; elapsed <= 270; elapsed += 10) await play(begun + elapsed * SECOND);
    const returned = await read(person, id);
    expect(Date.parse(returned.returned ?? '')).toBeGreaterThan(Date.parse(returned.picked_up ?? ''));
    expect(returned).toMatchObject({
      order_status: 'returned',
      payment_status: 'paid',
      parcel_cancellation: { return_otp: null, return_fee_payment_status: 'paid' },
    });
    expect((await notificationTitles(person))[0]).toBe('Your parcel was returned');
    expect(await unbalanced(server())).toEqual([]);
  });

  it('is on its way to Samira in the demo data [PARC-05]', async () => {
    const amira = await signedInAs(server(), AMIRA);
    expect(await read(amira, 301)).toMatchObject({
      order_status: 'picked_up',
      delivery_charge: 3,
      receiver_details: { contact_person_name: 'Samira Haddad' },
      actions: { can_cancel: false, can_return: true, return_fee: 3 },
    });
  });
});
