// npm run i18n: collects the texts of the app into locales/*.po. With --check it only checks that no text is
// missing or outdated.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();

const isCheck = process.argv.includes('--check');
const LOCALES = ['en', 'ar'];
/**
 * The catalogues of the app, and those of the flow gallery. They are separate, because customers don't
 * download the gallery.
 */
const CATALOGUES = ['', 'flows/'].flatMap((folder) => LOCALES.map((locale) => `${folder}${locale}`));
const file = (catalogue) => join(root, 'locales', `${catalogue}.po`);
const contents = () => CATALOGUES.map((catalogue) => readFileSync(file(catalogue), 'utf8'));
const withoutDate = (text) => text.replace(/^"POT-Creation-Date:.*\n/m, '');

const before = isCheck ? contents() : [];
const extraction = spawnSync(join(root, 'node_modules', '.bin', 'lingui'), ['extract', '--clean'], {
  cwd: root,
  encoding: 'utf8',
});
if (extraction.status !== 0) fail(extraction.stdout + extraction.stderr);

const after = contents();
const stale = CATALOGUES.filter(
  (_, index) => isCheck && withoutDate(before[index]) !== withoutDate(after[index]),
);
if (isCheck)
  for (const [index, catalogue] of CATALOGUES.entries()) writeFileSync(file(catalogue), before[index]);
if (stale.length > 0) fail(`Stale: ${stale.join(', ')}. Run "npm run i18n" and translate what is new.`);

const missing = CATALOGUES.flatMap((catalogue, index) =>
  catalogue.endsWith(LOCALES[0]) ? [] : untranslated(after[index]).map((id) => `${catalogue}: ${id}`),
);
if (missing.length > 0) {
  const list = `${missing.length} texts without a translation:\n${missing.slice(0, 40).join('\n')}`;
  if (isCheck) fail(list);
  console.warn(list);
}
console.info(`${LOCALES.join(', ')}: ${isCheck ? 'complete' : 'collected'}.`);

/** Returns the entries whose translation is empty. */
function untranslated(po) {
  return po
    .split('\n\n')
    .filter(
      (entry) =>
        /^msgid "/m.test(entry) && /^msgstr ""(?!\n")$/m.test(entry) && !/^msgid ""\nmsgstr/m.test(entry),
    )
    .map((entry) => /^msgid "(.*)"$/m.exec(entry)?.[1] ?? entry);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
