import { expect, it } from 'vitest';
import { exportsOf, namedImportsOf, sourceFiles } from '../support/sources';

const takings = sourceFiles('domain', 'machines', 'src', 'server', 'tests', 'tools').flatMap(namedImportsOf);

/** The exports of a room that nobody takes, of those takers that count. */
const untaken = (room: string, counts: (taker: string, isType: boolean) => boolean): string[] =>
  sourceFiles(room).flatMap((file) => {
    const takers = takings.filter(({ from }) => from === file.replace(/\.(tsx?|mjs)$/, ''));
    const isTaken = (name: string, isType: boolean) =>
      takers.some((taking) => [name, '*'].includes(taking.name) && counts(taking.file, isType));
    return exportsOf(file)
      .filter(({ name, isType }) => !isTaken(name, isType))
      .map(({ name }) => `${file}: ${name}`);
  });

it('has no rule that only tests run; a type may be there for them', () => {
  expect(untaken('domain', (taker, isType) => isType || !taker.startsWith('tests/'))).toEqual([]);
});

it('keeps to itself what nobody else on the server uses', () => {
  expect(untaken('server', () => true)).toEqual([]);
});
