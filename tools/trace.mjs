// npm run trace: fills the last column of docs/requirements.md with the tests that cite each rule.
// With --check: the column is current and no test cites a rule that does not exist.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const DOCUMENT = join(root, 'docs', 'requirements.md');
const ROW = /^\| ([A-Z]+-\d+) \| (.*) \| ([^|]*) \|$/;
const CITED = /\[((?:[A-Z]+-\d+)(?:, ?[A-Z]+-\d+)*)\]/g;
const NONE = '-';

const tests = testFiles(join(root, 'tests'));
const citations = new Map();
for (const file of tests) {
  for (const [, ids] of readFileSync(join(root, file), 'utf8').matchAll(CITED))
    for (const id of ids.split(/, ?/))
      citations.set(id, (citations.get(id) ?? new Set()).add(shortName(file)));
}

const document = readFileSync(DOCUMENT, 'utf8');
const known = new Set();
const traced = document
  .split('\n')
  .map((line) => {
    const row = ROW.exec(line);
    if (!row) return line;
    const [, id, text] = row;
    known.add(id);
    const cited = citations.get(id);
    return `| ${id} | ${text} | ${cited ? [...cited].sort().join(', ') : NONE} |`;
  })
  .join('\n');

const strangers = [...citations.keys()].filter((id) => !known.has(id) && !/^(X|Q)-/.test(id));
if (strangers.length > 0)
  fail(`Tests cite rules that docs/requirements.md does not have: ${strangers.join(', ')}`);
if (process.argv.includes('--check')) {
  if (traced !== document) fail('docs/requirements.md is not current. Run "npm run trace".');
} else if (traced !== document) {
  writeFileSync(DOCUMENT, traced);
}
const covered = [...known].filter((id) => citations.has(id)).length;
console.info(`${covered} of ${known.size} rules are cited by a test.`);

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

function fail(message) {
  console.error(message);
  process.exit(1);
}
