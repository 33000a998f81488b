import { expect, it } from 'vitest';
import type { OperatorLogPage, OperatorStoreOpening, Store } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { quoted, WRAP, withWraps } from '../checkout/orderer';
import { OLIVE_BRANCH } from '../orders/placed';
import { browser, ENV, operatorOf } from './visitor';

const MINUTE = 60_000;

forEachDatabase(
  'A store that takes no orders for a while',
  (server) => {
    let people = 0;
    const storeAccount = (storeId = OLIVE_BRANCH) => {
      people += 1;
      return operatorOf(server, { role: 'store', storeId, email: `pause.${people}@shop.example` });
    };
    type Account = Awaited<ReturnType<typeof storeAccount>>;
    const opening = async (store: Account) =>
      (await store.send<OperatorStoreOpening>('GET', '/operator/store/opening')).body;
    const pause = (store: Account, minutes: unknown) =>
      store.send('PUT', '/operator/store/pause', { minutes });
    const seenBy = async (id: number) =>
      (await browser(server).send<Store>('GET', `/stores/details/${id}`)).body;
    const storeOfWrap = async () => {
      const [row] = await server().database.query<{ id: number }>(
        'select store_id as id from items where id = $1',
        [WRAP],
      );
      return row?.id ?? 0;
    };
    /** Returns the stores of this module that the list shows as open. Open stores come first. */
    const openIn = async (id: number) => {
      const [store] = await server().database.query<{ module_id: number; zone_id: number }>(
        'select module_id, zone_id from stores where id = $1',
        [id],
      );
      const { stores } = (
        await server().app.inject({
          url: '/api/v1/stores/get-stores/all?limit=100',
          headers: { zoneid: `[${store?.zone_id}]`, moduleid: String(store?.module_id) },
        })
      ).json() as { stores: Store[] };
      const firstClosed = stores.findIndex(({ open }) => open === 0);
      return firstClosed < 0 ? stores : stores.slice(0, firstClosed);
    };
    /** All day, so that only the pause closes the store. */
    const alwaysOpen = async (id: number) => {
      const { database } = server();
      await database.query('delete from store_hours where store_id = $1', [id]);
      await database.query(
        `insert into store_hours (store_id, day, opens, closes) select $1, day, '00:00', '00:00' from generate_series(0, 6) day`,
        [id],
      );
    };

    it('is closed for customers and in lists, and open again after the pause [X-31]', async () => {
      const id = await storeOfWrap();
      await alwaysOpen(id);
      const store = await storeAccount(id);
      const { database } = server();
      expect(await opening(store)).toMatchObject({ is_open: true, closed_until: null });
      expect((await seenBy(id)).open).toBe(1);
      expect((await openIn(id)).some((one) => one.id === id)).toBe(true);
      expect((await pause(store, 60)).status).toBe(200);
      expect(await opening(store)).toMatchObject({ is_open: false, closed_until: expect.any(String) });
      expect((await opening(store)).hours).toHaveLength(7);
      expect((await openIn(id)).some((one) => one.id === id)).toBe(false);
      expect(await seenBy(id)).toMatchObject({ open: 0, current_opening_time: expect.any(String) });
      const [{ closed_until: until } = { closed_until: new Date(0) }] = await database.query<{
        closed_until: Date;
      }>('select closed_until from stores where id = $1', [id]);
      await database.query('update stores set closed_until = $2 where id = $1', [
        id,
        new Date(until.getTime() - 61 * MINUTE),
      ]);
      expect((await seenBy(id)).open).toBe(1);
      expect(await opening(store)).toMatchObject({ is_open: true, closed_until: null });
    });

    it('takes no order meanwhile, and takes orders when the store resumes [X-31, CHK-05]', async () => {
      const id = await storeOfWrap();
      await alwaysOpen(id);
      const store = await storeAccount(id);
      const person = await withWraps(server());
      const problems = async () =>
        (await quoted(person)).problems.map((problem: { code: string }) => problem.code);
      expect(await problems()).not.toContain('store_closed');
      await pause(store, 30);
      expect(await problems()).toContain('store_closed');
      await pause(store, null);
      expect(await problems()).not.toContain('store_closed');
    });

    it('cannot be another store than the account’s [X-28, X-31]', async () => {
      const store = await storeAccount();
      const others = () =>
        server().database.query<{ id: number }>(
          'select id from stores where closed_until is not null and id <> $1',
          [OLIVE_BRANCH],
        );
      const before = await others();
      await pause(store, 30);
      expect(await others()).toEqual(before);
      await pause(store, null);
    });

    it.each([0, 45, -30, 1.5, '30'])('can’t stop for %s minutes [X-31]', async (minutes) => {
      const store = await storeAccount();
      expect((await pause(store, minutes)).status).toBe(403);
      expect((await opening(store)).closed_until).toBeNull();
    });

    it('is in the audit log [X-27, X-31]', async () => {
      const store = await storeAccount();
      await pause(store, 120);
      await pause(store, null);
      const key = browser(server);
      await key.enter();
      const { body } = await key.send<OperatorLogPage>('GET', `/operator/log?person=${store.id}&limit=2`);
      expect(body.entries).toMatchObject([
        { action: 'setStorePause', object_id: OLIVE_BRANCH, changes: [{ field: 'closed_until', new: null }] },
        { action: 'setStorePause', object_id: OLIVE_BRANCH, changes: [{ field: 'closed_until', old: null }] },
      ]);
    });
  },
  { env: ENV },
);
