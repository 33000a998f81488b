// npm run flows:docs: writes the charts (*.mmd) and the generated paths (*.paths.txt) to docs/flows, as text
// for reviews. With --check it only checks that the charts are current. The tests of the machines compare the
// paths.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(root, 'tools/flow-charts/diagrams.ts'), {
  root,
  configFile: false,
});

const folder = join(root, 'docs', 'flows');
const diagrams = new Map(module.diagrams().map(({ file, text }) => [file, text]));
const present = existsSync(folder) ? readdirSync(folder) : [];
const presentCharts = present.filter((file) => file.endsWith('.mmd'));

if (process.argv.includes('--check')) {
  const stale = [...diagrams].filter(([file, text]) => !presentCharts.includes(file) || read(file) !== text);
  const left = presentCharts.filter((file) => !diagrams.has(file));
  const names = [...stale.map(([file]) => file), ...left];
  if (names.length > 0) {
    console.error(`Stale in docs/flows: ${names.join(', ')}. Run "npm run flows:docs".`);
    process.exit(1);
  }
} else {
  mkdirSync(folder, { recursive: true });
  const paths = module.goldenPaths();
  for (const file of present) rmSync(join(folder, file));
  for (const [file, text] of diagrams) writeFileSync(join(folder, file), text);
  for (const { file, text } of paths) writeFileSync(join(folder, file), text);
  console.info(`${diagrams.size} charts and the paths of ${paths.length} flows in docs/flows.`);
}

function read(file) {
  return readFileSync(join(folder, file), 'utf8');
}
