import { expect, it } from 'vitest';
import { usualAddress, usualModule } from '../../domain/habits';
import { home, farOffice as office } from '../machines/location/saved-addresses.model';

it('the usual address of a customer is the home address, or else the first saved one [LOC-22]', () => {
  expect(usualAddress([office, home])).toBe(home);
  expect(usualAddress([office])).toBe(office);
  expect(usualAddress([])).toBeNull();
});

it('the usual module of a customer is the module of the newest order [LOC-22]', () => {
  const ordered = (moduleId: number | null, day: number) => ({
    moduleId,
    placedAt: `2026-11-${day}T10:00:00.000Z`,
  });
  expect(usualModule([ordered(2, 11), ordered(1, 20), ordered(null, 23), ordered(3, 14)])).toBe(1);
  expect(usualModule([])).toBeNull();
});
