import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/db/connect';
import { openRedis } from '../../../server/db/redis';
import { hasRedis, startOwnRedis } from '../../support/own-redis';
import { openTestDatabase, startTestApp, type TestServer } from '../../support/server';

describe.runIf(hasRedis)('Two processes with one Redis (where redis-server is installed)', () => {
  let redis: Awaited<ReturnType<typeof startOwnRedis>>;
  let database: OpenDatabase;
  const clients: Redis[] = [];
  const servers: TestServer[] = [];
  const text: string[] = [];

  beforeAll(async () => {
    redis = await startOwnRedis();
    database = await openTestDatabase();
    for (let process = 0; process < 2; process += 1) {
      const client = await openRedis(redis.url, (line) => text.push(line));
      if (client !== null) clients.push(client);
      servers.push(await startTestApp(database, { hasRateLimits: true, ...(client && { redis: client }) }));
    }
  });
  afterAll(async () => {
    for (const { app } of servers) await app.close();
    for (const client of clients) client.disconnect();
    await redis.stop();
    await database.close();
  });

  const subscribe = async (turn: number) => {
    const answer = await servers[turn % 2]?.app.inject({
      method: 'POST',
      url: '/api/v1/newsletter/subscribe',
      payload: { email: 'loop@souk.example' },
    });
    return answer?.statusCode;
  };

  it('count the requests to both processes together', async () => {
    const statuses: (number | undefined)[] = [];
    for (let turn = 0; turn < 24; turn += 1) statuses.push(await subscribe(turn));
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
  });

  it("respond within a second and don't count while Redis is unavailable", async () => {
    await redis.stop();
    await expect.poll(() => text.length, { timeout: 5000 }).toBeGreaterThan(0);
    const startedAt = performance.now();
    expect(await subscribe(0)).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(text[0]).toContain('Redis is away');
  });
});

it('the server opens no connection to Redis when Redis is not configured', async () => {
  expect(await openRedis(null, () => undefined)).toBeNull();
});
