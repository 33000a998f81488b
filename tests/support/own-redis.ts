import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port';

const START_TAKES = 10_000;

/** Tests that need Redis are skipped if the program `redis-server` is not installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis server in memory. `at`: the port of one that was stopped. */
export async function startOwnRedis(at?: number) {
  const port = at ?? (await freePort());
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  for (let waited = 0; !output.includes('Ready to accept connections'); waited += 50) {
    if (server.exitCode !== null || waited > START_TAKES) throw new Error(`Redis did not start: ${output}`);
    await setTimeout(50);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', kill);
      if (server.exitCode !== null || server.signalCode !== null) return;
      kill();
      await once(server, 'exit');
    },
  };
}
