import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { contentsOf, F, food, newShopper } from './shopper';

const MARGHERITA = { item_id: F(1), quantity: 2, variation: food({ Size: ['Medium'] }) };

forEachDatabase('A repeated cart request', (server) => {
  it('is executed once for each idempotency key [API-07, CART-61]', async () => {
    const shopper = await newShopper(server());
    const add = (key: string) => shopper.add(MARGHERITA, { key });
    await add('the-first-press');
    const again = await add('the-first-press');
    expect(again).toMatchObject({ status: 200 });
    expect(contentsOf(again)).toEqual([[F(1), 2]]);
    expect(contentsOf(await add('the-second-press'))).toEqual([[F(1), 4]]);
    expect(contentsOf(await add('the-first-press'))).toEqual([[F(1), 4]]);
    expect(await shopper.add({ item_id: F(2) }, { key: 'no' })).toMatchObject({
      status: 403,
      codes: ['idempotency_key'],
    });
    const other = await newShopper(server());
    expect(contentsOf(await other.add(MARGHERITA, { key: 'the-first-press' }))).toEqual([[F(1), 2]]);
  });

  it('is executed again when its first attempt was refused [API-07]', async () => {
    const shopper = await newShopper(server());
    const refused = await shopper.add({ item_id: F(1), quantity: 2 }, { key: 'without-a-size' });
    expect(refused.entries).toEqual([]);
    const again = await shopper.add({ item_id: F(1), quantity: 2 }, { key: 'without-a-size' });
    expect(again).toMatchObject({ status: refused.status, codes: refused.codes });
  });
});
