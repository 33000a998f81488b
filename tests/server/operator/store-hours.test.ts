import { expect, it } from 'vitest';
import type {
  OperatorLogPage,
  OperatorStoreHoursList,
  OperatorStoreOpening,
  OrderSlots,
  Store,
} from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { OLIVE_BRANCH } from '../orders/placed';
import { browser, ENV, operatorOf } from './visitor';

/** A store without an account in this test. */
const OTHER = 1;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const daily = (opens: string, closes: string) => EVERY_DAY.map((day) => ({ day, opens, closes }));

type Failure = { errors: { code: string; message: string }[] };

forEachDatabase(
  'The weekly hours of a store',
  (server) => {
    let people = 0;
    const account = (role: 'owner' | 'manager' | 'store', storeId = OLIVE_BRANCH) => {
      people += 1;
      const email = `hours.${people}@shop.example`;
      return operatorOf(server, { role, email, ...(role === 'store' && { storeId }) });
    };
    type Account = Awaited<ReturnType<typeof account>>;
    const set = (by: Account, hours: unknown, id = OLIVE_BRANCH) =>
      by.send<Failure>('PUT', `/operator/stores/${id}/hours`, { hours });
    const hoursOf = async (by: Account, id = OLIVE_BRANCH) =>
      (await by.send<OperatorStoreHoursList>('GET', '/operator/stores/hours')).body.stores.find(
        (store) => store.id === id,
      )?.hours;
    const shown = async () =>
      (await browser(server).send<Store>('GET', `/stores/details/${OLIVE_BRANCH}`)).body;

    it.each(['owner', 'manager', 'store'] as const)(
      'are changed as a whole by the role %s, with several periods a day and past midnight [X-32]',
      async (role) => {
        const week = [
          { day: 1, opens: '10:00', closes: '14:00' },
          { day: 1, opens: '16:30', closes: '02:00' },
          { day: 5, opens: '00:00', closes: '00:00' },
        ];
        expect((await set(await account(role), week)).status).toBe(200);
        expect(await hoursOf(await account('owner'))).toEqual(week);
        const store = await account('store');
        const { body } = await store.send<OperatorStoreOpening>('GET', '/operator/store/opening');
        expect(body).toMatchObject({ store_id: OLIVE_BRANCH, hours: week });
      },
    );

    it('open and close the store for customers at once, with its delivery times [X-32]', async () => {
      const owner = await account('owner');
      await server().database.query('update stores set can_schedule = true where id = $1', [OLIVE_BRANCH]);
      const slots = async () =>
        (
          await browser(server).send<OrderSlots>('GET', `/customer/order/slots?store_id=${OLIVE_BRANCH}`)
        ).body.days.flatMap((day) => day.slots);
      await set(owner, daily('00:00', '00:00'));
      expect((await shown()).open).toBe(1);
      expect((await slots()).length).toBeGreaterThan(0);
      await set(owner, []);
      expect((await shown()).open).toBe(0);
      expect(await slots()).toEqual([]);
      await set(owner, daily('00:00', '00:00'));
      expect((await shown()).open).toBe(1);
    });

    it('are refused where periods overlap, with both periods named in the language of the operator [X-32]', async () => {
      const owner = await account('owner');
      const before = await hoursOf(owner);
      const week = [
        { day: 1, opens: '18:00', closes: '03:00' },
        { day: 2, opens: '02:00', closes: '09:00' },
      ];
      const refused = await set(owner, week);
      expect([refused.status, refused.body.errors]).toEqual([
        403,
        [{ code: 'hours.1', message: 'Tuesday 02:00–09:00 overlaps Monday 18:00–03:00.' }],
      ]);
      expect(await hoursOf(owner)).toEqual(before);
    });

    it('are refused with more than four periods a day, unknown days and times that do not exist [X-32]', async () => {
      const owner = await account('owner');
      const before = await hoursOf(owner);
      const five = ['01', '02', '03', '04', '05'].map((hour) => ({
        day: 1,
        opens: `${hour}:00`,
        closes: `${hour}:30`,
      }));
      expect((await set(owner, five)).body.errors.map(({ code }) => code)).toEqual(['hours.4']);
      for (const wrong of [
        [{ day: 7, opens: '10:00', closes: '12:00' }],
        [{ day: -1, opens: '10:00', closes: '12:00' }],
        [{ day: 1, opens: '24:00', closes: '12:00' }],
        [{ day: 1, opens: '10:60', closes: '12:00' }],
        [{ day: 1, opens: '', closes: '12:00' }],
        [{ day: 1, opens: '10:00' }],
        [null],
        'closed',
        null,
      ])
        expect([wrong, (await set(owner, wrong)).status]).toEqual([wrong, 403]);
      expect(await hoursOf(owner)).toEqual(before);
    });

    it('stay as they are when a store account tries to change another store, which answers 404 [X-28, X-32]', async () => {
      const owner = await account('owner');
      const before = await hoursOf(owner, OTHER);
      const store = await account('store');
      expect((await set(store, [], OTHER)).status).toBe(404);
      expect(await hoursOf(owner, OTHER)).toEqual(before);
      expect((await store.send('GET', '/operator/stores/hours')).status).toBe(403);
    });

    it('are in the audit log with the changed days only [X-27, X-32]', async () => {
      const owner = await account('owner');
      await set(owner, daily('10:00', '22:00'));
      await set(owner, [...daily('10:00', '22:00').slice(1), { day: 0, opens: '12:00', closes: '15:00' }]);
      const { body } = await owner.send<OperatorLogPage>('GET', `/operator/log?person=${owner.id}&limit=1`);
      expect(body.entries[0]).toMatchObject({
        action: 'setStoreHours',
        object: 'store',
        object_id: OLIVE_BRANCH,
        changes: [{ field: 'sunday', old: '10:00–22:00', new: '12:00–15:00' }],
      });
    });
  },
  { env: ENV },
);
