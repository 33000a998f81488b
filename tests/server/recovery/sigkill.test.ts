import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer, type RunningServer, runServer } from './server-process';

/** Mint Tea: no stock and no limit, so that only the database decides what is kept. */
const ITEM = 104;
const FOOD = '1';
const WRITERS = 10;
const WRITES = 500;
const KILLED_AFTER = 250;

type Line = { id: number; quantity: number };
type Writer = { guestId: string; lineId: number; acknowledged: number; sent: number };

const directory = mkdtempSync(join(tmpdir(), 'souk-recovery-'));
let program = '';
let server: RunningServer | undefined;

beforeAll(async () => {
  program = await buildServer();
});
afterAll(() => {
  server?.process.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function call<Body>(url: string, method: string, body?: object): Promise<Body> {
  const answer = await fetch(`${server?.address}/api/v1${url}`, {
    method,
    headers: { moduleId: FOOD, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

const linesOf = ({ guestId }: Pick<Writer, 'guestId'>) =>
  call<Line[]>(`/customer/cart/list?guest_id=${guestId}`, 'GET');

async function newWriter(): Promise<Writer> {
  const { guest_id: guestId } = await call<{ guest_id: string }>('/auth/guest/request', 'POST');
  await call('/customer/cart/add', 'POST', {
    guest_id: guestId,
    model: 'Item',
    item_id: ITEM,
    price: 0,
    quantity: 1,
  });
  const [line] = await linesOf({ guestId });
  return { guestId, lineId: line?.id ?? 0, acknowledged: 1, sent: 1 };
}

it('keeps every acknowledged cart write when the process is killed in the middle of 500', {
  timeout: 120_000,
}, async () => {
  server = await runServer(program, directory);
  const writers = await Promise.all(Array.from({ length: WRITERS }, newWriter));
  let acknowledged = 0;

  const write = async (writer: Writer) => {
    for (let quantity = 2; quantity <= 1 + WRITES / WRITERS; quantity += 1) {
      writer.sent = quantity;
      const { guestId, lineId } = writer;
      const body = { guest_id: guestId, cart_id: lineId, item_id: ITEM, model: 'Item', price: 0, quantity };
      await call('/customer/cart/update', 'POST', body);
      writer.acknowledged = quantity;
      acknowledged += 1;
      if (acknowledged === KILLED_AFTER) server?.process.kill('SIGKILL');
    }
  };
  const ends = await Promise.allSettled(writers.map(write));
  expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  expect(acknowledged).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(acknowledged).toBeLessThan(WRITES);

  server = await runServer(program, directory);
  for (const writer of writers) {
    const [line, ...others] = await linesOf(writer);
    expect(others).toEqual([]);
    expect(line?.quantity).toBeGreaterThanOrEqual(writer.acknowledged);
    expect(line?.quantity).toBeLessThanOrEqual(writer.sent);
  }

  const survivor = writers[0] as Writer;
  await call('/customer/cart/update', 'POST', {
    guest_id: survivor.guestId,
    cart_id: survivor.lineId,
    item_id: ITEM,
    model: 'Item',
    price: 0,
    quantity: 77,
  });
  expect(await server.stop('SIGTERM')).toBe(0);
  server = await runServer(program, directory);
  expect((await linesOf(survivor))[0]?.quantity).toBe(77);
});

it('says so and ends when the port or the data belong to another server', { timeout: 60_000 }, async () => {
  if (server === undefined) throw new Error('The first test did not leave a server');
  const { port } = new URL(server.address);
  const other = mkdtempSync(join(tmpdir(), 'souk-recovery-'));
  await expect(runServer(program, other, port)).rejects.toThrow(`Port ${port} is already in use`);
  await expect(runServer(program, directory)).rejects.toThrow('is in use by process');
  rmSync(other, { recursive: true, force: true });
  expect(await server.stop('SIGINT')).toBe(0);
});
