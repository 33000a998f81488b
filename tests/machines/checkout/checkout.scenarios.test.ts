import { describe, expect, it } from 'vitest';
import type { OrderRequest, PlacedOrder } from '../../../domain/order-quote';
import { missingOf } from '../../../machines/checkout/checkout.rules';
import type { Attempt, CheckoutInput } from '../../../machines/checkout/checkout.types';
import { settled } from '../../support/deferred';
import { open, placing } from './open-checkout';
import {
  attempt,
  basis,
  cashOrder,
  changedGoods,
  closed,
  dearer,
  dueOrder,
  gatewayOrder,
  guest,
  nobody,
  nowhere,
  place,
  quote,
  withoutCoupon,
} from './orders';

describe('one order', () => {
  it('asks once, however often it is pressed, by mouse or by Enter [CHK-05, X-05]', async () => {
    const { submit, effects, at, answered } = open();
    await answered('quoteOrder', quote);
    for (let press = 0; press < 3; press += 1) submit();
    await answered('quoteOrder', quote);
    for (let press = 0; press < 3; press += 1) submit();
    expect(at({ ordering: 'placing' })).toBe(true);
    expect(effects.callsOf('placeOrder')).toHaveLength(1);
    await answered('placeOrder', cashOrder);
    submit();
    expect(at('placed')).toBe(true);
    expect(effects.callsOf('placeOrder')).toHaveLength(1);
  });

  it('keeps a press when the cart hears late of a last change: it is asked for that, and lists what is different [CHK-06, CHK-08]', async () => {
    const { submit, told, effects, at, answered } = open();
    await answered('quoteOrder', quote);
    submit();
    told({ ...basis, goodsKey: '1×3' });
    expect(at({ ordering: 'checking' })).toBe(true);
    await answered('quoteOrder', dearer);
    expect(at({ ordering: 'quoteChanged' })).toBe(true);
    expect(effects.callsOf('placeOrder')).toEqual([]);
  });

  it('asks the same again when no answer came: same key, same contents [CHK-05]', async () => {
    const { flow, effects, at, failed, answered, news } = await placing();
    await failed('placeOrder', { code: 'timeout' });
    expect(at({ ordering: 'unanswered' })).toBe(true);
    expect(news).toContainEqual({ type: 'failure.pointed' });
    flow.send({ type: 'wish.changed', wish: { note: 'Another one' } });
    flow.send({ type: 'retry.requested' });
    const [first, second] = effects.callsOf('placeOrder').map(({ input: sent }) => sent);
    expect(second).toEqual(first);
    await answered('placeOrder', cashOrder);
    expect(at('placed')).toBe(true);
  });

  it('goes on after a reload with what was under way, whatever the page knows by then [CHK-05, CHK-11]', async () => {
    const before = await placing();
    const kept = before.kept();
    expect(kept?.sent).not.toBeNull();
    const after = open({ ...basis, goods: 'none', goodsKey: '' }, { attempt: kept ?? attempt });
    expect(after.effects.latest('placeOrder').input).toEqual(before.effects.latest('placeOrder').input);
    await after.answered('placeOrder', cashOrder);
    expect(after.at('placed')).toBe(true);
  });

  it('is another attempt, with a key of its own, once the server has refused it for good [CHK-05, CHK-08]', async () => {
    const { effects, at, answered, failed, submit } = await placing();
    await failed('placeOrder', { code: 'refused', messages: ['The store is closed now.'] });
    expect(at({ ordering: 'editing' })).toBe(true);
    await answered('quoteOrder', quote);
    submit();
    await answered('quoteOrder', quote);
    const keys = effects.callsOf('placeOrder').map(({ input: sent }) => (sent as OrderRequest).key);
    expect(keys).toEqual(['attempt-1', 'attempt-1-1']);
  });

  it('is not torn apart when its own goods leave the cart [CHK-07]', async () => {
    const { told, at, answered } = await placing();
    told({ ...basis, goods: 'none', goodsKey: '' });
    expect(at({ ordering: 'placing' })).toBe(true);
    await answered('placeOrder', cashOrder);
    expect(at('placed')).toBe(true);
  });
});

