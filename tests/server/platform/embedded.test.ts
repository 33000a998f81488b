import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '../../../server/db/connect';
import { migrate } from '../../../server/db/migrate';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'souk-embedded-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('keeps what was written when the server is started again on the same directory', async () => {
  const first = await openEmbedded({ directory, prepare: true });
  await migrate(first);
  await migrate(first);
  await first.query('insert into newsletter_subscribers (email) values ($1)', ['amira@souk.example']);
  await expect(openEmbedded({ directory, prepare: true })).rejects.toThrow(`process ${process.pid}`);
  await first.close();

  const second = await openEmbedded({ directory, prepare: true });
  await migrate(second);
  expect(await second.query('select email from newsletter_subscribers')).toEqual([
    { email: 'amira@souk.example' },
  ]);
  await second.close();
});

test('takes over the lock of a process that is gone, and never one of a process that lives', async () => {
  const lock = join(directory, 'souk.lock');
  writeFileSync(lock, JSON.stringify({ pid: process.ppid, startedAt: null }));
  await expect(openEmbedded({ directory, prepare: true })).rejects.toThrow('DATA_DIR');
  writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: null }));
  const database = await openEmbedded({ directory, prepare: true });
  await migrate(database);
  expect(await database.query("select similarity('basil', 'basl') > 0.3 as close")).toEqual([
    { close: true },
  ]);
  await database.close();
});
