import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { connect } from '../../../server/db/connect';
import { bootPages } from '../../../server/http/boot-page';
import { FRESH_FOR } from '../../../server/http/page-cache';
import { copyOf } from '../../support/postgres-copy';
import { openTestDatabase, startTestApp } from '../../support/server';

const url = inject('postgresUrl');
const PATIENCE = 400;

/** A proxy to the database that can stop forwarding, like a network that lost its route. */
async function deadlyWay(target: URL) {
  let isDead = false;
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = dial(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    near.on('data', (bytes) => isDead || far.write(bytes));
    far.on('data', (bytes) => isDead || near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => isDead || near.destroy());
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const through = new URL(target);
  through.hostname = '127.0.0.1';
  through.port = String((way.address() as AddressInfo).port);
  return {
    url: String(through),
    setDead: (value: boolean) => {
      isDead = value;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}

describe.runIf(url !== null)('A PostgreSQL that fails and comes back', () => {
  it('ends waiting statements and is used again without a restart', async () => {
    const copy = await copyOf(url ?? '');
    const way = await deadlyWay(new URL(copy.url));
    const database = await connect({ url: way.url, directory: null, prepare: true, timeout: PATIENCE });
    const ask = () => database.query<{ one: number }>('select 1 as one');
    expect(await ask()).toEqual([{ one: 1 }]);
    way.setDead(true);
    const waiting = Array.from({ length: 12 }, ask);
    for (const result of await Promise.allSettled(waiting)) expect(result.status).toBe('rejected');
    await expect(database.transaction((tx) => tx.query('select 1'))).rejects.toThrow();
    way.setDead(false);
    expect(await ask()).toEqual([{ one: 1 }]);
    await database.close();
    way.close();
    await copy.drop();
  });
});

describe.runIf(url !== null)('An API without its PostgreSQL', () => {
  const answerOf = async (isSilent: boolean) => {
    const copy = await copyOf(url ?? '');
    const way = await deadlyWay(new URL(copy.url));
    const database = await connect({ url: way.url, directory: null, prepare: true, timeout: PATIENCE });
    const { app } = await startTestApp({ ...database.forRequests, close: database.close });
    const ask = () =>
      app.inject({ url: '/api/v1/items/popular', headers: { zoneid: '[1]', 'x-localization': 'ar' } });
    expect((await ask()).statusCode).toBe(200);
    if (isSilent) way.setDead(true);
    else way.close();
    const answers = await Promise.all(Array.from({ length: 15 }, ask));
    await app.close();
    await database.close();
    if (isSilent) way.close();
    await copy.drop();
    return answers;
  };

  it.each([
    ['stopped', false],
    ['silent', true],
  ])('responds with 503 with a retry time while it is %s [API-06]', async (_, isSilent) => {
    for (const answer of await answerOf(isSilent)) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json()).toEqual({
        errors: [{ code: 'database_away', message: expect.stringContaining('سيعود المتجر') }],
      });
    }
  });
});

describe('A server without its database', () => {
  it('still serves the page, and reports that it is alive but not ready', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'souk-app-'));
    writeFileSync(
      join(directory, 'index.html'),
      '<!doctype html><html lang="en"><head></head><body></body></html>',
    );
    const database = await openTestDatabase();
    let isThere = true;
    const query: typeof database.query = (...statement) =>
      isThere ? database.query(...statement) : Promise.reject(new Error('gone'));
    const { app } = await startTestApp({ ...database, query }, { appDirectory: directory });
    const visit = async (path: string) => {
      const { statusCode, body } = await app.inject({ url: path, headers: { cookie: 'souk_language=ar' } });
      return { statusCode, body };
    };
    expect((await visit('/readyz')).statusCode).toBe(200);
    isThere = false;
    const page = await visit('/home');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="ar" dir="rtl"');
    expect(page.body).not.toContain('souk-boot');
    expect((await visit('/readyz')).statusCode).toBe(503);
    expect((await visit('/healthz')).statusCode).toBe(200);
    await app.close();
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('serves the page that it has rendered before', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'souk-app-'));
    writeFileSync(join(directory, 'index.html'), '<html><head></head></html>');
    let isThere = true;
    const bootOf = async () => {
      if (!isThere) throw new Error('gone');
      return { language: 'en' as const };
    };
    const pageOf = bootPages(directory, {}, new Map());
    const visit = { shop: { name: 'plain', edition: () => '', bootOf }, language: 'en' } as never;
    const first = await pageOf(visit, '/');
    isThere = false;
    vi.useFakeTimers({ toFake: ['performance'], now: performance.now() });
    vi.advanceTimersByTime(FRESH_FOR + 1000);
    expect((await pageOf(visit, '/')).plain.toString()).toBe(first.plain.toString());
    expect(first.plain.toString()).toContain('souk-boot');
    vi.useRealTimers();
    rmSync(directory, { recursive: true, force: true });
  });

  it('serves the last rendered page when the database does not respond within a second', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'souk-app-'));
    writeFileSync(join(directory, 'index.html'), '<html><head></head></html>');
    let isSilent = false;
    const bootOf = () =>
      isSilent ? new Promise<never>(() => undefined) : Promise.resolve({ language: 'en' as const });
    const pageOf = bootPages(directory, {}, new Map());
    const visit = { shop: { name: 'plain', edition: () => '', bootOf }, language: 'en' } as never;
    const first = await pageOf(visit, '/');
    isSilent = true;
    vi.useFakeTimers({ toFake: ['performance'], now: performance.now() });
    vi.advanceTimersByTime(FRESH_FOR + 1000);
    const startedAt = Date.now();
    expect((await pageOf(visit, '/')).etag).toBe(first.etag);
    expect(Date.now() - startedAt).toBeLessThan(2500);
    vi.useRealTimers();
    rmSync(directory, { recursive: true, force: true });
  });
});
