import source from 'virtual:contract';
import { expect, it } from 'vitest';
import { demoGeo } from '../../../server/geo/city-geo';
import { contractOperations } from '../../../server/http/contract';
import { allOperations } from '../../../server/open-shop';

type Origin = { path?: string; ref?: string };

it('the server implements exactly the operations of the contract', () => {
  expect(Object.keys(allOperations(demoGeo)).sort()).toEqual(contractOperations.map(({ id }) => id).sort());
});

it('every path names its source: a chapter of the specification, the API family or a rule [API-09]', () => {
  const { paths } = JSON.parse(source) as { paths: Record<string, Record<string, { 'x-origin'?: Origin }>> };
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => ({ name: `${method} ${path}`, origin: operation['x-origin'] })),
  );
  const unexplained = operations.filter(({ origin }) => !origin?.path || !origin.ref);
  expect(operations.length).toBe(contractOperations.length);
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});

it('every list counts its pages from 1 and requires a positive limit [API-04]', () => {
  const lists = contractOperations.flatMap(({ id, query }) => {
    const { limit, offset } = query.properties as Record<string, { minimum?: number } | undefined>;
    return offset === undefined ? [] : [{ id, first: offset.minimum, least: limit?.minimum }];
  });
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter(({ first, least }) => first !== 1 || least !== 1)).toEqual([]);
});
