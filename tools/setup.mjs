// Makes a fresh clone ready: right Node, locked packages. Has no dependencies, since it runs before there are any.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MINIMUM = [20, 19];
export const root = fileURLToPath(new URL('..', import.meta.url));

export function ensureReady() {
  ensureNode();
  if (packagesAreCurrent()) return;
  console.info('Installing the locked packages (npm ci)...');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable?');
    process.exit(install.status ?? 1);
  }
}

function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Souk needs Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

function packagesAreCurrent() {
  const installed = `${root}node_modules/.package-lock.json`;
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}
