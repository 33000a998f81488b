import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/database';
import { MAX_LAG, openReplica, type Replica } from '../../../server/db/replica';
import { type OwnReplication, startOwnReplication } from '../../support/own-postgres';

const servers = await startOwnReplication().catch((error: unknown) => {
  console.warn(`*** NOT TESTED with a real replica: ${String(error)}`);
  return null;
});

const WHERE = 'select pg_is_in_recovery() as is_replica';

describe.runIf(servers !== null)('A read replica', () => {
  const { primary: first, replica: second } = servers as OwnReplication;
  const log: string[] = [];
  let primary: Database;
  let replica: Replica;

  beforeAll(async () => {
    primary = openDatabase({ connectionString: first.url, prepare: true, max: 4 });
    await primary.script('create table notes (body text)');
    replica = await openReplica({
      primary,
      url: second.url,
      prepare: true,
      poolSize: 4,
      log: (message) => log.push(message),
    });
  });
  afterAll(async () => {
    await replica.close();
    await primary.close();
    await servers?.remove();
  });

  const isReplicaUsed = async () => (await replica.database.query(WHERE))[0]?.is_replica;
  const waitForReplica = (expected: boolean) =>
    vi.waitFor(async () => expect(await isReplicaUsed()).toBe(expected), { timeout: 15_000, interval: 100 });

  it('answers reads while it follows the primary', async () => {
    await waitForReplica(true);
    await primary.query("insert into notes values ('first')");
    await vi.waitFor(async () =>
      expect(await replica.database.query('select body from notes')).toEqual([{ body: 'first' }]),
    );
    expect(await replica.database.transaction((tx) => tx.query(WHERE))).toEqual([{ is_replica: true }]);
    expect(replica.reads().replica).toBeGreaterThan(2);
  });

  it('is replaced by the primary while it is more than five seconds behind, and used again afterwards', async () => {
    const control = openDatabase({ connectionString: second.url, prepare: false, max: 1 });
    try {
      await waitForReplica(true);
      await control.query('select pg_wal_replay_pause()');
      await primary.query("insert into notes values ('second')");
      await pause(1500);
      expect(await isReplicaUsed()).toBe(true);
      await pause(MAX_LAG - 1000);
      await waitForReplica(false);
      expect(await replica.database.query('select count(*)::int as count from notes')).toEqual([
        { count: 2 },
      ]);
      expect(log.at(-1)).toContain('late');
      await control.query('select pg_wal_replay_resume()');
      await waitForReplica(true);
    } finally {
      await control.close();
    }
  }, 30_000);

  it('reports the errors of invalid statements', async () => {
    await waitForReplica(true);
    const before = replica.reads();
    await expect(replica.database.query('select missing from notes')).rejects.toMatchObject({
      code: '42703',
    });
    await expect(replica.database.query("insert into notes values ('no')")).rejects.toMatchObject({
      code: '25006',
    });
    expect(replica.reads()).toEqual(before);
  });

  it('is not used when it follows another primary, and the log says why', async () => {
    const lines: string[] = [];
    const settings = { primary, url: first.url, prepare: false, poolSize: 2 };
    const none = await openReplica({ ...settings, log: (line) => lines.push(line) });
    await none.database.query('select 1');
    await none.close();
    expect(none.reads()).toEqual({ replica: 0, primary: 1 });
    expect(lines).toEqual(['The read replica is not used: it follows no primary.']);
  });

  it('is replaced by the primary when it stops during a read', async () => {
    await waitForReplica(true);
    const asked = replica.database.query('select pg_sleep(1), pg_is_in_recovery() as is_replica');
    await pause(200);
    await Promise.all([expect(asked).resolves.toMatchObject([{ is_replica: false }]), second.stop()]);
    expect(await isReplicaUsed()).toBe(false);
    expect(log.at(-1)).toContain('The read replica is not used');
    // The pool reports its lost connections.
    vi.mocked(console.error).mockClear();
  }, 30_000);
});
