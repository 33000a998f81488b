// npm run flows:shots: takes screenshots of the app's states for the flow gallery and writes them to
// dist/flows/shots. Further arguments are passed to Playwright.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();

const drafts = process.argv.slice(2);
// Removes old screenshots. If the arguments choose only some, all others stay.
if (drafts.length === 0)
  for (const folder of ['shots', 'taken'])
    rmSync(join(root, 'dist', 'flows', folder), { recursive: true, force: true });
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '--config', 'tests/e2e/screens/screens.config.ts', ...drafts],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
