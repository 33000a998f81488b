import { describe, expect, it } from 'vitest';
import { settled } from '../../support/deferred';
import { open, placing } from './open-checkout';
import { basis, cashOrder, nothingLeft, ordered, quote } from './orders';

describe('an order submitted in two tabs at the same time', () => {
  const emptied = { ...basis, goods: 'none' as const, goodsKey: '' };

  it.each(['reported while the quote is loading', 'reported by a refusal'])(
    'is placed once, and the slower tab opens that order: %s [CHK-05, X-05]',
    async (moment) => {
      const { reportBasis, emitted, paid, effects, at, answered, failed, submit } =
        moment === 'reported by a refusal' ? await placing() : open();
      if (moment === 'reported by a refusal') {
        await failed('placeOrder', {
          code: 'refused',
          errors: [{ code: 'cart_empty', message: 'Your cart is empty.' }],
        });
      } else {
        await answered('quoteOrder', quote);
        submit();
        reportBasis(emptied);
      }
      expect(at({ ordering: 'checking' })).toBe(true);
      await answered('quoteOrder', ordered);
      expect(at('settling')).toBe(true);
      expect(paid.latest('readOrder').input).toEqual({ orderId: 10_001 });
      expect(emitted.slice(-2)).toEqual([
        { type: 'order.found', orderId: 10_001 },
        { type: 'progress.ended' },
      ]);
      expect(effects.callsOf('placeOrder')).toHaveLength(moment === 'reported by a refusal' ? 1 : 0);
      paid.latest('readOrder').resolve(cashOrder);
      await settled();
      expect(at('placed')).toBe(true);
    },
  );

  it('is not assumed when the cart was only cleared, so the checkout is shown as empty [NAV-08]', async () => {
    const { reportBasis, emitted, at, answered, submit } = open();
    await answered('quoteOrder', quote);
    submit();
    reportBasis(emptied);
    await answered('quoteOrder', nothingLeft);
    expect(at('empty')).toBe(true);
    expect(emitted.at(-1)).toEqual({ type: 'goods.gone' });
  });

  it('does not report a closed store for an empty cart [DLV-11]', async () => {
    const { flow, answered } = open();
    await answered('quoteOrder', quote);
    flow.send({ type: 'draft.changed', draft: { tip: 2_00 } });
    await answered('quoteOrder', nothingLeft);
    expect(flow.getSnapshot().context.quote).toEqual(quote);
  });
});
