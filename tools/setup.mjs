// Prepares a fresh clone: checks the Node version and installs the locked packages. It imports no packages,
// because it runs before they are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MINIMUM = [20, 19];
export const root = fileURLToPath(new URL('..', import.meta.url));
const LOCK = `${root}package-lock.json`;
const INSTALLED = `${root}node_modules/.package-lock.json`;
/**
 * The file with the hash of the lock file that was installed last. A hash is reliable where file times are
 * not.
 */
const STAMP = `${root}node_modules/.souk-installed`;

export function ensureReady() {
  ensureNode();
  if (packagesAreCurrent()) return;
  console.info('Installing the locked packages (npm ci)...');
  // `npm ci` fails on a registry that lacks the packages of other platforms. `npm install` then installs the
  // same locked versions.
  if (npm('ci') !== 0 && npm('install', '--no-save') !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(STAMP, lockHash());
}

function npm(...command) {
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  return spawnSync('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], options).status;
}

function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Souk needs Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

function packagesAreCurrent() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  return statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}
