import { expect, it } from 'vitest';
import { servedFirst } from '../../domain/address';

it('puts what the store serves first and keeps both in their order [ADDR-17]', () => {
  const addresses = [[2], [1], [2, 3], [1, 2]].map((zoneIds, id) => ({ id, zoneIds }));
  const order = (zones: number[] | null) => servedFirst(addresses, zones).map(({ id }) => id);
  expect(order([1])).toEqual([1, 3, 0, 2]);
  expect(order(null)).toEqual([0, 1, 2, 3]);
  expect(order([9])).toEqual([0, 1, 2, 3]);
});
