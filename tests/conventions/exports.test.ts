import { expect, it } from 'vitest';
import { exportsOf, namedImportsOf, sourceFiles } from '../support/sources';

const takings = sourceFiles('domain', 'machines', 'src', 'server', 'tests', 'tools').flatMap(namedImportsOf);

/** Returns the exports of a folder that no counted file imports. */
const untaken = (folder: string, counts: (taker: string, isType: boolean) => boolean): string[] =>
  sourceFiles(folder).flatMap((file) => {
    const takers = takings.filter(({ from }) => from === file.replace(/\.(tsx?|mjs)$/, ''));
    const isTaken = (name: string, isType: boolean) =>
      takers.some((taking) => [name, '*'].includes(taking.name) && counts(taking.file, isType));
    return exportsOf(file)
      .filter(({ name, isType }) => !isTaken(name, isType))
      .map(({ name }) => `${file}: ${name}`);
  });

it('the folder domain exports no function that only tests use', () => {
  expect(untaken('domain', (taker, isType) => isType || !taker.startsWith('tests/'))).toEqual([]);
});

it('a test imports every file of effects', () => {
  const effects = sourceFiles('src').filter((file) => file.endsWith('.actors.ts'));
  const tested = new Set(
    takings.filter(({ file }) => file.startsWith('tests/')).map(({ from }) => `${from}.ts`),
  );
  expect(effects.length).toBeGreaterThan(50);
  expect(effects.filter((file) => !tested.has(file))).toEqual([]);
});

it('server files export only what another server file uses', () => {
  expect(untaken('server', () => true)).toEqual([]);
});
