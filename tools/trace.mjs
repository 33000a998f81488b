// npm run trace: fills the last column of docs/requirements.md with the tests that cite each rule in their
// title. It also writes dist/rules.md, a table with the states, transitions, tests and demo scenarios of each
// rule. With --check it only checks: the column must be current, every cited rule must exist, and every live
// rule must have a test.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

const DOCUMENT = join(root, 'docs', 'requirements.md');
const ROW = /^\| ([A-Z]+-\d+) \| (.*) \| (live|partly \([^|]+\)|not yet|as ([A-Z]+-\d+)) \| ([^|]*) \|$/;
const ID = /^\| ([A-Z]+-\d+) \|/;
/** Matches the rule ids and scenario names at the end of a title: `[CART-63, ERR-CLAMP]`. */
const CITED = /\[([A-Z]+-\w+(?:, ?[A-Z]+-\w+)*)\]['"`]/g;
const RULE = /^[A-Z]+-\d+$/;
const NONE = '-';

const citations = new Map();
const scenarios = new Map();
for (const file of testFiles(join(root, 'tests')))
  for (const [, ids] of readFileSync(join(root, file), 'utf8').matchAll(CITED))
    for (const id of ids.split(/, ?/).filter((id) => RULE.test(id))) {
      citations.set(id, (citations.get(id) ?? new Set()).add(shortName(file)));
      for (const shown of ids.split(/, ?/).filter((name) => !RULE.test(name)))
        scenarios.set(id, (scenarios.get(id) ?? new Set()).add(shown));
    }

const document = readFileSync(DOCUMENT, 'utf8');
const lines = document.split('\n');
const rows = lines.flatMap((line) => {
  const row = ROW.exec(line);
  return row ? [{ id: row[1], text: row[2], status: row[3], reads: row[4] }] : [];
});
const known = new Map(rows.map((row) => [row.id, row]));

const problems = [
  ...lines
    .filter((line) => ID.test(line) && !ROW.test(line))
    .map(
      (line) =>
        `${ID.exec(line)[1]} has no status: live, partly (what is missing), not yet, or as another rule`,
    ),
  ...rows.filter((row) => known.get(row.id) !== row).map(({ id }) => `${id} has two rows`),
  ...rows
    .filter(({ reads }) => reads !== undefined && !known.has(reads))
    .map(({ id, reads }) => `${id} reads ${reads}, which does not exist`),
  ...rows
    .filter(({ id, status }) => status === 'live' && !citations.has(id))
    .map(({ id }) => `${id} is called live, and no test cites it`),
  ...[...citations]
    .filter(([id]) => !known.has(id))
    .map(([id, files]) => `${id} does not exist and is cited by ${[...files].join(', ')}`),
];

const traced = lines
  .map((line) => {
    const row = ROW.exec(line);
    if (!row) return line;
    const cited = citations.get(row[1]);
    return `| ${row[1]} | ${row[2]} | ${row[3]} | ${cited ? [...cited].sort().join(', ') : NONE} |`;
  })
  .join('\n');
if (process.argv.includes('--check')) {
  if (traced !== document) problems.push('docs/requirements.md is not current: run "npm run trace"');
} else {
  if (traced !== document) writeFileSync(DOCUMENT, traced);
  await writeTable();
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

const statuses = ['live', 'partly', 'not yet'].map(
  (status) => `${rows.filter((row) => row.status.startsWith(status)).length} ${status}`,
);
const readings = rows.filter(({ reads }) => reads !== undefined).length;
console.info(`${rows.length - readings} rules: ${statuses.join(', ')}; and ${readings} readings.`);

async function writeTable() {
  ensureReady();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'tools/flow-charts/rule-table.ts'), {
    root,
    configFile: false,
  });
  const sorted = (found) => [...(found ?? [])].sort();
  const cited = new Map(
    [...known.keys()].map((id) => [
      id,
      { tests: sorted(citations.get(id)), fixtures: sorted(scenarios.get(id)) },
    ]),
  );
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', 'rules.md'), module.ruleTable([...known.keys()], cited));
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.(test|journey)\.tsx?$/.test(entry.name) ? [path.slice(root.length)] : [];
  });
}

function shortName(file) {
  return file
    .replaceAll('\\', '/')
    .replace(/^tests\//, '')
    .replace(/\.(test|journey)\.tsx?$/, '');
}
