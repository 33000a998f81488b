import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Cluster, joinCluster } from '../../../server/db/cluster';
import { connect, type OpenDatabase } from '../../../server/db/connect';
import { T0 } from '../../../server/demo/world/t0';
import { eraseOldGuestOrders } from '../../../server/features/account/guest-retention';
import { storedSettings } from '../../../server/features/operator/switch-values';
import { joinProcesses, warnOfUnsharedSecrets } from '../../../server/join';
import { readSettings } from '../../../server/settings';
import { copyOf, type PostgresCopy } from '../../support/postgres-copy';
import { startTestApp, type TestServer } from '../../support/server';
import { newPerson } from '../account/person';
import { follow, sendFollowersHome } from '../cart/follower';
import { F, newShopper } from '../cart/shopper';
import { DAY, newOrder } from '../orders/placed';

const url = inject('postgresUrl');
const SOON = { timeout: 5000, interval: 5 };
/** Milliseconds. A third of the average polling delay, so a faster change proves that a message arrived. */
const AT_ONCE = 300;

describe.runIf(url !== null)('Two processes on one PostgreSQL', () => {
  sendFollowersHome();
  let copy: PostgresCopy;
  const databases: OpenDatabase[] = [];
  const clusters: Cluster[] = [];
  let servers: TestServer[] = [];

  const join = async () => {
    const cluster = await joinCluster({
      database: databases[0] as OpenDatabase,
      url: copy.url,
      log: () => undefined,
    });
    clusters.push(cluster);
    return cluster;
  };

  beforeAll(async () => {
    copy = await copyOf(url ?? '');
    for (let process = 0; process < 2; process += 1) {
      const database = await connect({ url: copy.url, directory: null, prepare: true, poolSize: 4 });
      databases.push(database);
      servers.push(await startTestApp(database, { cluster: await join() }));
    }
  });
  afterEach(async () => {
    for (const cluster of clusters.splice(2)) await cluster.close();
  });
  afterAll(async () => {
    for (const { app } of servers) await app.close();
    for (const cluster of clusters) await cluster.close();
    for (const database of databases) await database.close();
    await copy.drop();
    servers = [];
  });

  it('ignore what other programs send on the same database channel', async () => {
    const [here, there] = [await join(), await join()];
    const received: string[] = [];
    there.on('greeting', (message) => received.push(message));
    for (const payload of ['nonsense', '{}', '["one", 2]', ''])
      await databases[0]?.query("select pg_notify('souk', $1)", [payload]);
    here.publish('greeting', 'hello');
    await expect.poll(() => received, SOON).toEqual(['hello']);
  });

  it("send a changed cart immediately to each other's streams [CART-62]", async () => {
    const [here, there] = servers as [TestServer, TestServer];
    const shopper = await newShopper(here);
    const stream = await follow(there, { guestId: shopper.guestId });
    await expect.poll(stream.versions, SOON).toEqual([0]);
    const took: number[] = [];
    for (const count of [1, 2, 3, 4, 5]) {
      await shopper.add({ item_id: F(4) });
      const changedAt = performance.now();
      await expect.poll(() => stream.versions().length, SOON).toBe(count + 1);
      took.push(performance.now() - changedAt);
    }
    expect(took.sort((a, b) => a - b)[2]).toBeLessThan(AT_ONCE);
  });

  it("send a new notification immediately to each other's streams [CHAT-02]", async () => {
    const [here, there] = servers as [TestServer, TestServer];
    const person = await newPerson(here);
    const stream = await follow(there, { token: person.token ?? '', path: '/customer/message/events' });
    await expect.poll(() => stream.text().includes('event: inbox'), SOON).toBe(true);
    const before = stream.text().length;
    await here.database.query(
      'insert into inboxes (customer_id, version) values ($1, 900) on conflict (customer_id) do update set version = 900',
      [person.id],
    );
    const changedAt = performance.now();
    here.inboxes.notify(person.id);
    await expect.poll(() => stream.text().length, SOON).toBeGreaterThan(before);
    expect(performance.now() - changedAt).toBeLessThan(1000);
  });

  it('keep, in total, only the ten newest streams of one customer open [CART-62]', async () => {
    const [here, there] = servers as [TestServer, TestServer];
    const { guestId } = await newShopper(here);
    const streams: Awaited<ReturnType<typeof follow>>[] = [];
    for (let opened = 0; opened < 14; opened += 1) {
      streams.push(await follow(opened % 2 === 0 ? here : there, { guestId }));
      await pause(5);
    }
    const areOver = () => streams.map(({ isOver }) => isOver());
    await expect.poll(areOver, SOON).toEqual([...Array(4).fill(true), ...Array(10).fill(false)]);
    // Closing a stream makes room for another in both processes.
    streams[13]?.leave();
    await pause(200);
    streams.push(await follow(here, { guestId }));
    await pause(200);
    expect(areOver().filter((isOver) => !isOver)).toHaveLength(10);
  });

  it("share the operator's settings [X-23]", async () => {
    const [here, there] = databases.map((database, index) => storedSettings(database, clusters[index]));
    await here?.keep({ tax_included: 1 }, async () => undefined);
    await expect.poll(() => there?.values(), SOON).toEqual({ tax_included: 1 });
  });

  it('elect one process for each job, and another when the elected one is gone', async () => {
    const [first, second] = [await join(), await join()];
    const done: string[] = [];
    const sweepOf = (name: string, cluster: Cluster) => cluster.elected('sweep', async () => done.push(name));
    const [firstSweep, secondSweep] = [sweepOf('first', first), sweepOf('second', second)];
    await firstSweep();
    await secondSweep();
    await firstSweep();
    expect(done).toEqual(['first', 'first']);
    // Each job is elected separately.
    await second.elected('payments', async () => done.push('payments'))();
    expect(done.at(-1)).toBe('payments');
    await first.close();
    await secondSweep();
    expect(done.at(-1)).toBe('second');
  });

  it('elect another process for a job when a connection is lost, and the first rejoins when it reconnects', async () => {
    const [first, second] = [await join(), await join()];
    const received: string[] = [];
    second.on('news', (message) => received.push(message));
    const done: string[] = [];
    const sweepOf = (name: string, cluster: Cluster) => cluster.elected('sweep', async () => done.push(name));
    const secondSweep = sweepOf('second', second);
    await secondSweep();
    expect(done).toEqual(['second']);
    await databases[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'souk cluster' and datname = current_database()`,
    );
    await expect.poll(() => second.countOthers(), SOON).toBe(3);
    await sweepOf('first', first)();
    await secondSweep();
    expect(done).toEqual(['second', 'first']);
    first.publish('news', 'again');
    await expect.poll(() => received, SOON).toEqual(['again']);
  });

  it("erase a guest's old order once, and not while a customer moves it into an account [GUEST-04]", async () => {
    const [here, there] = databases as [OpenDatabase, OpenDatabase];
    const kept = { retainedFor: 400 * DAY, now: () => T0 };
    const old = { guestId: 'a guest', status: 'delivered', placedAgo: 500 * DAY } as const;
    const [claimed, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => newOrder(servers[0] as TestServer, old)),
    );
    const { id: customerId } = await newPerson(servers[0] as TestServer);
    const counts = await here.transaction(async (tx) => {
      await tx.query('update orders set customer_id = $2, guest_hash = null where id = $1', [
        claimed,
        customerId,
      ]);
      return Promise.all([there, there].map((database) => eraseOldGuestOrders({ database, ...kept })));
    });
    expect(counts.reduce((sum, { orders }) => sum + orders, 0)).toBe(others.length);
    expect(await eraseOldGuestOrders({ database: here, ...kept })).toEqual({ orders: 0, trips: 0 });
    expect(await here.query('select contact_name from orders where id = $1', [claimed])).toEqual([
      { contact_name: 'Nour Test' },
    ]);

    const [first, second] = [await join(), await join()];
    const done: string[] = [];
    for (const [name, cluster] of Object.entries({ first, second, again: first }))
      await cluster.elected('guest retention', async () => done.push(name))();
    expect(done).toEqual(['first', 'again']);
  });

  it('report generated secrets that the other process does not have', async () => {
    const text: string[] = [];
    const warn = (env: Record<string, string>) =>
      warnOfUnsharedSecrets(clusters[0] as Cluster, readSettings({ DEMO: 'off', ...env }), (line) =>
        text.push(line),
      );
    await warn({});
    await warn({ OPERATOR: 'on', OPERATOR_KEY: 'a key that all of them know' });
    expect(text).toEqual([]);
    await warn({ OPERATOR: 'on', GEOCODER: 'photon', PHOTON_URL: 'http://photon.example' });
    expect(text.join()).toMatch(/1 other processes.*OPERATOR_KEY.*GEO_TOKEN_SECRET/);
  });

  it('poll the database behind a pooler that has no direct address', async () => {
    const text: string[] = [];
    const pooled = { ...(databases[0] as OpenDatabase), isPooled: true };
    const join = (directUrl: string | null) =>
      joinProcesses(pooled, { databaseUrl: copy.url, directUrl }, (line) => text.push(line));
    expect(await (await join(null)).countOthers()).toBeNull();
    expect(text.join()).toContain('DATABASE_DIRECT_URL');
    const joined = await join(copy.url);
    expect(await joined.countOthers()).toBe(2);
    await joined.close();
  });
});
