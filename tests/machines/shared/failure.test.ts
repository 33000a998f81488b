import { expect, it } from 'vitest';
import { failureOf } from '../../../machines/shared/failure';

it.each([
  'Failed to fetch dynamically imported module: http://shop/assets/resolve-place.js',
  'error loading dynamically imported module: http://shop/assets/resolve-place.js',
  'Importing a module script failed.',
])('lazy-loaded code that cannot be downloaded is reported as a network failure: %s [NFR-08]', (message) => {
  expect(failureOf(new TypeError(message)).code).toBe('offline');
});

it('any other error in lazy-loaded code is reported as unexpected [API-06]', () => {
  expect(failureOf(new TypeError('x is undefined')).code).toBe('unexpected');
  expect(failureOf({ code: 'timeout', messages: ['Later'] })).toEqual({
    code: 'timeout',
    messages: ['Later'],
  });
});