describe('the price', () => {
  it('counts the last question only [CHK-06]', async () => {
    const { flow, effects, answered, at } = open();
    const first = effects.latest('quoteOrder');
    flow.send({ type: 'wish.changed', wish: { tip: 2_00 } });
    first.resolve(dearer);
    await settled();
    expect(at({ ordering: { editing: 'quoting' } })).toBe(true);
    await answered('quoteOrder', quote);
    expect(flow.getSnapshot().context.quote?.total).toBe(quote.total);
  });

  it('that has changed is listed and accepted before anything is ordered [CHK-06, PRICE-07]', async () => {
    const { flow, effects, at, answered, submit } = open();
    await answered('quoteOrder', quote);
    submit();
    await answered('quoteOrder', dearer);
    expect(at({ ordering: 'quoteChanged' })).toBe(true);
    expect(effects.callsOf('placeOrder')).toHaveLength(0);
    flow.send({ type: 'difference.accepted' });
    expect(effects.latest('placeOrder').input).toMatchObject({ total: dearer.total });
  });

  it('changes between the question and the order: the server’s refusal asks again [CHK-06]', async () => {
    const { at, failed, answered } = await placing();
    await failed('placeOrder', { code: 'refused', errors: [{ code: 'total_changed', message: 'Changed.' }] });
    expect(at({ ordering: 'checking' })).toBe(true);
    await answered('quoteOrder', dearer);
    expect(at({ ordering: 'quoteChanged' })).toBe(true);
  });

  it.each(['while it is asked', 'after it could not be asked'])(
    'is seen before anything is ordered at it, pressed %s [CHK-06, PRICE-07]',
    async (moment) => {
      const { news, effects, at, answered, failed, submit } = open();
      if (moment === 'after it could not be asked') await failed('quoteOrder', new Error('no network'));
      submit();
      await answered('quoteOrder', quote);
      expect(at({ ordering: { editing: 'quoted' } })).toBe(true);
      expect(effects.callsOf('placeOrder')).toHaveLength(0);
      expect(news).toContainEqual({ type: 'problem.pointed', field: 'total' });
      expect(news.at(-1)).toMatchObject({ code: 'priceFirst' });
      submit();
      await answered('quoteOrder', quote);
      expect(at({ ordering: 'placing' })).toBe(true);
    },
  );

  it('is asked again for other goods or another place, and the rest of the wish stays [CHK-11, LOC-18]', async () => {
    const { flow, effects, goes, answered } = open();
    await answered('quoteOrder', quote);
    flow.send({ type: 'wish.changed', wish: { note: 'Ring twice' } });
    const asked = effects.callsOf('quoteOrder').length;
    goes({ ...place, point: { lat: 25.2, lng: 55.2 } });
    expect(effects.callsOf('quoteOrder')).toHaveLength(asked + 1);
    expect(flow.getSnapshot().context.attempt.wish.note).toBe('Ring twice');
  });
});

it('tells that its goods are gone, ordered or emptied in another tab [CART-62, NAV-08]', () => {
  const { news, at, told } = open();
  expect(news.map(({ type }) => type)).not.toContain('goods.gone');
  told({ ...basis, goods: 'none' });
  expect(at('empty')).toBe(true);
  expect(news.at(-1)).toEqual({ type: 'goods.gone' });
});

