import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { openEmbedded } from '../../../server/db/connect';
import { openDatabase } from '../../../server/db/database';
import { lockDirectory } from '../../../server/db/directory-lock';
import { migrate } from '../../../server/db/migrate';
import { startEmbeddedPostgres } from '../../../server/db/pglite-port';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'souk-embedded-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('the embedded database keeps its data over a restart on the same directory', async () => {
  const first = await openEmbedded({ directory, prepare: true, snapshot: inject('snapshot') });
  await migrate(first);
  await first.query('insert into newsletter_subscribers (email) values ($1)', ['kept@souk.example']);
  await expect(openEmbedded({ directory, prepare: true })).rejects.toThrow(
    `in use by process ${process.pid}`,
  );
  await first.tidy();
  await first.close();

  const second = await openEmbedded({ directory, prepare: false });
  await migrate(second);
  expect(await second.query('select email from newsletter_subscribers')).toEqual([
    { email: 'kept@souk.example' },
  ]);
  expect(await second.query("select similarity('basil', 'basl') > 0.3 as close")).toEqual([{ close: true }]);
  await second.close();
});

it('the embedded database resets its state on every connection of a session', async () => {
  const engine = await startEmbeddedPostgres({ directory: null, snapshot: null, code: null });
  const connect = () =>
    openDatabase({ user: 'postgres', max: 1, prepare: true, isOneSession: true, stream: engine.stream });
  const first = connect();
  await first.query('select 1 as one');
  await first.script('begin');
  await first.close();
  const second = connect();
  expect(await second.query('select 2 as two')).toEqual([{ two: 2 }]);
  await expect(second.script('vacuum')).resolves.toBeUndefined();
  await second.close();
  await engine.close();
});

const leaveLock = (text: string) => writeFileSync(join(directory, 'souk.lock'), text);

it('the database lock of a running process is respected, and the error says what to do', () => {
  leaveLock(JSON.stringify({ pid: process.ppid, startedAt: null }));
  expect(() => lockDirectory(directory)).toThrow(/in use by process \d+.*DATA_DIR/);
  const unlock = () => lockDirectory(directory)();
  expect(unlock).toThrow(`process ${process.ppid}`);
});

it('the database lock of a finished process is replaced', () => {
  leaveLock(JSON.stringify({ pid: 2 ** 22 + 1, startedAt: null }));
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(`process ${process.pid}`);
  unlock();
  lockDirectory(directory)();
});

/** The start time of a process is available on Linux only. */
const isLinux = existsSync('/proc/self/stat');

it.runIf(isLinux).each([
  ['a process whose number another one has now', { pid: process.ppid, startedAt: 'long ago' }],
  ['an earlier life of the same container', { pid: process.pid, startedAt: 'long ago' }],
])('the database lock of %s is replaced', (_whose, owner) => {
  leaveLock(JSON.stringify(owner));
  lockDirectory(directory)();
});

it('an incomplete database lock is replaced', () => {
  leaveLock('{"pid":');
  lockDirectory(directory)();
});

it('the database lock of another container is respected while its server updates it', async () => {
  leaveLock(JSON.stringify({ pid: 1, startedAt: null, room: 'another' }));
  const holder = new Worker(
    `const { utimesSync } = require('node:fs');
     setInterval(() => utimesSync(process.argv.at(-1), new Date(), new Date()), 20)`,
    { eval: true, argv: [join(directory, 'souk.lock')] },
  );
  await once(holder, 'online');
  expect(() => lockDirectory(directory, 50)).toThrow(/in use/);
  await holder.terminate();
  lockDirectory(directory, 50)();
});

it('the database’s lock file is updated for as long as the lock is held', async () => {
  const touchedAt = () => statSync(join(directory, 'souk.lock')).mtimeMs;
  const unlock = lockDirectory(directory, 10);
  const before = touchedAt();
  await vi.waitFor(() => expect(touchedAt()).toBeGreaterThan(before));
  unlock();
});
