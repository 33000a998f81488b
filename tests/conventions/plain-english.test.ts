import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import {
  commentsOf,
  faultOfSubject,
  groupTitlesOf,
  isFragment,
  longSentencesIn,
  markersIn,
  testTitlesOf,
} from '../support/prose';
import { filesBelow, read, root, sourceFiles } from '../support/sources';

/** Remaining exceptions. Lower a number when you fix some; never raise one. */
const MAX = {
  markersInComments: 0,
  markersInTitles: 0,
  markersInGroupTitles: 0,
  longSentences: 0,
  fragments: 0,
};

const files = sourceFiles('domain', 'machines', 'src', 'server', 'tests', 'tools').filter(
  // These two files contain examples of what they find.
  (file) => !/^tests\/(support\/prose|conventions\/plain-english\.test)\.ts$/.test(file),
);
const comments = files.flatMap((file) => commentsOf(read(file)).map((text) => ({ file, text })));
const titles = files
  .filter((file) => file.startsWith('tests/'))
  .flatMap((file) => testTitlesOf(read(file)).map((text) => ({ file, text })));

const groupTitles = files
  .filter((file) => file.startsWith('tests/'))
  .flatMap((file) => groupTitlesOf(read(file)).map((text) => ({ file, text })));

const listed = (found: { file: string; text: string }[]) =>
  found.map(({ file, text }) => `${file}: ${text}`).join('\n');

describe('the language of the repository', () => {
  it.each([
    ['markersInComments', comments, (text: string) => markersIn(text).length > 0],
    ['markersInTitles', titles, (text: string) => markersIn(text).length > 0],
    ['markersInGroupTitles', groupTitles, (text: string) => markersIn(text).length > 0],
    ['longSentences', comments, (text: string) => longSentencesIn(text).length > 0],
    ['fragments', titles, isFragment],
  ] as const)('has no more %s than before', (kind, texts, isFault) => {
    const found = texts.filter(({ text }) => isFault(text));
    expect(found.length, listed(found)).toBeLessThanOrEqual(MAX[kind]);
  });
});

describe('the Arabic of the repository', () => {
  it('has one spelling of the Arabic ending tanwin: ًا', () => {
    const texts = filesBelow(
      /\.(tsx?|mjs|po)$/,
      'domain',
      'machines',
      'src',
      'server',
      'tests',
      'tools',
      'locales',
    );
    const other = ['ا', 'ً'].join('');
    // Arabic Gherkin spells one of its keywords this way.
    const found = texts.filter((file) => file !== 'tools/paths/gherkin.ts' && read(file).includes(other));
    expect(found).toEqual([]);
  });
});

describe('the search for unclear language', () => {
  it('finds a planted example of each dialect marker', () => {
    const planted = [
      'Whoever goes away in the middle of a stream is no fault.',
      'Asked of somebody else.',
      'The page is read anew.',
      'The store of whom the cart is.',
      'What is picked up has nowhere to go.',
      'The customer is told of it.',
      'Where it stands in the list.',
      'The root hears of found orders.',
      'Tells whether the customer is signed in.',
      'The balance of before stays visible.',
      'Messages of so many milliseconds.',
      'The list goes on from the last page.',
      'It would reload for ever.',
      'The desk answers.',
      'Of uploads that are elsewhere.',
    ];
    expect(planted.filter((text) => markersIn(text).length === 0)).toEqual([]);
  });

  it('reads the titles of plain, conditional and repeated describe groups', () => {
    const source =
      "describe('A cart', f); describe.runIf(url !== null)('A database', f); describe.each([1])('Row %s', f)";
    expect(groupTitlesOf(source)).toEqual(['A cart', 'A database', 'Row %s']);
  });

  it('accepts plain comments and titles', () => {
    const plain = [
      'Hides stores without items.',
      'Idempotent. Price and courier are fixed in the same transaction.',
      'A client that disconnects mid-stream is not an error.',
    ];
    expect(plain.flatMap(markersIn)).toEqual([]);
    expect(plain.flatMap(longSentencesIn)).toEqual([]);
  });

  it('finds a sentence of more than 25 words', () => {
    const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;
    expect(longSentencesIn(words(25))).toEqual([]);
    expect(longSentencesIn(words(26))).toEqual([words(26)]);
  });

  it('finds titles that are fragments', () => {
    expect(
      ['of an old order', 'with a new price', 'no line of another store'].filter(
        (title) => !isFragment(title),
      ),
    ).toEqual([]);
    expect(
      ['opens the existing order', 'the guest keeps the cart', 'a cart can be empty'].filter(isFragment),
    ).toEqual([]);
  });

  it('reads block comments, line comments, trailing comments and titles', () => {
    // Split, so that `npm run trace` doesn't count this file as a test of the rule.
    const rule = ['[CHK', '05]'].join('-');
    const source = [
      '/** One',
      ' * two. */',
      'const a = 1; // three',
      '// four',
      '// five',
      `it('opens the order ${rule}', () => {});`,
      'it.each([1, 2])("keeps %i lines", () => {});',
    ].join('\n');
    expect(commentsOf(source)).toEqual(['One two.', 'three', 'four five']);
    expect(testTitlesOf(source)).toEqual(['opens the order', 'keeps %i lines']);
  });
});

/** The last commit that was written before this rule. */
const BEFORE_THE_RULE = '6be72dcec331749601131326f8699b8563577a2c';

/** Subjects of the commits since then; none in a copy without that history. */
function newSubjects(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    return git('log', '--no-merges', '--format=%s', `${BEFORE_THE_RULE}..HEAD`).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

describe('commit subjects', () => {
  it('have the form "type(scope): imperative" and at most 72 characters', () => {
    expect(newSubjects().flatMap((subject) => faultOfSubject(subject) ?? [])).toEqual([]);
  });

  it('are rejected when they are long, untyped or not imperative', () => {
    const rejected = [
      'The last vehicle is removed',
      'fix(cart): fixed the total',
      'fix(cart): fixes the total',
      `fix(cart): keep ${'the total '.repeat(8)}`,
      'cart: keep the total',
    ];
    expect(rejected.filter((subject) => faultOfSubject(subject) === null)).toEqual([]);
    const accepted = [
      'fix(cart): keep the total (CART-12)',
      'docs: add a glossary',
      'fix(location): pass a place',
    ];
    expect(accepted.flatMap((subject) => faultOfSubject(subject) ?? [])).toEqual([]);
  });
});
