// npm run flows:shots: pictures of the app in its states, for the flow gallery: dist/flows/shots. Other arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();

const wishes = process.argv.slice(2);
// All pictures are taken anew; with a wish for some, the others stay.
if (wishes.length === 0)
  for (const folder of ['shots', 'taken'])
    rmSync(join(root, 'dist', 'flows', folder), { recursive: true, force: true });
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '--config', 'tests/e2e/screens/screens.config.ts', ...wishes],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
