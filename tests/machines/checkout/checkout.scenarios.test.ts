import { describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../domain/order-quote';
import { missingOf } from '../../../machines/checkout/checkout.rules';
import { settled } from '../../support/deferred';
import { open, placing } from './open-checkout';
import {
  basis,
  cashOrder,
  changedGoods,
  closed,
  dearer,
  guest,
  nobody,
  nowhere,
  place,
  progress,
  quote,
} from './orders';

describe('Placing an order', () => {
  it('sends one request, however often it is submitted [CHK-05, X-05]', async () => {
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

  it('is interrupted by a change of the cart at the last moment, and lists the differences [CHK-06, CHK-08]', async () => {
    const { submit, reportBasis, effects, at, answered } = open();
    await answered('quoteOrder', quote);
    submit();
    reportBasis({ ...basis, goodsKey: '1×3' });
    expect(at({ ordering: 'checking' })).toBe(true);
    await answered('quoteOrder', dearer);
    expect(at({ ordering: 'quoteChanged' })).toBe(true);
    expect(effects.callsOf('placeOrder')).toEqual([]);
  });

  it('keeps the reason of a failed price request while the customer types [CHK-15]', async () => {
    const { flow, at, failed } = open();
    await failed('quoteOrder', { code: 'unexpected' });
    flow.send({ type: 'draft.changed', draft: { note: 'Ring twice' } });
    flow.send({ type: 'pictures.changed', count: 1 });
    expect(at({ ordering: { editing: 'unquoted' } })).toBe(true);
    expect(flow.getSnapshot().context.failure).toMatchObject({ code: 'unexpected' });
    expect(flow.getSnapshot().context.progress.draft.note).toBe('Ring twice');
  });

  it('shows a total that was unknown before without listing it as a difference [CHK-06, ADDR-11]', async () => {
    const { submit, at, answered, effects } = open();
    await answered('quoteOrder', { ...quote, delivery: null, total: null, due: null });
    submit();
    await answered('quoteOrder', quote);
    expect(at({ ordering: { editing: 'quoted' } })).toBe(true);
    expect(effects.callsOf('placeOrder')).toEqual([]);
  });

  it('repeats a request without a response with the same key and content [CHK-05]', async () => {
    const { flow, effects, at, failed, answered, emitted } = await placing();
    await failed('placeOrder', { code: 'timeout' });
    expect(at({ ordering: 'unanswered' })).toBe(true);
    expect(emitted).toContainEqual({ type: 'failure.pointed' });
    flow.send({ type: 'draft.changed', draft: { note: 'Another one' } });
    flow.send({ type: 'retry.requested' });
    const [first, second] = effects.callsOf('placeOrder').map(({ input: sent }) => sent);
    expect(second).toEqual(first);
    await answered('placeOrder', cashOrder);
    expect(at('placed')).toBe(true);
  });

  it('resumes a pending request after a reload, whatever has changed on the page [CHK-05, CHK-11]', async () => {
    const before = await placing();
    const saved = before.saved();
    expect(saved?.sent).not.toBeNull();
    const after = open({ ...basis, goods: 'none', goodsKey: '' }, { progress: saved ?? progress });
    expect(after.effects.latest('placeOrder').input).toEqual(before.effects.latest('placeOrder').input);
    await after.answered('placeOrder', cashOrder);
    expect(after.at('placed')).toBe(true);
  });

  it('uses a new idempotency key after a final refusal [CHK-05, CHK-08]', async () => {
    const { effects, at, answered, failed, submit } = await placing();
    await failed('placeOrder', { code: 'refused', messages: ['The store is closed now.'] });
    expect(at({ ordering: 'editing' })).toBe(true);
    await answered('quoteOrder', quote);
    submit();
    await answered('quoteOrder', quote);
    const keys = effects.callsOf('placeOrder').map(({ input: sent }) => (sent as OrderRequest).key);
    expect(keys).toEqual(['order-key-1', 'order-key-1-1']);
  });

  it('is not interrupted when the ordered items leave the cart [CHK-07]', async () => {
    const { reportBasis, at, answered } = await placing();
    reportBasis({ ...basis, goods: 'none', goodsKey: '' });
    expect(at({ ordering: 'placing' })).toBe(true);
    await answered('placeOrder', cashOrder);
    expect(at('placed')).toBe(true);
  });
});

describe('the price of the order', () => {
  it('is taken from the latest response only [CHK-06]', async () => {
    const { flow, effects, answered, at } = open();
    const first = effects.latest('quoteOrder');
    flow.send({ type: 'draft.changed', draft: { tip: 2_00 } });
    first.resolve(dearer);
    await settled();
    expect(at({ ordering: { editing: 'quoting' } })).toBe(true);
    await answered('quoteOrder', quote);
    expect(flow.getSnapshot().context.quote?.total).toBe(quote.total);
  });

  it('is shown and confirmed before the order is placed when the cart has changed [CHK-06, PRICE-07]', async () => {
    const { flow, effects, at, answered, submit } = open();
    await answered('quoteOrder', quote);
    submit();
    await answered('quoteOrder', dearer);
    expect(at({ ordering: 'quoteChanged' })).toBe(true);
    expect(effects.callsOf('placeOrder')).toHaveLength(0);
    flow.send({ type: 'difference.accepted' });
    expect(effects.latest('placeOrder').input).toMatchObject({ total: dearer.total });
  });

  it('is requested again when the server reports a changed total [CHK-06]', async () => {
    const { at, failed, answered } = await placing();
    await failed('placeOrder', { code: 'refused', errors: [{ code: 'total_changed', message: 'Changed.' }] });
    expect(at({ ordering: 'checking' })).toBe(true);
    await answered('quoteOrder', dearer);
    expect(at({ ordering: 'quoteChanged' })).toBe(true);
  });

  it.each(['while the quote is loading', 'after the quote failed'])(
    'is shown before the order is placed, if the customer presses the button %s [CHK-06, PRICE-07]',
    async (moment) => {
      const { emitted, effects, at, answered, failed, submit } = open();
      if (moment === 'after the quote failed') await failed('quoteOrder', new Error('no network'));
      submit();
      await answered('quoteOrder', quote);
      expect(at({ ordering: { editing: 'quoted' } })).toBe(true);
      expect(effects.callsOf('placeOrder')).toHaveLength(0);
      expect(emitted).toContainEqual({ type: 'problem.pointed', field: 'total' });
      expect(emitted.at(-1)).toMatchObject({ code: 'priceFirst' });
      submit();
      await answered('quoteOrder', quote);
      expect(at({ ordering: 'placing' })).toBe(true);
    },
  );

  it('is requested again when items or place change, and the draft stays [CHK-11, LOC-18]', async () => {
    const { flow, effects, goes, answered } = open();
    await answered('quoteOrder', quote);
    flow.send({ type: 'draft.changed', draft: { note: 'Ring twice' } });
    const requested = effects.callsOf('quoteOrder').length;
    goes({ ...place, point: { lat: 25.2, lng: 55.2 } });
    expect(effects.callsOf('quoteOrder')).toHaveLength(requested + 1);
    expect(flow.getSnapshot().context.progress.draft.note).toBe('Ring twice');
  });
});

it('a cart that was ordered or emptied in another tab is reported [CART-62, NAV-08]', () => {
  const { emitted, at, reportBasis } = open();
  expect(emitted.map(({ type }) => type)).not.toContain('goods.gone');
  reportBasis({ ...basis, goods: 'none' });
  expect(at('empty')).toBe(true);
  expect(emitted.at(-1)).toEqual({ type: 'goods.gone' });
});

describe('The problems that prevent an order', () => {
  it('are searched for when the button is pressed, and the page scrolls to them [CHK-08, DLV-11]', async () => {
    const { emitted, at, answered, submit } = open();
    await answered('quoteOrder', quote);
    submit();
    await answered('quoteOrder', closed);
    expect(at({ ordering: { editing: 'quoted' } })).toBe(true);
    expect(emitted).toContainEqual({ type: 'problem.pointed', field: 'schedule' });
    expect(emitted.at(-1)).toMatchObject({
      code: 'serverRefused',
      values: { text: closed.problems[0]?.message },
    });
  });

  it.each(['when the page opens', 'when the order is submitted'])(
    'include changed items %s, and then the cart reloads and lists the changes [CART-63, CHK-08, X-14]',
    async (moment) => {
      const { emitted, effects, answered, submit } = open();
      const reads = () => emitted.filter(({ type }) => type === 'cart.outdated').length;
      if (moment === 'when the order is submitted') {
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
  ] as const)(
    'can be a missing %s, which is reported with a notice [ADDR-11, ADDR-31, PHAR-02, MSG-12, MSG-14]',
    async (field, where, now, text) => {
      const { emitted, effects, answered, submit } = open(guest, {}, where);
      await answered('quoteOrder', now);
      submit();
      await answered('quoteOrder', now);
      expect(emitted.flatMap(({ code }) => code ?? [])).toEqual(text);
      expect(emitted).toContainEqual({ type: 'problem.pointed', field });
      expect(effects.callsOf('placeOrder')).toHaveLength(0);
    },
  );

  it('do not include the contact after name and number are typed at the checkout [DLV-02]', async () => {
    const { flow, at, answered, submit } = open(guest, {}, { ...nowhere, type: 'take_away' });
    const contact = { name: 'Nour', phone: '+971500000001', email: null };
    flow.send({ type: 'draft.changed', draft: { contact } });
    await answered('quoteOrder', quote);
    submit();
    await answered('quoteOrder', quote);
    expect(at({ ordering: 'placing' })).toBe(true);
  });

  it('can be a missing address for a customer, but for a guest at the chosen place only a missing contact [ADDR-11, ADDR-31]', () => {
    const here = { ...nowhere, point: { lat: 25, lng: 55 } };
    const lackOf = (who: typeof basis, where: typeof nowhere) =>
      missingOf(open(who, {}, where).flow.getSnapshot().context).map(({ lacks }) => lacks);
    expect(lackOf(basis, here)).toEqual(['address']);
    expect(lackOf(guest, here)).toEqual(['contact']);
    expect(lackOf(guest, nowhere)).toEqual(['address']);
  });

  it('contain only the missing sign-in where guests may not order [CHK-02, PERM-03, AUTH-60]', () => {
    const { flow, emitted, at, reportBasis } = open(nobody);
    expect(at('signedOut')).toBe(true);
    flow.send({ type: 'signIn.requested' });
    expect(emitted).toEqual([{ type: 'auth.requested' }]);
    reportBasis(basis);
    expect(at('ordering')).toBe(true);
  });

  it('contain only the empty cart when nothing is left in the cart [NAV-08]', () => {
    const { at, reportBasis } = open({ ...basis, goods: 'none', goodsKey: '' });
    expect(at('empty')).toBe(true);
    reportBasis(basis);
    expect(at({ ordering: 'locating' })).toBe(true);
  });
});

it('a note that is typed while the address loads is kept and sent with the order [CHK-09, CHK-11]', () => {
  const page = open({ ...basis, goods: 'none', goodsKey: '' });
  page.reportBasis(basis);
  expect(page.at({ ordering: 'locating' })).toBe(true);
  page.flow.send({ type: 'draft.changed', draft: { note: 'No onions' } });
  expect(page.flow.getSnapshot().context.progress.draft.note).toBe('No onions');
  expect(page.saved()?.draft.note).toBe('No onions');
  page.goes(place);
  expect(page.effects.latest('quoteOrder').input).toMatchObject({ draft: { note: 'No onions' } });
});
