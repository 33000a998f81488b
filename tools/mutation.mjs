// npm run mutation: changes the code of domain/ in many small ways and lists the changes that no test
// notices. `-- domain/forms domain/money.ts` limits it to these paths. `-- machines/cart` mutates the charts
// of a feature. Results are stored in dist/mutation, so unchanged code is not mutated again. Exits with 1 if
// the score is below the threshold.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureReady, root } from './setup.mjs';

/** The smallest share of changes, in percent, that the tests must notice. */
const THRESHOLD = 95;

const given = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
const targets = given.length > 0 ? given : ['domain'];
const [folder, ...others] = new Set(targets.map((path) => path.split('/')[0]));
const unknown = targets.find((path) => !existsSync(join(root, path)));
if (others.length > 0 || !['domain', 'machines'].includes(folder) || unknown !== undefined) {
  console.error('Name files or folders of domain/, or files or folders of machines/.');
  process.exit(1);
}

ensureReady();
const { Stryker } = await import('@stryker-mutator/core');
process.chdir(root);
process.env.MUTATED_FOLDER = folder;

const out = join(root, 'dist', 'mutation');
mkdirSync(out, { recursive: true });
const changes = await new Stryker({
  mutate: targets.map((path) => (statSync(join(root, path)).isFile() ? path : `${path}/**/*.ts`)),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // This mutation empties whole functions. It tells little, because any test that calls the function fails,
  // and it is slow.
  mutator: { excludedMutations: ['ArrowFunction'] },
  concurrency: 1,
  ignorePatterns: ['data', 'public', 'dist', 'test-results', 'playwright-report'],
  tempDirName: 'dist/mutation/sandbox',
  // Stryker reads `tsconfig.json` with an API that TypeScript 7 no longer has. The tests don't need that
  // file.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: join(out, `${folder}.incremental.json`),
  reporters: ['json'],
  jsonReporter: { fileName: join(out, `${folder}.json`) },
  timeoutMS: 20_000,
  warnings: { slow: false },
}).runMutationTest();

const isChosen = (file) => targets.some((path) => file === path || file.startsWith(`${path}/`));
const results = changes
  .map((change) => ({ ...change, file: relative(root, change.fileName) }))
  .filter(({ file }) => isChosen(file));
const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage';

const files = [...new Set(results.map(({ file }) => file))].map((file) => ({
  file,
  ...countsOf(results.filter((result) => result.file === file)),
}));
const total = countsOf(results);
for (const { file, noticed, all, share } of files.sort((one, other) => one.share - other.share))
  console.info(`${share.toFixed(1).padStart(6)} %  ${noticed} of ${all}  ${file}`);
console.info(
  `${total.share.toFixed(1)} %: the tests notice ${total.noticed} of ${total.all} changes of ${targets.join(', ')}.`,
);

const missed = results
  .filter(isMissed)
  .map(
    ({ file, location: { start }, status, mutatorName, replacement }) =>
      `${file}:${start.line}:${start.column} ${status} ${mutatorName}: ${replacement}\n`,
  );
writeFileSync(join(out, 'missed.txt'), missed.join(''));
if (total.share < THRESHOLD) process.exitCode = 1;

function countsOf(some) {
  const noticed = some.filter(isNoticed).length;
  const all = noticed + some.filter(isMissed).length;
  return { noticed, all, share: all === 0 ? 100 : (noticed / all) * 100 };
}
