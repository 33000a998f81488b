import { expect, it } from 'vitest';
import { promisedWindow } from '../../domain/promised-time';

const ONE = Date.parse('2026-11-24T13:00:00.000+04:00');
const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00.000+04:00`);

it('a promise of 25 to 35 minutes is 13:25–13:35 for an order placed at 13:00 [CHK-16]', () => {
  expect(promisedWindow('25-35', ONE)).toEqual({ from: at('13:25'), to: at('13:35') });
  expect(promisedWindow('25-35 min', ONE)).toEqual({ from: at('13:25'), to: at('13:35') });
});

it('a promise of a single number of minutes begins and ends at the same time [CHK-16]', () => {
  expect(promisedWindow('40', ONE)).toEqual({ from: at('13:40'), to: at('13:40') });
});

it('no time is shown when the store promises none [CHK-16]', () => {
  expect(promisedWindow(null, ONE)).toBeNull();
  expect(promisedWindow('soon', ONE)).toBeNull();
});
