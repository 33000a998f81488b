// Kills one part of the shop for `npm run load`, and measures how long the shop takes to recover.
import { once } from 'node:events';
import { root } from '../setup.mjs';
import { onServer, pause } from './shop.mjs';

/** How long a supervisor such as systemd waits before it starts a program again, in milliseconds. */
const RESTARTED_AFTER = 1000;

/** Loads the TypeScript helpers of the tests. */
export async function loadSources() {
  const { createServer } = await import('vite');
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}

/** Kills the last process. The database and the other processes keep running. */
export async function killProcess(processes) {
  const victim = processes.at(-1);
  victim.child.kill('SIGKILL');
  await once(victim.child, 'exit');
  victim.isAlive = false;
}

/** Kills PostgreSQL and starts it again. Returns the figures. */
export async function killPostgres(postgres, nextOrder) {
  const killed = performance.now();
  const since = () => Math.round(performance.now() - killed);
  await postgres.kill();
  await pause(RESTARTED_AFTER);
  const started = since();
  await postgres.restart();
  const ready = since();
  await nextOrder();
  return (
    `PostgreSQL killed and started again after ${started} ms; its recovery took ${ready - started} ms; ` +
    `first order ${since() - ready} ms later, ${since()} ms after the kill`
  );
}

/** Kills Redis and starts an empty one at the same address. Returns the figures. */
export async function killRedis({ redis, startAgain }, nextOrder) {
  const killed = performance.now();
  const since = () => Math.round(performance.now() - killed);
  await redis.stop();
  await nextOrder();
  const firstOrder = since();
  await pause(RESTARTED_AFTER);
  const started = since();
  const again = await startAgain();
  const { default: Redis } = await import('ioredis');
  const reader = new Redis(again.url);
  try {
    while ((await reader.dbsize()) === 0) await pause(10);
  } finally {
    reader.disconnect();
  }
  return {
    again,
    figures:
      `Redis killed; first order ${firstOrder} ms later without it; started again after ${started} ms; ` +
      `rate limits counted again ${since() - started} ms after that`,
  };
}

/** Returns whether all running processes are ready and the database responds. */
export async function isReady(processes, url) {
  const alive = processes.filter(({ isAlive }) => isAlive);
  const answers = await Promise.all(alive.map(({ base }) => fetch(`${base}/readyz`)));
  const ready = answers.filter(({ ok }) => ok).length;
  await onServer(url, 'select 1');
  console.info(`ready at the end: ${ready} of ${alive.length} processes`);
  return ready === alive.length;
}
