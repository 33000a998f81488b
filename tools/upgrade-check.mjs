// npm run upgrade:check: upgrades a shop while it is open. The previous release fills a database and takes
// orders. The current migrations run beside it. Then both releases serve the same customers, and at last the
// previous one starts again. Any error is a failure.
//   npm run upgrade:check -- --from <commit>     the previous release: by default the one before the newest migration
// Uses a new database on TEST_DATABASE_URL, or an own PostgreSQL. UPGRADE_SKIPPED names a file for the reason
// why the check could not run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureReady, root } from './setup.mjs';

const { values: wanted } = parseArgs({ options: { from: { type: 'string' } } });

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const { buildPrevious, describeCommit, findPrevious, NothingToCompare } = await import(
  './upgrade-check/previous.mjs'
);
const { createCaller, finish, order, readAll, signIn } = await import('./upgrade-check/visits.mjs');
const { onServer, startProcess, stopShop } = await import('./load/shop.mjs');
const { loadSources } = await import('./load/victims.mjs');

const OPERATOR_KEY = 'a key for the upgrade';
/** So few connections that each one has seen every statement before the migrations run. */
const SETTINGS = {
  DB_POOL_SIZE: '2',
  GEO_TOKEN_SECRET: 'a secret for the upgrade',
  OPERATOR: 'on',
  OPERATOR_KEY,
  RATE_LIMITS: 'off',
};
/** One missing column makes dozens of requests fail. */
const SHOWN_FAULTS = 20;
const folder = mkdtempSync(join(tmpdir(), 'souk-upgrade-'));
const faults = [];
const sources = await loadSources();
let postgres = null;
try {
  const commit = findPrevious(wanted.from);
  console.info(`previous release: ${describeCommit(commit)}`);
  const program = buildPrevious(commit, folder);
  postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  await upgrade(postgres?.url ?? process.env.TEST_DATABASE_URL, program);
  console.info(`${faults.length} faults`);
  for (const fault of faults.slice(0, SHOWN_FAULTS)) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof NothingToCompare)) throw error;
  console.info(`Skipped. ${error.message}`);
  if (process.env.UPGRADE_SKIPPED) writeFileSync(process.env.UPGRADE_SKIPPED, error.message);
} finally {
  await postgres?.stop();
  await sources.close();
  rmSync(folder, { recursive: true, force: true });
}

async function startPostgres() {
  const { startOwnPostgres } = await sources.ssrLoadModule('/tests/support/own-postgres.ts');
  try {
    return await startOwnPostgres();
  } catch (error) {
    throw new NothingToCompare(`There is no PostgreSQL: set TEST_DATABASE_URL. ${error.message}`);
  }
}

async function upgrade(serverUrl, program) {
  const name = `souk_upgrade_${process.pid}`;
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await onServer(serverUrl, `create database ${name}`);
  try {
    await upgradeDatabase({ ...SETTINGS, DATABASE_URL: url }, program);
    const [{ sum }] = await onServer(
      url,
      'select coalesce(sum(amount), 0)::float8 as sum from ledger_entries',
    );
    if (sum !== 0) faults.push(`The ledger sums to ${sum}.`);
  } finally {
    await onServer(serverUrl, `drop database ${name} with (force)`);
  }
}

async function upgradeDatabase(settings, previousProgram) {
  const start = (label, program) => startRelease(label, settings, program);
  const { T0, DAY } = await sources.ssrLoadModule('/server/demo/world/t0.ts');
  let days = 0;
  // Each trip is on another day, because the vehicle can be booked once at a time.
  const place = (caller, people, name) => {
    days += 1;
    return order(caller, people, name, new Date(T0 + days * DAY).toISOString());
  };
  let previous = await start('previous release', previousProgram);
  let current = null;
  try {
    const people = await signIn(previous.caller, OPERATOR_KEY);
    const early = await place(previous.caller, people, 'early');
    const before = await readAll(previous.caller, people, early, faults);
    const successes = [...before.values()].filter((status) => status === 200).length;
    console.info(`${successes} of ${before.size} reads succeed before the migrations`);

    await browseDuring(previous.caller, migrate(settings));
    await finish(previous.caller, people, early);
    const mixed = await place(previous.caller, people, 'mixed');
    const after = await readAll(previous.caller, people, early, faults);
    for (const [operation, status] of before)
      if (status === 200 && after.get(operation) !== 200)
        faults.push(
          `${operation} succeeded before the migrations and answers ${after.get(operation)} after.`,
        );

    current = await start('current release', undefined);
    await finish(current.caller, people, mixed);
    const late = await place(current.caller, people, 'late');
    await finish(previous.caller, people, late);

    await stopShop([previous]);
    previous = await start('previous release, started after the migrations', previousProgram);
    const others = await signIn(previous.caller, OPERATOR_KEY);
    await finish(previous.caller, others, await place(previous.caller, others, 'last'));
  } finally {
    await stopShop([previous, ...(current ? [current] : [])]);
  }
}

async function startRelease(label, settings, program) {
  const { freePort } = await sources.ssrLoadModule('/tests/support/free-port.ts');
  const onLog = (text) => faults.push(`${label} logged: ${text.split('\n')[0]}`);
  const server = await startProcess(await freePort(), settings, { program, onLog });
  return { ...server, caller: createCaller({ base: server.base, label, faults }) };
}

/** Runs the current migrations, as the job of a deployment does. */
async function migrate(settings) {
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'migrate.mjs')], {
    env: { ...process.env, DEMO: 'on', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The migrations failed.');
}

/** A migration must not hold locks that make customers wait until a statement times out. */
async function browseDuring(caller, migration) {
  let isRunning = true;
  const ended = migration.finally(() => {
    isRunning = false;
  });
  const browse = async () => {
    while (isRunning) {
      await caller.call('GET', '/items/popular?limit=12');
      await caller.call('GET', '/stores/details/1');
    }
  };
  await Promise.all([ended, browse()]);
}
