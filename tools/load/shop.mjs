// The processes of the shop that `npm run load` starts, and their database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../setup.mjs';

const FIRST_PORT = Number(process.env.LOAD_PORT ?? 4400);
const BUILT = join(root, 'dist', 'server', 'main.mjs');

/** Starts the processes one after the other: the first one fills the database. */
export async function startShop(count, settings) {
  const processes = [];
  try {
    for (let number = 0; number < count; number += 1)
      processes.push(await startProcess(FIRST_PORT + number, settings));
  } catch (error) {
    await stopShop(processes);
    throw error;
  }
  return processes;
}

/**
 * Starts a server. `program`: by default the one of the current build. `onLog` gets what it writes to its error
 * log, which otherwise goes to the terminal.
 */
export async function startProcess(port, settings, { program = BUILT, onLog } = {}) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DEMO: 'on', HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', onLog ? 'pipe' : 'inherit'],
  });
  child.stderr?.setEncoding('utf8').on('data', onLog);
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    if ((await fetch(`${base}/readyz`).catch(() => null))?.ok) return { child, base, isAlive: true };
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error('A server did not start.');
}

export const stopShop = (processes) => Promise.all(processes.map(stop));

async function stop({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export async function onServer(address, sql, values = []) {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
