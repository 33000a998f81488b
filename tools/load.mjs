// npm run load: simulates visitors who browse, search, order, and follow their orders. The shop runs as several
// processes on one PostgreSQL server. If there are two or more, one is killed halfway. No acknowledged order may
// be lost or placed twice.
//   TEST_DATABASE_URL=postgres://... npm run load -- --processes 2 --visitors 20 --seconds 20
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureReady, root } from './setup.mjs';

const { values: wanted } = parseArgs({
  options: {
    processes: { type: 'string', default: '2' },
    visitors: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
  },
});
const serverUrl = process.env.TEST_DATABASE_URL;
if (!serverUrl) throw new Error('TEST_DATABASE_URL is missing: on which PostgreSQL may a database be made?');

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();

const FIRST_PORT = 4400;
const FOOD = { moduleid: '1', zoneid: '[1]' };
const FALAFEL_WRAP = 110;
const WORDS = ['falafel', 'tea', 'chicken', 'bread'];
const MOST_TRIES = 20;
const DRAFT = { order_type: 'take_away', payment_method: 'cash_on_delivery' };
const CONTACT = { contact_person_name: 'Nour Load', contact_person_number: '+971501112233' };

const name = `souk_load_${process.pid}`;
const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
await onServer(serverUrl, `create database ${name}`);
const processes = [];
try {
  // The processes start one after the other: the first one fills the database.
  for (let count = 0; count < Number(wanted.processes); count += 1)
    processes.push(await start(FIRST_PORT + count));
  const before = await costs();
  const result = await visit();
  tell(result, before, await costs());
  if (!(await isWhole(result.acknowledged))) process.exitCode = 1;
} finally {
  await Promise.all(processes.map(stop));
  await onServer(serverUrl, `drop database ${name} with (force)`);
}

async function start(port) {
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.mjs')], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DEMO: 'on',
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await fetch(`${base}/readyz`).catch(() => null))?.ok) return { child, base, isAlive: true };
    await pause(100);
  }
  throw new Error('A server did not start.');
}

