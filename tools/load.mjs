// npm run load: simulates visitors who browse, search, order, and follow their orders. The shop runs as several
// processes on one PostgreSQL server. Something is killed halfway with SIGKILL: one of the processes, PostgreSQL
// or Redis. No acknowledged order may be lost or placed twice, and no wallet charged twice.
//   TEST_DATABASE_URL=postgres://... npm run load -- --processes 2 --visitors 20 --seconds 20
//   npm run load -- --kill postgres     starts its own PostgreSQL (Linux)
//   TEST_DATABASE_URL=postgres://... npm run load -- --kill redis     starts its own Redis
// --pooler postgres://127.0.0.1:6432 lets the processes reach PostgreSQL through a running PgBouncer.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureReady } from './setup.mjs';

const { values: wanted } = parseArgs({
  options: {
    processes: { type: 'string', default: '2' },
    visitors: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    kill: { type: 'string', default: 'process' },
    pooler: { type: 'string' },
  },
});
if (!['process', 'postgres', 'redis'].includes(wanted.kill))
  throw new Error('--kill is process, postgres or redis');
const ofTest = process.env.TEST_DATABASE_URL;
if (wanted.pooler && wanted.kill === 'postgres')
  throw new Error('--kill postgres starts its own PostgreSQL, which the pooler does not know');
if (!ofTest && wanted.kill !== 'postgres')
  throw new Error('TEST_DATABASE_URL is missing: on which PostgreSQL may a database be made?');

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const { onServer, pause, startShop, stopShop } = await import('./load/shop.mjs');
const { addAccounts, createClient, isWhole, visit } = await import('./load/visits.mjs');
const victims = await import('./load/victims.mjs');

const seconds = Number(wanted.seconds);
const sources = wanted.kill === 'process' ? null : await victims.loadSources();
const helper = (name) => sources.ssrLoadModule(`/tests/support/${name}.ts`);
let postgres = null;
let redis = null;
let processes = [];
const name = `souk_load_${process.pid}`;
try {
  if (wanted.kill === 'postgres') postgres = await (await helper('own-postgres')).startKillablePostgres();
  if (wanted.kill === 'redis') redis = await (await helper('own-redis')).startOwnRedis();
  await run(postgres?.url ?? ofTest);
} finally {
  await redis?.stop();
  await postgres?.remove();
  await sources?.close();
}

async function run(serverUrl) {
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await onServer(serverUrl, `create database ${name}`);
  try {
    processes = await startShop(Number(wanted.processes), {
      ...addressesOf(url),
      ...(redis === null ? { RATE_LIMITS: 'off' } : { REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.1' }),
    });
    const client = createClient(processes);
    const accounts = await addAccounts(client, Number(wanted.visitors), url);
    const before = await costs(url);
    const waiting = [];
    const visits = visit({
      client,
      accounts,
      count: Number(wanted.visitors),
      seconds,
      onOrder: () => {
        for (const resolve of waiting.splice(0)) resolve();
      },
    });
    const killing = killOne(client, () => new Promise((resolve) => waiting.push(resolve)));
    const acknowledged = await visits;
    tell(client, acknowledged, before, await costs(url));
    // The visits may end before the first order after the kill.
    console.info((await Promise.race([killing, pause(1000)])) ?? 'no order after the kill');
    const isFine = [await victims.isReady(processes, url), await isWhole(url, acknowledged)].every(Boolean);
    if (!isFine || client.faults.length > 0) process.exitCode = 1;
  } finally {
    await stopShop(processes);
    await onServer(serverUrl, `drop database ${name} with (force)`);
  }
}

/** Returns the settings of the processes for a database, directly or through the pooler. */
function addressesOf(url) {
  if (!wanted.pooler) return { DATABASE_URL: url };
  const { username, password, pathname } = new URL(url);
  const pooled = Object.assign(new URL(wanted.pooler), { username, password, pathname }).href;
  return { DATABASE_URL: pooled, DATABASE_DIRECT_URL: url };
}

/** Kills one part of the shop while orders are being placed. */
async function killOne({ openOrders }, nextOrder) {
  await pause((seconds * 1000) / 2);
  while (openOrders() < Math.min(2, Number(wanted.visitors))) await pause(1);
  console.info(`orders being placed at the kill: ${openOrders()}`);
  if (postgres !== null) return victims.killPostgres(postgres, nextOrder);
  if (redis !== null) {
    const startAgain = async () => (await helper('own-redis')).startOwnRedis(Number(new URL(redis.url).port));
    const { again, figures } = await victims.killRedis({ redis, startAgain }, nextOrder);
    redis = again;
    return figures;
  }
  if (processes.length === 1) return 'nothing killed, because there is one process';
  await victims.killProcess(processes);
  return 'one process killed';
}

/**
 * Returns the CPU seconds of the processes that run to the end (Linux only), and the size of the database in
 * bytes.
 */
async function costs(url) {
  const [{ bytes }] = await onServer(url, 'select pg_database_size(current_database())::float8 as bytes');
  const isOneKilled = wanted.kill === 'process' && processes.length > 1;
  const lasting = isOneKilled ? processes.slice(0, -1) : processes;
  return { bytes, seconds: lasting.reduce((sum, { child }) => sum + processorSeconds(child.pid), 0) };
}

function processorSeconds(pid) {
  if (process.platform !== 'linux') return 0;
  // Reads the fields after the process name in parentheses. The 12th and 13th are user and system time in
  // hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const [user, system] = fields.slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

function tell({ took, faults, repeated, ofLasting }, acknowledged, before, after) {
  const count = [...took.values()].reduce((sum, { length }) => sum + length, 0);
  const perSecond = (number) => (number / seconds).toFixed(1);
  console.info(`${wanted.processes} processes, ${wanted.visitors} visitors, ${seconds} s`);
  console.info(`${perSecond(count)} requests/s, ${perSecond(acknowledged.length)} orders/s`);
  for (const [kind, times] of took) {
    times.sort((one, other) => one - other);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0);
    console.info(
      `${kind.padEnd(8)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`,
    );
  }
  const processor = ((after.seconds - before.seconds) * 1000) / ofLasting();
  const kilobytes = (after.bytes - before.bytes) / 1024 / acknowledged.length;
  // Requests that failed while the database was away cost time too, so the figure would be wrong.
  if (wanted.kill !== 'postgres')
    console.info(
      `processor: ${processor.toFixed(1)} ms a request; database: ${kilobytes.toFixed(1)} kB an order`,
    );
  const why = [...repeated].map(([reason, times]) => `${times} after ${reason}`).join(', ');
  console.info(`repeated: ${why || 'none'}; failed: ${faults.length}`);
  for (const fault of faults.slice(0, 5)) console.error(fault);
}
