// npm run bench: measures speed as ratios, in one run on one machine, because absolute times depend on the
// machine. It only prints.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const { default: autocannon } = await import('autocannon');
const { city } = await import('./bench-city.mjs');
const { frames } = await import('./bench-frames.mjs');
const { lists } = await import('./bench-lists.mjs');
const { orders } = await import('./bench-orders.mjs');
const { multiplyWorld } = await import('./large-world.mjs');

const PORT = 4390;
const BASE = `http://127.0.0.1:${PORT}`;
const FOOD = { moduleid: '1', zoneid: '[1]' };
const SECONDS = 5;
/** A server-rendered page may take at most this many times as long as a constant response. */
const MAX_RATIO_TO_CONSTANT = 3;

const folder = mkdtempSync(join(tmpdir(), 'souk-bench-'));
try {
  await withServer(async () => {
    const constant = await load('a constant answer', { path: '/healthz' });
    const list = await load('popular items, 12 of a page', {
      path: '/api/v1/items/popular?limit=12',
      headers: FOOD,
    });
    const add = await load('an item into a cart', await cartAdd());
    const crowd = { connections: 200, headers: { 'accept-encoding': 'gzip, br' } };
    const constantOfMany = await load('a constant answer, 200 visitors at once', {
      path: '/healthz',
      ...crowd,
    });
    for (const path of ['/', '/product/101', '/store/1']) {
      const page = await load(`the page ${path} server-rendered, 200 at once`, { path, ...crowd });
      console.info(`page / constant: ${ratio(page, constantOfMany)} times the time of a request`);
      if (ratio(page, constantOfMany) > MAX_RATIO_TO_CONSTANT) process.exitCode = 1;
    }
    console.info(`\nlist / constant: ${ratio(list, constant)} times the time of a request`);
    console.info(`cart add / constant: ${ratio(add, constant)} times the time of a request`);
  });
  await withServer((server) => orders(BASE, server));
  await withServer(() => city(load, ratio));
  await lists();
  // Also measures the lists on a PostgreSQL server, if TEST_DATABASE_URL names one.
  if (process.env.TEST_DATABASE_URL) await lists(process.env.TEST_DATABASE_URL);
  await fill();
  await withServer(() => frames(BASE));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function withServer(run) {
  const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.mjs')], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await untilItAnswers();
    return await run(server);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function untilItAnswers() {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${BASE}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

async function load(title, request) {
  const { latency, requests, non2xx } = await autocannon({
    url: `${BASE}${request.path}`,
    connections: 10,
    duration: SECONDS,
    ...request,
  });
  console.info(
    `${title}: ${Math.round(requests.average)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms${non2xx ? `, ${non2xx} refused` : ''}`,
  );
  return requests.average;
}

function ratio(one, other) {
  return (other / one).toFixed(1);
}

async function cartAdd() {
  const answer = await fetch(`${BASE}/api/v1/auth/guest/request`, { method: 'POST' });
  const { guest_id } = await answer.json();
  return {
    path: '/api/v1/customer/cart/add',
    method: 'POST',
    headers: { ...FOOD, 'content-type': 'application/json' },
    body: JSON.stringify({ guest_id, model: 'Item', item_id: 104, price: 0, quantity: 1 }),
  };
}

/** Fills the database of a stopped server, so that its lists have ten thousand items. */
async function fill() {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const cluster =
    readdirSync(folder, { withFileTypes: true }).find((entry) => entry.isDirectory())?.name ?? '';
  const database = await PGlite.create({ dataDir: join(folder, cluster), extensions: { pg_trgm } });
  await multiplyWorld(async (sql, values) => (await database.query(sql, values)).rows, {
    stores: 2_000,
    items: 80_000,
  });
  await database.exec('vacuum (analyze)');
  await database.close();
}