async function stop({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function visit() {
  const took = new Map();
  const acknowledged = [];
  const faults = [];
  let turn = 0;
  let repeated = 0;
  let ofLasting = 0;

  /**
   * Sends a request to one process after the other, like a load balancer. If the connection breaks, repeats
   * the request with the same idempotency key.
   */
  const call = async (kind, method, path, body, key) => {
    for (let tries = 1; ; tries += 1) {
      const alive = processes.filter(({ isAlive }) => isAlive);
      const { base } = alive[turn++ % alive.length];
      const isLasting = processes.length === 1 || base !== processes.at(-1).base;
      const begun = performance.now();
      try {
        const answer = await fetch(base + path, {
          method,
          headers: {
            ...FOOD,
            ...(body && { 'content-type': 'application/json' }),
            ...(key && { 'idempotency-key': key }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
        if (isLasting) ofLasting += 1;
        took.set(kind, [...(took.get(kind) ?? []), performance.now() - begun]);
        return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
      } catch (error) {
        const isLost = error instanceof TypeError;
        if (!isLost || tries === MOST_TRIES) {
          faults.push(String(error));
          return null;
        }
        repeated += 1;
        await pause(50);
      }
    }
  };

  const until = Date.now() + Number(wanted.seconds) * 1000;
  const visitor = async (number) => {
    for (let round = 0; Date.now() < until; round += 1) {
      const guest = await call('guest', 'POST', '/api/v1/auth/guest/request', {});
      if (guest === null) continue;
      const { guest_id } = guest;
      await call('page', 'GET', '/store/basil-kitchen');
      await call('list', 'GET', '/api/v1/items/popular?limit=12');
      const word = WORDS[(number + round) % WORDS.length];
      await call('search', 'GET', `/api/v1/items/search?name=${word}&limit=12`);
      const goods = { guest_id, model: 'Item', item_id: FALAFEL_WRAP, price: 0, quantity: 1 };
      await call('cart', 'POST', '/api/v1/customer/cart/add', goods);
      const quote = await call('quote', 'POST', '/api/v1/customer/order/quote', { ...DRAFT, guest_id });
      if (quote === null) continue;
      const order = { ...DRAFT, ...CONTACT, guest_id, order_amount: quote.total_amount };
      const key = `load-${number}-${round}`;
      const placed = await call('order', 'POST', '/api/v1/customer/order/place', order, key);
      if (placed !== null) acknowledged.push(placed.order_id);
      await call(
        'follow',
        'GET',
        `/api/v1/customer/order/details?order_id=${placed?.order_id}&guest_id=${guest_id}`,
      );
    }
  };
  const visitors = Array.from({ length: Number(wanted.visitors) }, (_, number) => visitor(number));
  const killing = processes.length > 1 ? killOne() : null;
  await Promise.all(visitors);
  await killing;
  return { took, acknowledged, faults, repeated, ofLasting };
}

/**
 * The CPU seconds of the processes that run to the end (Linux only), and the size of the database in bytes.
 */
async function costs() {
  const [{ bytes }] = await onServer(url, 'select pg_database_size(current_database())::float8 as bytes');
  const lasting = processes.length > 1 ? processes.slice(0, -1) : processes;
  return { bytes, seconds: lasting.reduce((sum, { child }) => sum + processorSeconds(child.pid), 0) };
}

function processorSeconds(pid) {
  if (process.platform !== 'linux') return 0;
  // The fields after the process name in parentheses. The 12th and 13th are user and system time in
  // hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const [user, system] = fields.slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** Kills one process halfway. The database and the other processes keep running. */
async function killOne() {
  await pause((Number(wanted.seconds) * 1000) / 2);
  const victim = processes.at(-1);
  victim.child.kill('SIGKILL');
  await once(victim.child, 'exit');
  victim.isAlive = false;
}

function tell({ took, acknowledged, faults, repeated, ofLasting }, before, after) {
  const count = [...took.values()].reduce((sum, { length }) => sum + length, 0);
  const perSecond = (number) => (number / Number(wanted.seconds)).toFixed(1);
  console.info(`${wanted.processes} processes, ${wanted.visitors} visitors, ${wanted.seconds} s`);
  console.info(`${perSecond(count)} requests/s, ${perSecond(acknowledged.length)} orders/s`);
  for (const [kind, times] of took) {
    times.sort((one, other) => one - other);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0);
    console.info(`${kind.padEnd(8)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
  }
  const processor = ((after.seconds - before.seconds) * 1000) / ofLasting;
  const kilobytes = (after.bytes - before.bytes) / 1024 / acknowledged.length;
  console.info(
    `processor: ${processor.toFixed(1)} ms a request; database: ${kilobytes.toFixed(1)} kB an order`,
  );
  console.info(`repeated after a lost connection: ${repeated}; failed: ${faults.length}`);
  for (const fault of faults.slice(0, 5)) console.error(fault);
}

/** Whether each acknowledged order exists exactly once, and all ledger entries sum to zero. */
async function isWhole(acknowledged) {
  const [orders] = await onServer(
    url,
    `select count(*)::int as all, count(distinct guest_hash)::int as guests,
      (count(*) filter (where id = any('{${acknowledged.join(',')}}')))::int as found
    from orders where idempotency_key like 'load-%'`,
  );
  const [ledger] = await onServer(url, 'select coalesce(sum(amount), 0)::int as sum from ledger_entries');
  const twice = orders.all - orders.guests;
  console.info(
    `acknowledged ${acknowledged.length}, found ${orders.found}, placed twice ${twice}, ledger sums to ${ledger.sum}`,
  );
  return orders.found === acknowledged.length && twice === 0 && ledger.sum === 0;
}

async function onServer(address, sql) {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
