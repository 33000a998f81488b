// Runs the programs of an installed PostgreSQL in a temporary folder, for `npm run restore:check`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** PostgreSQL refuses to run as root, so it runs as a user who owns only its folder. */
const NOBODY = 65534;
const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Returns the folder of PostgreSQL's programs: `PG_BIN`, one of the PATH, or the newest of Debian. */
export function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PG_BIN ? [process.env.PG_BIN] : []),
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  const found = folders.find((folder) =>
    ['initdb', 'postgres', 'pg_basebackup', 'pg_dump'].every((name) => existsSync(join(folder, name))),
  );
  if (!found) throw new Error('PostgreSQL is not installed: set PG_BIN to the folder of pg_basebackup.');
  return found;
}

/** A temporary folder that PostgreSQL owns, and functions that run its programs there. */
export function createWorkplace(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'souk-restore-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const options = { cwd: folder, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
  /** Runs a program to its end. Throws its error output if it fails. */
  const run = (program, ...parts) => {
    const file = existsSync(join(programs, program)) ? join(programs, program) : program;
    const { status, stderr, error } = spawnSync(file, parts, { ...options, encoding: 'utf8' });
    if (status !== 0) throw error ?? new Error(`${program}: ${stderr}`);
  };
  return {
    run,
    path: (...parts) => join(folder, ...parts),
    start: (data, port, settings) =>
      startCluster(join(programs, 'postgres'), { data, port, settings, options }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts PostgreSQL on a data folder. Returns when it accepts writes, so after a recovery has ended. */
async function startCluster(program, { data, port, settings, options }) {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program, ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  await new Promise((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (part) => {
      log = (log + part).slice(-10_000);
      if (log.includes('database system is ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGINT');
      await once(server, 'exit');
    },
  };
}
