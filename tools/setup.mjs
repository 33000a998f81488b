// Prepares a fresh clone: checks Node and installs the locked packages. Has no dependencies, because it runs
// before they exist.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MINIMUM = [20, 19];
export const root = fileURLToPath(new URL('..', import.meta.url));
const LOCK = `${root}package-lock.json`;
const INSTALLED = `${root}node_modules/.package-lock.json`;
/** Hash of the installed lock file, independent of file times. */
const STAMP = `${root}node_modules/.souk-installed`;

export function ensureReady() {
  ensureNode();
  if (packagesAreCurrent()) return;
  console.info('Installing the locked packages (npm ci)...');
  // `npm ci` fails on a registry without other platforms' packages; `npm install` keeps the locked versions.
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
