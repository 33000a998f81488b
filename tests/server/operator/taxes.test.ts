import { expect, it } from 'vitest';
import type { OperatorSwitch, OperatorTaxes, OperatorTaxRate } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { quoted, WRAP, withWraps } from '../checkout/orderer';
import { browser, ENV } from './visitor';

const FOOD_MARKET = 1;

forEachDatabase(
  'The tax rates in the console',
  (server) => {
    const opened = async () => {
      const operator = browser(server);
      await operator.enter();
      return operator;
    };
    type Console = Awaited<ReturnType<typeof opened>>;
    const rates = async ({ send }: Console) => (await send<OperatorTaxes>('GET', '/operator/taxes')).body;
    const rateOf = async (operator: Console, kind: OperatorTaxRate['kind'], id: number) =>
      (await rates(operator)).rates.find((rate) => rate.kind === kind && rate.id === id);
    const set = ({ send }: Console, path: string, tax_percent: unknown) =>
      send('PUT', `/operator/taxes/${path}`, { tax_percent });

    it('are refused without the operator key [PRICE-10, X-23, PERM-11]', async () => {
      const stranger = browser(server);
      expect((await stranger.send('GET', '/operator/taxes')).status).toBe(403);
      expect(await stranger.send('PUT', '/operator/taxes/store/1', { tax_percent: 0 })).toMatchObject({
        status: 403,
        codes: ['operator'],
      });
    });

    it('can be set and cleared for a module, store and item, effective immediately [PRICE-10, X-23]', async () => {
      const operator = await opened();
      const person = await withWraps(server());
      const [store] = await server().database.query<{ id: number }>(
        'select store_id as id from items where id = $1',
        [WRAP],
      );
      const storeId = store?.id ?? 0;
      expect(await rateOf(operator, 'store', storeId)).toMatchObject({
        tax_percent: null,
        inherited_percent: 5,
      });
      expect((await set(operator, `module/${FOOD_MARKET}`, 8)).status).toBe(200);
      expect(await rateOf(operator, 'store', storeId)).toMatchObject({
        tax_percent: null,
        inherited_percent: 8,
      });
      // 5.10 at 8 %, then at 12.5 %, then at 0 %.
      expect((await quoted(person)).tax_amount).toBe(0.41);
      await set(operator, `store/${storeId}`, 12.5);
      expect((await quoted(person)).tax_amount).toBe(0.64);
      await set(operator, `item/${WRAP}`, 0);
      expect((await quoted(person)).tax_amount).toBe(0);
      expect(await rateOf(operator, 'item', WRAP)).toMatchObject({ tax_percent: 0, inherited_percent: 12.5 });
      for (const path of [`module/${FOOD_MARKET}`, `store/${storeId}`, `item/${WRAP}`])
        expect((await set(operator, path, null)).status).toBe(200);
      expect(await rateOf(operator, 'item', WRAP)).toBeUndefined();
      expect((await quoted(person)).taxes).toEqual([
        { percent: 5, goods_amount: 5.1, tax_amount: 0.26, sources: ['shop'] },
      ]);
    });

    it('are refused for invalid percentages and unknown ids [PRICE-10]', async () => {
      const operator = await opened();
      for (const wrong of [-1, 100.01, '5'])
        expect([wrong, (await set(operator, 'store/1', wrong)).status]).toEqual([wrong, 403]);
      expect(await set(operator, 'store/1', 5.125)).toMatchObject({ status: 403, codes: ['tax_percent'] });
      expect((await set(operator, 'store/999999', 5)).status).toBe(404);
      expect((await set(operator, 'city/1', 5)).status).toBe(404);
      expect(await rateOf(operator, 'store', 1)).toMatchObject({ tax_percent: null });
    });

    it("include the shop's own rate, which can be previewed in one browser [PRICE-10, X-23]", async () => {
      const operator = await opened();
      const person = await withWraps(server());
      const switchOf = async () =>
        (await operator.send<{ switches: OperatorSwitch[] }>('GET', '/operator/switches')).body.switches.find(
          ({ name }) => name === 'tax_percent',
        );
      expect(await switchOf()).toMatchObject({ value: 5, shop_value: 5, usual_value: 5 });
      const change = (scope: string, tax_percent: unknown) =>
        operator.send('PUT', '/operator/switches', { scope, values: { tax_percent } });
      for (const wrong of [-1, 101, 5.125, null, '5'])
        expect([wrong, (await change('everybody', wrong)).status]).toEqual([wrong, 403]);
      expect((await change('browser', 20)).status).toBe(200);
      expect((await rates(operator)).shop_percent).toBe(20);
      expect((await quoted(person)).tax_amount).toBe(0.26);
      await change('everybody', 20);
      expect((await quoted(person)).tax_amount).toBe(1.02);
      expect((await operator.config()).tax_percent).toBe(20);
      await change('everybody', 5);
    });

    it('are not listed for the parcel and rental modules [PRICE-10]', async () => {
      const { rates: all } = await rates(await opened());
      const markets = await server().database.query<{ id: number }>(
        "select id from modules where type in ('parcel', 'rental')",
      );
      const ids = markets.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(all.filter(({ module_id }) => ids.includes(module_id))).toEqual([]);
    });
  },
  { env: ENV },
);
