// npm run restore:check: tries both backups of docs/operator.md end to end, on its own PostgreSQL. Customers order,
// a base backup is made, customers order again, then all orders are deleted by mistake. The database is recovered
// to the moment before, and a dump of it is restored. In both, every order must be found and the ledger must sum to
// zero. Needs an installed PostgreSQL with pg_basebackup; PG_BIN names the folder of its programs.
import { ensureReady } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const { createWorkplace, findPrograms } = await import('./restore-check/cluster.mjs');
const { onServer, pause, startProcess, stopShop } = await import('./load/shop.mjs');
const { addAccounts, createClient, isWhole, visit } = await import('./load/visits.mjs');
const { loadSources } = await import('./load/victims.mjs');

/** Half of them pay in cash and half from the wallet. */
const VISITORS = 4;
const SECONDS = 5;
const SETTINGS = { RATE_LIMITS: 'off' };
const sources = await loadSources();
const { freePort } = await sources.ssrLoadModule('/tests/support/free-port.ts');
const place = createWorkplace(findPrograms());
const archive = place.path('archive');
const shopOf = (url, name = 'souk') => Object.assign(new URL(url), { pathname: `/${name}` }).href;
let cluster = null;
let processes = [];
let checks = 0;
try {
  const { moment, ...orders } = await makeMistake();
  const url = await recover(moment);
  const isRecovered = await isRestored(url, orders);
  const isDumpRestored = await isRestored(await restoreDump(url), orders);
  if (!isRecovered || !isDumpRestored) process.exitCode = 1;
} finally {
  await stopShop(processes);
  await cluster?.stop();
  await sources.close();
  place.remove();
}

/** Returns the acknowledged orders before the mistake, one after it, and a time between. */
async function makeMistake() {
  place.run('mkdir', archive);
  place.run('initdb', '-D', place.path('data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const port = await freePort();
  cluster = await place.start(place.path('data'), port, {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  });
  await onServer(cluster.url, 'create database souk');
  const url = shopOf(cluster.url);
  processes = [await startShop(url)];
  const client = createClient(processes);
  const accounts = await addAccounts(client, VISITORS, url);
  const orders = (name, seconds = SECONDS) =>
    visit({ client, accounts, count: VISITORS, seconds, name, onOrder: () => undefined });
  const early = await orders('early');
  await timed('base backup', () =>
    place.run(
      'pg_basebackup',
      '-D',
      place.path('base'),
      '-U',
      'postgres',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-c',
      'fast',
    ),
  );
  const acknowledged = [...early, ...(await orders('later'))];
  const [{ moment }] = await onServer(url, 'select clock_timestamp()::text as moment');
  await pause(1000);
  await onServer(url, 'truncate orders cascade');
  const late = await orders('too-late', 1);
  console.info(
    `${early.length} orders before the base backup, ${acknowledged.length - early.length} after it`,
  );
  await stopShop(processes);
  // Without this, the last orders are only in the segment that is not full yet.
  await onServer(url, 'select pg_switch_wal()');
  await cluster.stop();
  return { acknowledged, late, moment };
}

/** Recovers the base backup to the moment. Returns the URL of the shop's database. */
async function recover(moment) {
  await timed('recovery', async () => {
    place.run('touch', place.path('base', 'recovery.signal'));
    cluster = await place.start(place.path('base'), await freePort(), {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    });
    while ((await onServer(cluster.url, 'select pg_is_in_recovery() as is'))[0].is) await pause(50);
  });
  return shopOf(cluster.url);
}

/** Dumps the database and restores the dump beside it. Returns its URL. */
async function restoreDump(url) {
  const dump = place.path('souk.dump');
  await onServer(cluster.url, 'create database souk_restored');
  await timed('dump', () => place.run('pg_dump', '--format=custom', `--file=${dump}`, url));
  const restored = shopOf(url, 'souk_restored');
  await timed('restore of the dump', () =>
    place.run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${restored}`, dump),
  );
  return restored;
}

/**
 * Starts a server on the database and checks that it has the acknowledged orders and no later one. Then orders and
 * adds the new orders to the acknowledged ones.
 */
async function isRestored(url, { acknowledged, late }) {
  processes = [await startShop(url)];
  const isRight = await isWhole(url, acknowledged);
  const kept = await onServer(url, 'select id from orders where id = any($1::int[])', [late]);
  console.info(`orders after the mistake: ${late.length}, found ${kept.length}`);
  const client = createClient(processes);
  const further = { client, accounts: new Map(), count: 1, seconds: 1, name: `after-${++checks}` };
  const fresh = await visit({ ...further, onOrder: () => undefined });
  acknowledged.push(...fresh);
  await stopShop(processes);
  for (const fault of client.faults) console.error(fault);
  return isRight && kept.length === 0 && fresh.length > 0 && client.faults.length === 0;
}

async function startShop(url) {
  return startProcess(await freePort(), { ...SETTINGS, DATABASE_URL: url });
}

async function timed(title, work) {
  const begun = performance.now();
  await work();
  console.info(`${title}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
