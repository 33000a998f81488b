import { expect, it } from 'vitest';
import { contractOperations } from '../../../server/http/contract';
import { NOT_YET } from '../../../server/not-yet';
import { allOperations } from '../../../server/operations';

const inContract = contractOperations.map((operation) => operation.id).sort();
const implemented = Object.keys(allOperations()).sort();

it('implements nothing that is not in the contract', () => {
  expect(implemented.filter((id) => !inContract.includes(id))).toEqual([]);
});

it('lists in one place exactly what the contract promises and the server cannot do yet', () => {
  expect([...NOT_YET].sort()).toEqual(inContract.filter((id) => !implemented.includes(id)));
});
