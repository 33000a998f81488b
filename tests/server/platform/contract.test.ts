import { readFileSync } from 'node:fs';
import source from 'virtual:contract';
import { expect, it } from 'vitest';
import { demoGeo } from '../../../server/geo/city-geo';
import { contractOperations } from '../../../server/http/contract';
import { allOperations } from '../../../server/open-shop';

type Origin = { path?: string; ref?: string };

/** The client's specifications: 1 is about shopping, 2 about rental and accounts. Both have nine chapters. */
const CHAPTER = /^S[12]§[1-9]$/;
/** Paths that every product of the family has, and paths that no chapter and no rule asks for. */
const WITHOUT_CHAPTER = ['public', 'What users of such shops take for granted'];

it('the server implements exactly the operations of the contract', () => {
  expect(Object.keys(allOperations(demoGeo)).sort()).toEqual(contractOperations.map(({ id }) => id).sort());
});

it('every path names its source: a chapter of the specification, the API family or a rule [API-09]', () => {
  const operations = documented();
  const unexplained = operations.filter(({ origin }) => !origin?.path || !origin.ref);
  expect(operations.length).toBe(contractOperations.length);
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});

it('every source that a path names exists: a chapter of a specification or a rule of the requirements [API-09]', () => {
  const rules = new Set(
    [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id),
  );
  const isKnown = (named: string) => CHAPTER.test(named) || rules.has(named);
  const unknown = documented().flatMap(({ name, origin: { ref = '' } = {} }) => {
    const named = ref.match(/S\d+§\d+|[A-Z]+-\d+/g) ?? [];
    if (named.length === 0 && !WITHOUT_CHAPTER.includes(ref)) return [`${name}: ${ref}`];
    return named.filter((one) => !isKnown(one)).map((one) => `${name}: ${one}`);
  });
  expect(unknown).toEqual([]);
});

it('every list counts its pages from 1 and requires a positive limit [API-04]', () => {
  const lists = contractOperations.flatMap(({ id, query }) => {
    const { limit, offset } = query.properties as Record<string, { minimum?: number } | undefined>;
    return offset === undefined ? [] : [{ id, first: offset.minimum, least: limit?.minimum }];
  });
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter(({ first, least }) => first !== 1 || least !== 1)).toEqual([]);
});

/** The operations of the contract with the source that each names. */
function documented(): { name: string; origin: Origin | undefined }[] {
  const { paths } = JSON.parse(source) as { paths: Record<string, Record<string, { 'x-origin'?: Origin }>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => ({ name: `${method} ${path}`, origin: operation['x-origin'] })),
  );
}
