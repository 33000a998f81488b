// npm run flows:docs: writes the charts (*.mmd) and the generated paths (*.paths.txt, and *.blocked.txt for the
// events that guards block) to docs/flows, as text for reviews. With --check it only checks that the charts are current. The tests of the machines compare the
// paths. A step that the paths have lost needs a reason: npm run flows:docs -- --because "...". It is recorded in
// docs/flows/removed-steps.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { runnerImport } = await import('vite');
const load = async (file) =>
  (await runnerImport(join(root, 'tools/flow-charts', file), { root, configFile: false })).module;
const { diagrams: drawCharts, goldenPaths } = await load('diagrams.ts');
const { lostSteps, removalEntry } = await load('lost-steps.ts');

const folder = join(root, 'docs', 'flows');
const REMOVED = 'removed-steps.md';
const HEADING = '# Removed steps\n\nSteps that generated paths once had, with the reason for their removal.';
const { because: reason } = parseArgs({
  options: { check: { type: 'boolean' }, because: { type: 'string' } },
}).values;
const diagrams = new Map(drawCharts().map(({ file, text }) => [file, text]));
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
  const paths = goldenPaths();
  recordRemovedSteps(paths);
  for (const file of present) if (file !== REMOVED) rmSync(join(folder, file));
  for (const [file, text] of diagrams) writeFileSync(join(folder, file), text);
  for (const { file, text } of paths) writeFileSync(join(folder, file), text);
  console.info(`${diagrams.size} charts and ${paths.length} files of paths in docs/flows.`);
}

function recordRemovedSteps(paths) {
  const generated = new Map(paths.map(({ file, text }) => [file, text]));
  const lost = new Map(
    present
      .filter((file) => /\.(paths|blocked)\.txt$/.test(file))
      .map((file) => [file, lostSteps(read(file), generated.get(file) ?? '')])
      .filter(([, steps]) => steps.length > 0),
  );
  if (lost.size === 0) return;
  if (!reason) {
    for (const [file, steps] of lost)
      console.error(`${file}:\n${steps.map((step) => `  ${step}`).join('\n')}`);
    console.error(
      'The paths have lost these steps. If that is intended: npm run flows:docs -- --because "<reason>"',
    );
    process.exit(1);
  }
  const earlier = present.includes(REMOVED) ? read(REMOVED).trimEnd() : HEADING;
  const entry = removalEntry(new Date().toISOString().slice(0, 10), reason, lost);
  writeFileSync(join(folder, REMOVED), `${earlier}\n\n${entry}\n`);
}

function read(file) {
  return readFileSync(join(folder, file), 'utf8');
}
