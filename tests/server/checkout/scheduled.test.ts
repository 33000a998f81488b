import { expect, it } from 'vitest';
import type { Order, OrderSlots, TaxResult } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import type { Person } from '../account/person';
import { FOOD } from '../cart/shopper';
import { homeDelivery, order, quoted, withBasket } from './orderer';

const BASIL_KITCHEN = 1;

forEachDatabase('A scheduled order', (server) => {
  const tomorrow = async (person: Person) => {
    const { body } = await person.send<OrderSlots>('GET', '/customer/order/slots', {
      query: { store_id: BASIL_KITCHEN },
      moduleId: FOOD,
    });
    return body.days[1]?.slots[0]?.schedule_at ?? '';
  };
  const track = async (person: Person, orderId: number) =>
    (
      await person.send<Order>('GET', '/customer/order/track', {
        query: { order_id: orderId },
        moduleId: FOOD,
      })
    ).body;

  it('is placed as a delivery at the chosen time, even exactly at the opening [DLV-01, DLV-07, DLV-12]', async () => {
    const person = await withBasket(server());
    const schedule_at = await tomorrow(person);
    expect(schedule_at).toBe('2026-11-25T06:00:00.000Z');
    const body = { order_type: 'schedule_order', schedule_at };
    const quote = await quoted(person, { body });
    expect(quote).toMatchObject({ problems: [], total_amount: (await quoted(person)).total_amount });
    const placed = await order(person, { body });
    expect(placed.status).toBe(200);
    expect(await track(person, placed.body.order_id)).toMatchObject({
      order_type: 'delivery',
      scheduled: 1,
      schedule_at,
    });
  });

  it('is refused without a time, with the same message from every operation [DLV-01, DLV-12]', async () => {
    const person = await withBasket(server());
    const refused = {
      status: 403,
      codes: ['schedule_at'],
      message: 'Choose a time for your scheduled order.',
    };
    for (const time of [{}, { schedule_at: null }, { schedule_at: ' ' }]) {
      const body = {
        ...homeDelivery,
        order_type: 'schedule_order',
        payment_method: 'cash_on_delivery',
        ...time,
      };
      const ask = { order_type: 'schedule_order', ...time };
      const send = (path: string, sent: object) => person.send('POST', path, { body: sent, moduleId: FOOD });
      expect(await send('/customer/order/quote', ask)).toMatchObject(refused);
      expect(await order(person, { body: { ...body, order_amount: 41.45 } })).toMatchObject(refused);
      expect(await send('/customer/order/get-Tax', body)).toMatchObject(refused);
    }
  });

  it('is refused for a time at which the store takes no orders [DLV-11, DLV-12]', async () => {
    const person = await withBasket(server());
    const body = { order_type: 'schedule_order', schedule_at: '2026-11-25T03:00:00Z' };
    expect((await quoted(person, { body })).problems.map(({ code }) => code)).toEqual(['slot_gone']);
    expect(await order(person, { body })).toMatchObject({ status: 409, codes: ['slot_gone'] });
  });

  it('has the same tax as an order that is not scheduled [CHK-13, DLV-12]', async () => {
    const person = await withBasket(server());
    const tax = (body: object) =>
      person.send<TaxResult>('POST', '/customer/order/get-Tax', {
        body: { payment_method: 'cash_on_delivery', ...body },
        moduleId: FOOD,
      });
    const scheduled = await tax({ order_type: 'schedule_order', schedule_at: await tomorrow(person) });
    expect(scheduled).toEqual(await tax({ order_type: 'delivery' }));
    expect(scheduled.status).toBe(200);
  });
});
