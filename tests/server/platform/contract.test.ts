import { expect, it } from 'vitest';
import { demoGeo } from '../../../server/geo/city-geo';
import { contractOperations } from '../../../server/http/contract';
import { allOperations } from '../../../server/open-shop';

it('can do everything that the contract promises, and nothing else', () => {
  expect(Object.keys(allOperations(demoGeo)).sort()).toEqual(contractOperations.map(({ id }) => id).sort());
});