describe('what stands in the way', () => {
  it('is found by the press, and the page leads there [CHK-08, DLV-11]', async () => {
    const { news, at, answered, submit } = open();
    await answered('quoteOrder', quote);
    submit();
    await answered('quoteOrder', closed);
    expect(at({ ordering: { editing: 'quoted' } })).toBe(true);
    expect(news).toContainEqual({ type: 'problem.pointed', field: 'schedule' });
    expect(news.at(-1)).toMatchObject({
      code: 'serverRefused',
      values: { text: closed.problems[0]?.message },
    });
  });

  it.each(['when it is opened', 'by the press'])(
    'is a change of the goods, found %s: the cart is read again, and asks about it [CART-63, CHK-08, X-14]',
    async (moment) => {
      const { news, effects, answered, submit } = open();
      const reads = () => news.filter(({ type }) => type === 'cart.outdated').length;
      if (moment === 'by the press') {
        await answered('quoteOrder', quote);
        submit();
      }
      expect(reads()).toBe(0);
      await answered('quoteOrder', changedGoods);
      expect(reads()).toBe(1);
      expect(effects.callsOf('placeOrder')).toHaveLength(0);
    },
  );

  it.each([
    ['contact', { ...place, contact: nowhere.contact }, quote, ['contactMissing']],
    [
      'contact',
      { ...place, contact: { name: 'Nour', phone: '+9715012', email: null } },
      quote,
      ['contactMissing'],
    ],
    ['address', { ...place, destination: null }, quote, ['contactMissing']],
    ['address', nowhere, quote, ['deliveryAddressMissing']],
    ['prescription', place, { ...quote, needsPrescription: true }, []],
  ] as const)('is a missing %s, and said [ADDR-11, ADDR-31, PHAR-02]', async (field, where, now, said) => {
    const { news, effects, answered, submit } = open(guest, {}, where);
    await answered('quoteOrder', now);
    submit();
    await answered('quoteOrder', now);
    expect(news.flatMap(({ code }) => code ?? [])).toEqual(said);
    expect(news).toContainEqual({ type: 'problem.pointed', field });
    expect(effects.callsOf('placeOrder')).toHaveLength(0);
  });

  it('is nothing for who wrote a name and a number here [DLV-02]', async () => {
    const { flow, at, answered, submit } = open(guest, {}, { ...nowhere, type: 'take_away' });
    const contact = { name: 'Nour', phone: '+971500000001', email: null };
    flow.send({ type: 'wish.changed', wish: { contact } });
    await answered('quoteOrder', quote);
    submit();
    await answered('quoteOrder', quote);
    expect(at({ ordering: 'placing' })).toBe(true);
  });

  it('is an address for an account, for a guest only who is called at the place of the shop [ADDR-11, ADDR-31]', () => {
    const here = { ...nowhere, point: { lat: 25, lng: 55 } };
    const lackOf = (who: typeof basis, where: typeof nowhere) =>
      missingOf(open(who, {}, where).flow.getSnapshot().context).map(({ lacks }) => lacks);
    expect(lackOf(basis, here)).toEqual(['address']);
    expect(lackOf(guest, here)).toEqual(['contact']);
    expect(lackOf(guest, nowhere)).toEqual(['address']);
  });

  it('is the sign-in where guests may not order; afterwards it goes on here [CHK-02, PERM-03, AUTH-60]', () => {
    const { flow, news, at, told } = open(nobody);
    expect(at('signedOut')).toBe(true);
    flow.send({ type: 'signIn.requested' });
    expect(news).toEqual([{ type: 'auth.requested' }]);
    told(basis);
    expect(at('ordering')).toBe(true);
  });

  it('is an empty cart [NAV-08]', () => {
    const { at, told } = open({ ...basis, goods: 'none', goodsKey: '' });
    expect(at('empty')).toBe(true);
    told(basis);
    expect(at({ ordering: 'locating' })).toBe(true);
  });
});

describe('the coupon', () => {
  const WELCOME: Attempt = { ...attempt, wish: { ...attempt.wish, couponCode: 'WELCOME10' } };

  it('goes with the reason when the order no longer carries it [COUP-08]', async () => {
    const { flow, answered } = open(basis, { attempt: WELCOME });
    await answered('quoteOrder', withoutCoupon);
    const coupon = flow.getSnapshot().children.coupon?.getSnapshot();
    expect(coupon?.matches('removedByChange')).toBe(true);
    expect(coupon?.context.failure?.messages).toEqual([withoutCoupon.couponRefusal?.message]);
    expect(flow.getSnapshot().context.attempt.wish.couponCode).toBeNull();
  });

  it('that is taken is in the next sum, trimmed and in capitals [COUP-09]', async () => {
    const { flow, effects, codes, answered } = open();
    await answered('quoteOrder', quote);
    flow.getSnapshot().children.coupon?.send({ type: 'code.submitted', code: ' welcome10 ' });
    expect(codes.latest('checkCoupon').input).toEqual({ code: 'WELCOME10' });
    codes.latest('checkCoupon').resolve({ code: 'WELCOME10', title: '10% off' });
    await settled();
    expect(effects.latest('quoteOrder').input).toMatchObject({ wish: { couponCode: 'WELCOME10' } });
  });
});

describe('the payment', () => {
  const back = (flag: CheckoutInput['flag']) => open(basis, { orderId: 10_001, flag });
  const answers = async ({ paid }: ReturnType<typeof open>, order: PlacedOrder) => {
    paid.latest('readOrder').resolve(order);
    await settled();
  };

  it('keeps an order whose payment was cancelled, and its cart [CHK-07, X-05]', async () => {
    const page = back('cancel');
    await answers(page, dueOrder);
    expect(page.flow.getSnapshot().children.payment?.getSnapshot().matches('unpaid')).toBe(true);
    expect(page.news.map(({ type }) => type)).not.toContain('cart.ordered');
  });

  it('that was made leads to the order, and the cart is read again [CHK-07]', async () => {
    const page = back('success');
    await answers(page, cashOrder);
    expect(page.at('placed')).toBe(true);
    expect(page.news.map(({ type }) => type)).toContain('cart.ordered');
  });

  it('by a gateway opens its page at once, with the order in the address of ours [CHK-07]', async () => {
    const page = await placing();
    await page.answered('placeOrder', gatewayOrder);
    expect(page.flow.getSnapshot().children.payment?.getSnapshot().matches('paying')).toBe(true);
    expect(page.news.map(({ type }) => type)).toContain('order.placed');
  });
});
