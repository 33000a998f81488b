import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';

export type RunningServer = {
  process: ChildProcess;
  address: string;
  /** Resolves with the exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
};

/** Builds the production server. It is inside the project so that it finds its packages. */
export async function buildServer(): Promise<string> {
  // Test files run in parallel, so each worker has its own folder.
  const outDir = join(process.cwd(), 'node_modules', '.cache', `souk-recovery-${process.env.VITEST_POOL_ID}`);
  await build({
    configFile: 'vite.server.config.ts',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return join(outDir, 'main.mjs');
}

/** The process of a server with its own data. */
export const spawnServer = (program: string, directory: string, port = '0', databaseUrl = '') =>
  spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATA_DIR: directory,
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      HOST: '127.0.0.1',
      PORT: port,
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts a server with its own data. Rejects with the server's output if it exits. */
export async function runServer(
  program: string,
  directory: string,
  port = '0',
  databaseUrl = '',
): Promise<RunningServer> {
  const child = spawnServer(program, directory, port, databaseUrl);
  let text = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      text += chunk.toString();
      const [, found] = /open at (\S+)/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  });
  return {
    process: child,
    address,
    async stop(signal) {
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}
