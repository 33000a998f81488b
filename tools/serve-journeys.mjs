// Starts the built app with the demo's data, for the browser tests. Filling a database takes seconds, so a
// first server fills it once. DEMO_DATA names a folder where other test servers find a copy of it.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const PORT = Number(process.env.PORT);
const LONGEST = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'souk-journeys-'));
process.env.DATA_DIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
if (process.env.DEMO_DATA) await fillAndCopy(process.env.DEMO_DATA);
await import('../dist/server/main.mjs');

async function fillAndCopy(copy) {
  const first = spawn(process.execPath, ['dist/server/main.mjs'], {
    // The next port, so that the tests begin with the second server.
    env: { ...process.env, PORT: String(PORT + 1) },
    // The second server prints the errors of a start.
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => first.once('exit', resolve));
  const until = Date.now() + LONGEST;
  while (!(await isReady()) && first.exitCode === null && Date.now() < until) await setTimeout(100);
  first.kill('SIGTERM');
  await ended;
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
}

function isReady() {
  return fetch(`http://127.0.0.1:${PORT + 1}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
