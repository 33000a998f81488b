import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from '../../../server/settings';
import { openTestDatabase, startTestApp } from '../../support/server';

const directory = mkdtempSync(join(tmpdir(), 'souk-flows-'));
const app = join(directory, 'app');
mkdirSync(app);
mkdirSync(join(directory, 'flows', 'shots'), { recursive: true });
writeFileSync(join(app, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
writeFileSync(join(directory, 'flows', 'shots', 'cart.json'), '[]');
writeFileSync(join(directory, 'secret.json'), '"secret"');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function serve(hasFlows: boolean) {
  const database = await openTestDatabase();
  const server = await startTestApp(database, { appDirectory: app, hasFlows });
  return {
    open: (url: string) => server.app.inject({ url }),
    stop: async () => {
      await server.app.close();
      await database.close();
    },
  };
}

it('the server serves the flow gallery and the products of test runs', async () => {
  const { open, stop } = await serve(true);
  const page = await open('/flows/cart');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('"flows":true');
  const list = await open('/flow-products/shots/cart.json');
  expect([list.statusCode, list.body]).toEqual([200, '[]']);
  for (const missing of ['shots/none.json', '..%2F/secret.json', 'shots/..%2F..%2Fsecret.json'])
    expect((await open(`/flow-products/${missing}`)).statusCode).toBe(204);
  await stop();
});

it('the flow gallery is not served when its setting is off', async () => {
  const { open, stop } = await serve(false);
  for (const url of ['/flows', '/flows/', '/flows/cart?part=cart.drawer']) {
    const page = await open(url);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('"flows":false');
  }
  expect((await open('/home')).statusCode).toBe(200);
  expect((await open('/flow-products/shots/cart.json')).statusCode).toBe(404);
  await stop();
});

it('the flow gallery is served according to its setting', () => {
  expect(readSettings({}).hasFlows).toBe(true);
  expect(readSettings({ FLOWS: 'off' }).hasFlows).toBe(false);
});
