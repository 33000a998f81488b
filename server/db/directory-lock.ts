import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** The content of the lock file. `room`: the PID namespace, which differs between containers. */
type Owner = { pid: number; startedAt: string | null; room?: string | null };

/** How often the owner of the lock updates the lock file, in milliseconds. */
const BEAT = 1000;
/** A lock file without an update for this number of intervals is stale. A busy machine skips some updates. */
const SILENT_BEATS = 10;

/**
 * Locks the data directory for one process, because two processes in it lose rows without an error. A stale
 * lock is replaced only if its process is gone. A process in another container counts as gone if it does not
 * update the lock file.
 */
export function lockDirectory(directory: string, beat = BEAT): () => void {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'souk.lock');
  const self: Owner = { pid: process.pid, startedAt: startOf(process.pid), room: pidNamespace() };
  for (;;) {
    try {
      writeFileSync(path, JSON.stringify(self), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOwner(path);
    if (owner !== null && (isInSameContainer(owner, self) ? isRunning(owner) : isTouched(path, beat))) {
      throw new Error(
        `The data directory ${resolve(directory)} is in use by process ${owner.pid}. ` +
          'Stop that server first, or choose another directory with DATA_DIR.',
      );
    }
    removeStale(path, owner);
  }
  const beating = setInterval(() => touch(path), beat).unref();
  let isHeld = true;
  return () => {
    clearInterval(beating);
    if (isHeld) rmSync(path, { force: true });
    isHeld = false;
  };
}

/** Renames the lock file before deleting it, so that only one of two waiting processes replaces it. */
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

/**
 * Returns whether the lock's owner runs in the same container, so that its pid can be checked. An unknown
 * container counts as the same.
 */
const isInSameContainer = (owner: Owner, self: Owner): boolean => (owner.room ?? self.room) === self.room;

function pidNamespace(): string | null {
  try {
    return `${readlinkSync('/proc/self/ns/pid')}@${bootId()}`;
  } catch {
    return null;
  }
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    return;
  }
}

/**
 * Returns whether the file changes while it is watched. Comparing timestamps would need equal clocks on both
 * machines.
 */
function isTouched(path: string, beat: number): boolean {
  const touchedAt = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const before = touchedAt();
  for (let beats = 0; beats < SILENT_BEATS; beats += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, beat);
    if (touchedAt() !== before) return true;
  }
  return false;
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

/**
 * Returns the start time of a process, which distinguishes it from a later process with the same pid. Linux
 * only; elsewhere `null`.
 */
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
