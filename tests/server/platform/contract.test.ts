import { expect, it } from 'vitest';
import source from '../../../contract/openapi.yaml?raw';
import { demoGeo } from '../../../server/geo/city-geo';
import { contractOperations } from '../../../server/http/contract';
import { allOperations } from '../../../server/open-shop';

it('can do everything that the contract promises, and nothing else', () => {
  expect(Object.keys(allOperations(demoGeo)).sort()).toEqual(contractOperations.map(({ id }) => id).sort());
});

it('says of every path where it comes from: a chapter of the client, the API family, or a rule of ours [API-09]', () => {
  const [, ...operations] = source.split(/^ {6}operationId: /m);
  const unexplained = operations.filter(
    (text) => !/^ {6}x-origin:\n(?: {8}.+\n)* {8}path: \w+\n(?: {8}.+\n)* {8}ref: \S/m.test(text),
  );
  expect(operations.length).toBe(contractOperations.length);
  expect(unexplained.map((text) => text.split('\n')[0])).toEqual([]);
});

it('counts the pages of every list from 1, and lets none be empty [API-04]', () => {
  const lists = contractOperations.flatMap(({ id, query }) => {
    const { limit, offset } = query.properties as Record<string, { minimum?: number } | undefined>;
    return offset === undefined ? [] : [{ id, first: offset.minimum, least: limit?.minimum }];
  });
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter(({ first, least }) => first !== 1 || least !== 1)).toEqual([]);
});
