import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, read, root, sourceFiles } from '../support/sources';

const LONGEST = 300;
/** A machine may be longer than other files, because its chart and its rules belong together. */
const LONGEST_MACHINE = 450;
const files = sourceFiles('domain', 'machines', 'src', 'server', 'tests', 'tools');

it('source files have no more lines than the limit', () => {
  const long = files
    .map((file) => ({ file, lines: read(file).split('\n').length }))
    .filter(({ file, lines }) => lines > (file.startsWith('machines/') ? LONGEST_MACHINE : LONGEST))
    .map(({ file, lines }) => `${file}: ${lines} lines`);
  expect(long).toEqual([]);
});

it('contract files are short enough to review', () => {
  const parts = filesBelow(/\.yaml$/, 'contract');
  expect(parts.length).toBeGreaterThan(40);
  expect(parts.filter((file) => read(file).split('\n').length > 900)).toEqual([]);
});

/** These animations show that something is loading. They stop when it has loaded. */
const WAITING = ['turn', 'shine', 'breathe'];

it('an endless animation is used only as a loading indicator [NFR-04]', () => {
  const endless = filesBelow(/\.css$/, 'src').flatMap((file) =>
    [
      ...read(file).matchAll(/animation:\s*([\w-]+)[^;]*\binfinite\b|animation-iteration-count:\s*infinite/g),
    ].map(([rule, name = rule]) => ({ file, name })),
  );
  expect(endless.length).toBeGreaterThan(3);
  expect(endless.filter(({ name }) => !WAITING.includes(name))).toEqual([]);
});

it('file names are kebab-case with a dotted role', () => {
  const odd = files.filter((file) => {
    const name = file.split('/').at(-1) ?? '';
    // Route files are named after the URL: `$id`, `__root`.
    return !(
      file.startsWith('src/routes/') ? /^[-a-z$_][\w.$-]*\.tsx?$/ : /^[a-z0-9]+([.-][a-z0-9]+)*\.(tsx?|mjs)$/
    ).test(name);
  });
  expect(odd).toEqual([]);
});

it('source files contain no marks of unfinished work', () => {
  // Split, so that this file does not match itself.
  const marks = [
    `TO${'DO'}`,
    `FIX${'ME'}`,
    `@ts-${'ignore'}`,
    `@ts-${'nocheck'}`,
    `.on${'ly('}`,
    `.sk${'ip('}`,
    `.skip${'If('}`,
    `.to${'do('}`,
    `.fix${'me('}`,
    `as an${'y'}`,
  ];
  const left = files.flatMap((file) =>
    marks.filter((mark) => read(file).includes(mark)).map((mark) => `${file}: ${mark}`),
  );
  expect(left).toEqual([]);
});

it('domain rules and charts take the current time and random values as parameters', () => {
  expect(
    linesWith(/\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b/, 'domain', 'machines'),
  ).toEqual([]);
});

it('browser storage is accessed in one folder only', () => {
  const opened = linesWith(/\b(local|session)Storage\b/, 'src').filter(
    // The gallery stores notes, `offline-fallback` imports nothing, and `start` passes its storage on.
    (line) => !/^src\/(platform\/storage\/|flows\/|worker\/offline-fallback|app\/start)/.test(line),
  );
  expect(opened).toEqual([]);
});

it('the app calls the server from src/api only, apart from the flow gallery and the service worker', () => {
  const elsewhere = linesWith(
    /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bnew EventSource\b/,
    'src',
  ).filter((line) => !/^src\/(api|flows|worker)\//.test(line));
  expect(elsewhere).toEqual([]);
});

it('imports are static names, one per statement, so that import zones can be checked', () => {
  // Build output is not source code.
  const hidden =
    /\bimport\(\s*(?!\/\* @vite-ignore \*\/ pathToFileURL)[^'"\s]|\bimport\.meta\.glob\b[^)]*\.tsx?/;
  expect(
    sourceFiles('domain', 'machines', 'src', 'server').filter((file) => hidden.test(read(file))),
  ).toEqual([]);
});

it('styles use logical directions: start and end, not left and right [X-12, LANG-06]', () => {
  const physical =
    /(?<![\w-])(margin|padding|border)-(left|right)|(?<![\w-])(left|right)\s*:|text-align:\s*(left|right)|float:\s*(left|right)/;
  const styles = sourceStyles();
  const found = styles.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => physical.test(line) && !line.includes('/* physical:'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it('links that open a new tab give that tab no access to the page [NFR-10]', () => {
  // `noreferrer` implies `noopener`.
  const open = sourceFiles('src')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...read(file).matchAll(/target="_blank"(?![^>]{0,80}rel="no(opener|referrer))/g)].map(() => file),
    );
  expect(open).toEqual([]);
});

it('the shop’s styles override the UI kit’s in any loading order', () => {
  const kit = /@mantine\/[\w-]+\/styles(?!.*\.layer\.css)/;
  const found = [
    ...linesWith(kit, 'src'),
    ...sourceStyles()
      .filter(({ text }) => text.split('\n').some((line) => kit.test(line)))
      .map(({ file }) => file),
  ];
  expect(found).toEqual([]);
  expect(read('src/ui/theme/theme.css')).toContain('@layer base, mantine;');
});

const linesWith = (mark: RegExp, ...folders: string[]): string[] =>
  sourceFiles(...folders).flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => mark.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

function sourceStyles() {
  return filesBelow(/\.css$/, 'src').map((file) => ({ file, text: read(file) }));
}

/** Components of the UI kit that use the styles of other components. */
const MADE_OF: Record<string, string[]> = { Select: ['Combobox', 'Popover', 'ScrollArea'] };

it('the styles of a UI kit component are imported where the component is used [X-23, NFR-01]', () => {
  const sheetOf = (part: string) => `@mantine/core/styles/${part}.layer.css`;
  const ofInputs = read('src/platform/fields/inputs.css');
  const missing = sourceFiles('src').flatMap((file) => {
    const text = read(file);
    const taken = /import \{([^}]*)\} from '@mantine\/core'/.exec(text)?.[1] ?? '';
    return taken
      .split(',')
      .map((name) => name.trim())
      .flatMap((name) => [name, ...(MADE_OF[name] ?? [])])
      .map(sheetOf)
      .filter((sheet) => existsSync(join(root, 'node_modules', sheet)))
      .filter((sheet) => !text.includes(sheet) && !ofInputs.includes(sheet))
      .map((sheet) => `${file}: ${sheet}`);
  });
  expect(missing).toEqual([]);
});

it('every path that AGENTS.md names exists', () => {
  const named = [
    ...read('AGENTS.md').matchAll(/`((?:domain|machines|src|server|tests|docs|contract|tools)\/[^`*<]+)`/g),
  ];
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
