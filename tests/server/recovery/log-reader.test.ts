import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../support/free-port';
import { buildServer, spawnServer } from './server-process';

/** Returns user and system time in hundredths of a second. Linux only. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The name in parentheses may contain spaces.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

it('a server whose log is not read still answers, and uses no CPU between requests [X-05]', {
  timeout: 120_000,
}, async () => {
  const program = await buildServer();
  const directory = mkdtempSync(join(tmpdir(), 'souk-unread-'));
  const port = String(await freePort());
  const server = spawnServer(program, directory, port);
  // Runs even if the test fails: the server uses a whole core and would slow other tests down.
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(directory, { recursive: true, force: true });
  });
  server.stdout.destroy();
  server.stderr.destroy();
  const answers = () => fetch(`http://127.0.0.1:${port}/api/v1/config`).then(({ ok }) => ok);
  while (!(await answers().catch(() => false))) await pause(100);
  // Waits until the start-up work has ended.
  await pause(3000);
  const before = processorTime(server.pid);
  await pause(1500);
  expect(processorTime(server.pid) - before).toBeLessThan(75);
  expect(await answers()).toBe(true);
});
