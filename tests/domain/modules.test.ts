import { expect, it } from 'vitest';
import type { Module } from '../../domain/catalogue';
import { rentalModule } from '../../domain/modules';

const module = (id: number, type: Module['type'], isActive = true) => ({ id, type, isActive }) as Module;
const food = module(1, 'food');
const cars = module(6, 'rental');
const boats = module(9, 'rental');

it('rental pages use the selected module if it is a rental module, or else the first rental module [NAV-17]', () => {
  expect(rentalModule([food, cars, boats], 9)).toBe(boats);
  expect(rentalModule([food, cars, boats], 1)).toBe(cars);
  expect(rentalModule([food, module(6, 'rental', false)], 6)).toBeNull();
});
