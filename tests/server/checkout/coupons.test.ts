import { expect, it } from 'vitest';
import type { Coupon, SurgePrice } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { BEN, newPerson, nobody, signedInAs } from '../account/person';
import { newShopper } from '../cart/shopper';

const FOOD = 1;
const RENTAL = 6;
const BASIL_KITCHEN = 1;
const NOOR_GRILL = 2;
const [HARBOUR, HILLS] = ['[1]', '[2]'];

type Ask = { code: string; amount?: number; storeId?: number; zones?: string; language?: 'en' | 'ar' };

forEachDatabase('Coupons', (server) => {
  const apply = async ({
    code,
    amount = 50,
    storeId = BASIL_KITCHEN,
    zones = HARBOUR,
    language = 'en',
  }: Ask) =>
    (await signedInAs(server(), BEN)).send<Coupon>('GET', '/coupon/apply', {
      query: { code, store_id: storeId, order_amount: amount },
      moduleId: FOOD,
      language,
      headers: { zoneid: zones },
    });

  it('are listed while they can be used, without coupons for rental, expired and used-up ones [COUP-01, COUP-07, COUP-10]', async () => {
    const ben = await signedInAs(server(), BEN);
    const { body } = await ben.send<Coupon[]>('GET', '/coupon/list', { moduleId: FOOD });
    // Other tests create coupons at the same time.
    const ofTheWorld = body.map(({ code }) => code).filter((code = '') => !/^(ONCE|ALL)\d/.test(code));
    expect(ofTheWorld.sort()).toEqual(
      ['BASIL', 'FLAT7', 'HARBOUR', 'NOCAP15', 'SHIPFREE', 'WELCOME10'].sort(),
    );
    expect(body.find(({ code }) => code === 'BASIL')).toMatchObject({
      coupon_type: 'store_wise',
      discount_type: 'percent',
      discount: 20,
      max_discount: 6,
      min_purchase: 0,
      data: [BASIL_KITCHEN],
      store: { id: BASIL_KITCHEN, name: 'Basil Kitchen' },
    });
    expect(body.find(({ code }) => code === 'HARBOUR')).toMatchObject({
      coupon_type: 'zone_wise',
      zoneId: [1],
    });
    expect(body.find(({ code }) => code === 'FLAT7')).toMatchObject({
      coupon_type: 'default',
      discount_type: 'amount',
      discount: 7,
    });
    expect(body.find(({ code }) => code === 'SHIPFREE')).toMatchObject({ coupon_type: 'free_delivery' });
  });

  it('are refused to guests, as a list and by code [PERM-06, COUP-11]', async () => {
    const { guestId } = await newShopper(server());
    const requests = [
      ['/coupon/list', {}, FOOD],
      ['/coupon/apply', { code: 'WELCOME10', store_id: BASIL_KITCHEN, order_amount: 50 }, FOOD],
      ['/rental/coupon/list', {}, RENTAL],
      ['/rental/coupon/apply', { code: 'TRIP5', provider_id: 1 }, RENTAL],
    ] as const;
    for (const [path, query, moduleId] of requests)
      for (const who of [{}, { guest_id: guestId ?? '' }]) {
        const answer = await nobody(server()).send('GET', path, { query: { ...query, ...who }, moduleId });
        expect([path, answer.status, answer.codes]).toEqual([path, 401, ['unauthorized']]);
      }
  });

  it("accept a code in any case and are described in the request's language [COUP-01, COUP-09]", async () => {
    const { status, body } = await apply({ code: ' welcome10 ', language: 'ar' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { code: 'WELCOME10', title: 'خصم 10٪ ترحيبًا بك', max_discount: 5, min_purchase: 20 },
    });
  });

  it('require a minimum purchase, and exactly the minimum is enough [COUP-02, MSG-78]', async () => {
    expect(await apply({ code: 'WELCOME10', amount: 19.99 })).toMatchObject({
      status: 403,
      codes: ['coupon_minimum'],
      message: 'To apply this coupon,the minimum purchase amount is $20.00',
    });
    expect((await apply({ code: 'WELCOME10', amount: 20 })).status).toBe(200);
  });

  it('are valid only in their own zone and store [COUP-03, COUP-04, Q-80, COUP-01]', async () => {
    expect((await apply({ code: 'HARBOUR', zones: '[1,2]' })).status).toBe(200);
    expect((await apply({ code: 'HARBOUR', zones: HILLS })).codes).toEqual(['coupon_zone']);
    expect((await apply({ code: 'BASIL' })).status).toBe(200);
    expect((await apply({ code: 'BASIL', storeId: NOOR_GRILL })).codes).toEqual(['coupon_store']);
  });

  it('have different messages for unknown, expired and used-up codes [COUP-09]', async () => {
    const answers = await Promise.all(['NOSUCH', 'OLD', 'USED', 'TRIP5'].map((code) => apply({ code })));
    expect(answers.map(({ status, codes }) => [status, ...codes])).toEqual([
      [404, 'coupon_unknown'],
      [403, 'coupon_expired'],
      [403, 'coupon_used_up'],
      [404, 'coupon_unknown'],
    ]);
    expect(new Set(answers.map(({ message }) => message)).size).toBe(3);
  });

  it('count their uses for each customer separately [COUP-09]', async () => {
    const [coupon] = await server().database.query<{ id: number }>(
      `insert into coupons (code, title, type, discount_type, discount, uses_per_customer, starts, ends)
      select 'ONCE' || (random() * 1e6)::int, '{"en":"Once"}', 'default', 'amount', 100, 1, starts, ends
      from coupons where code = 'FLAT7' returning id`,
    );
    await server().database.query('insert into coupon_uses (coupon_id, customer_id) values ($1, $2)', [
      coupon?.id,
      BEN,
    ]);
    const isListed = async (person: Pick<Awaited<ReturnType<typeof newPerson>>, 'send'>) =>
      (await person.send<Coupon[]>('GET', '/coupon/list', { moduleId: FOOD })).body.some(
        ({ id }) => id === coupon?.id,
      );
    const [user, other] = [await signedInAs(server(), BEN), await newPerson(server())];
    expect([await isListed(user), await isListed(other)]).toEqual([false, true]);
    await server().database.query('delete from coupon_uses where coupon_id = $1', [coupon?.id]);
    await server().database.query('delete from coupons where id = $1', [coupon?.id]);
  });
});

forEachDatabase('The surge charge', (server) => {
  const surge = (zoneId: unknown) =>
    nobody(server()).send<SurgePrice>('POST', '/customer/order/get-surge-price', {
      body: { zone_id: zoneId, module_id: FOOD, date_time: '2026-01-06T13:00:00+04:00' },
    });

  it('is a percentage in a zone with a surge and zero in other zones [DLV-06]', async () => {
    expect((await surge(4)).body).toMatchObject({
      price: 20,
      price_type: 'percent',
      customer_note_status: 1,
    });
    expect((await surge('1')).body).toMatchObject({ price: 0, customer_note_status: 0, customer_note: null });
  });

  it('refuses an invalid time [DLV-12]', async () => {
    for (const date_time of ['', ' ', 'soon'])
      expect(
        await nobody(server()).send('POST', '/customer/order/get-surge-price', {
          body: { zone_id: 4, module_id: FOOD, date_time },
        }),
      ).toMatchObject({ status: 403, codes: ['date_time'] });
  });

  it('refuses an unknown zone [DLV-06]', async () => {
    for (const unknown of [999, 'Harbour', null, [1, 2]])
      expect(await surge(unknown)).toMatchObject({ status: 403, codes: ['zone_id'] });
  });
});
