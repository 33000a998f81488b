import { expect, it } from 'vitest';
import type { Queryable } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrate';
import { forEachDatabase } from '../../support/server';

forEachDatabase('The database connection', (server) => {
  const insert = (tx: Queryable, email: string) =>
    tx.query('insert into newsletter_subscribers (email) values ($1)', [email]);
  const isThere = async (email: string) =>
    (await server().database.query('select from newsletter_subscribers where email = $1', [email])).length ===
    1;
  const raise = (tx: Queryable, state: string) =>
    tx.script(`do $$ begin raise exception using errcode = '${state}', message = 'on purpose'; end $$`);

  it('returns numbers as numbers and timestamps as dates', async () => {
    const [row] = await server().database.query(
      "select 1::bigint as big, 1.25::numeric as exact, count(*) as counted, '2026-11-24T09:00:00Z'::timestamptz as at from zones",
    );
    expect(row).toEqual({ big: 1, exact: 1.25, counted: 5, at: new Date('2026-11-24T09:00:00Z') });
  });

  it.each(['40001', '40P01'])('retries a transaction that failed with %s', async (state) => {
    let attempts = 0;
    const email = `repeated-${state}@souk.example`;
    await server().database.transaction(async (tx) => {
      attempts += 1;
      await insert(tx, email);
      if (attempts < 3) await raise(tx, state);
    });
    expect(attempts).toBe(3);
    expect(await isThere(email)).toBe(true);
  });

  it('stops retrying after five attempts', async () => {
    let attempts = 0;
    const endless = server().database.transaction(async (tx) => {
      attempts += 1;
      await raise(tx, '40001');
    });
    await expect(endless).rejects.toThrow('on purpose');
    expect(attempts).toBe(5);
  });

  it('rolls a failed transaction back and stays usable', async () => {
    const failing = server().database.transaction(async (tx) => {
      await insert(tx, 'undone@souk.example');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await isThere('undone@souk.example')).toBe(false);
    await expect(server().database.query('select nonsense')).rejects.toThrow();
    expect(await server().database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('executes each statement after a failed one on the same connection', async () => {
    const ask = (value: unknown) => server().database.query('select $1::int + 1 as next', [value]);
    const session = () => server().database.query('select pg_backend_pid() as id');
    const before = await session();
    await expect(ask('no number')).rejects.toThrow('invalid input');
    expect(await ask(1)).toEqual([{ next: 2 }]);
    await expect(ask(2 ** 31 - 1)).rejects.toThrow('out of range');
    await expect(server().database.query('select nonsense')).rejects.toThrow();
    expect(await ask(2)).toEqual([{ next: 3 }]);
    expect(await session()).toEqual(before);
  });

  it('isolates concurrent transactions', async () => {
    const owner = 'guest:together';
    await server().database.query('insert into carts (owner, module_id) values ($1, 1)', [owner]);
    const increment = () =>
      server().database.transaction(async (tx) => {
        const [cart] = await tx.query<{ version: number }>(
          'select version from carts where owner = $1 for update',
          [owner],
        );
        await tx.query('update carts set version = $2 where owner = $1', [owner, (cart?.version ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    const rows = await server().database.query('select version from carts where owner = $1', [owner]);
    expect(rows).toEqual([{ version: 20 }]);
  });

  it('can run more different statements than it keeps prepared', async () => {
    for (let index = 0; index < 450; index += 1) {
      expect(await server().database.query(`select ${index} as n where $1`, [true])).toEqual([{ n: index }]);
    }
  });

  it('refuses to start with a migration that was changed after it had been applied', async () => {
    const { database } = server();
    const [applied] = await database.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations order by name limit 1',
    );
    const setChecksum = (checksum: string) =>
      database.query('update migrations set checksum = $2 where name = $1', [applied?.name, checksum]);
    await migrate(database);
    await setChecksum('other');
    await expect(migrate(database)).rejects.toThrow('001_catalogue.sql was changed');
    await setChecksum(applied?.checksum ?? '');
    await migrate(database);
  });
});
