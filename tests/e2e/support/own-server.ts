import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../support/free-port';
import { root } from '../../support/sources';

type Environment = Record<string, string>;

const run = promisify(execFile);
const BUILT = join(root, 'dist', 'server');
const UNTIL_READY = 60_000;

/** A server with its own data folder, and commands for it. A demo starts with a copy of the demo's data. */
export function ownServer(settings: Environment) {
  const folder = mkdtempSync(join(tmpdir(), 'souk-own-'));
  const data = join(folder, 'data');
  const env = { ...process.env, DATA_DIR: data, ...settings };
  return {
    folder,
    /** Runs `npm run shop` without building first. */
    shop: async (...words: string[]) =>
      (await run(process.execPath, [join(BUILT, 'shop.mjs'), ...words], { env })).stdout,
    async start() {
      const filled = process.env.DEMO_DATA ?? '';
      if (settings.DEMO !== 'off' && !existsSync(data) && existsSync(filled))
        cpSync(filled, data, { recursive: true });
      const port = await freePort();
      const server = spawn(process.execPath, [join(BUILT, 'main.mjs')], {
        env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      const address = `http://127.0.0.1:${port}`;
      const stop = async () => {
        server.kill('SIGTERM');
        await ended;
      };
      const until = Date.now() + UNTIL_READY;
      while (!(await isReady(address))) {
        if (Date.now() > until) {
          await stop();
          throw new Error('The server did not start');
        }
        await setTimeout(200);
      }
      return { address, stop };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
