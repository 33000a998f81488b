import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Owner = { pid: number; startedAt: string | null };

/**
 * Two processes on one data directory lose rows silently, so the first one locks it. A lock is taken over only when its
 * process is provably gone: no such process, or another one that got the same number later.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'souk.lock');
  const self: Owner = { pid: process.pid, startedAt: startOf(process.pid) };
  for (;;) {
    try {
      writeFileSync(path, JSON.stringify(self), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOwner(path);
    if (owner !== null && isRunning(owner)) {
      throw new Error(
        `The data directory ${resolve(directory)} is in use by process ${owner.pid}. ` +
          'Stop that server first, or choose another directory with DATA_DIR.',
      );
    }
    removeStale(path, owner);
  }
  let isHeld = true;
  return () => {
    if (isHeld) rmSync(path, { force: true });
    isHeld = false;
  };
}

/** Moves the lock away before deleting it, so that of two processes that find it stale only one can take its place. */
function removeStale(path: string, stale: Owner | null): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (JSON.stringify(readOwner(aside)) !== JSON.stringify(stale)) linkSync(aside, path);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readOwner(path: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8')) as Owner;
    return Number.isInteger(owner.pid) ? owner : null;
  } catch {
    return null;
  }
}

function isRunning({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const actualStart = startOf(pid);
  return startedAt === null || actualStart === null || actualStart === startedAt;
}

/** Linux tells when a process started; elsewhere its number has to do. */
function startOf(pid: number): string | null {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return null;
  const afterName = readFileSync(path, 'utf8').split(') ').at(-1) ?? '';
  const start = afterName.split(' ')[19];
  return start === undefined ? null : `${start}@${bootId()}`;
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
