// npm run bench: speed as ratios, all measured in one run on one machine. Prints; judges nothing.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const { default: autocannon } = await import('autocannon');
const { frames } = await import('./bench-frames.mjs');

const PORT = 4390;
const BASE = `http://127.0.0.1:${PORT}`;
const FOOD = { moduleid: '1', zoneid: '[1]' };
const GROCERY = { moduleid: '2', zoneid: '[1]' };
const SECONDS = 5;
const SMALL = 1_000;
const LARGE = 100_000;
const WORDS = ['milk', 'rice', 'bred', 'زيتون', 'chocolate', 'apple juice'];

const folder = mkdtempSync(join(tmpdir(), 'souk-bench-'));
try {
  await withServer(async () => {
    const constant = await load('a constant answer', { path: '/healthz' });
    const list = await load('popular items, 12 of a page', {
      path: '/api/v1/items/popular?limit=12',
      headers: FOOD,
    });
    const add = await load('an item into a cart', await cartAdd());
    console.info(`\nlist / constant: ${ratio(list, constant)} times the time of a request`);
    console.info(`cart add / constant: ${ratio(add, constant)} times the time of a request`);
  });
  await fill(SMALL);
  const small = await withServer(() => searches(SMALL));
  await fill(LARGE);
  const large = await withServer(async () => {
    await frames(BASE);
    return searches(LARGE);
  });
  console.info(
    `\nsearch over ${LARGE} items / over ${SMALL}: p50 ${(large.p50 / small.p50).toFixed(2)}, p99 ${(large.p99 / small.p99).toFixed(2)} times`,
  );
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
    return await run();
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

async function searches(items) {
  const times = [];
  for (let round = 0; round < 30; round += 1)
    for (const word of WORDS) {
      const startedAt = performance.now();
      const answer = await fetch(`${BASE}/api/v1/items/search?limit=12&name=${encodeURIComponent(word)}`, {
        headers: GROCERY,
      });
      await answer.arrayBuffer();
      if (round > 2) times.push(performance.now() - startedAt);
    }
  times.sort((one, other) => one - other);
  const p50 = times[Math.floor(times.length * 0.5)];
  const p99 = times[Math.floor(times.length * 0.99)];
  console.info(`search over ${items} items: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  return { p50, p99 };
}

/** Copies the groceries of the demo under new names until there are as many as asked for. */
async function fill(count) {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { readdirSync } = await import('node:fs');
  const cluster =
    readdirSync(folder, { withFileTypes: true }).find((entry) => entry.isDirectory())?.name ?? '';
  const database = await PGlite.create({ dataDir: join(folder, cluster), extensions: { pg_trgm } });
  await database.query(
    `insert into items (id, slug, store_id, module_id, zone_id, category_id, name, description, images, price, created_at, order_count, search_text)
     select 1000000 + n, 'bench-' || n, source.store_id, source.module_id, source.zone_id, source.category_id, source.name, source.description, source.images,
            source.price + n % 97, source.created_at, n % 1000, source.search_text || ' ' || substr(md5(n::text), 1, 8)
     from generate_series(1, $1::int) as n
     join (select row_number() over (order by id) - 1 as position, count(*) over () as total, items.* from items where module_id = 2 and id < 1000000) as source
       on source.position = n % source.total
     on conflict (id) do nothing`,
    [count],
  );
  await database.exec('vacuum (analyze) items');
  await database.close();
}
