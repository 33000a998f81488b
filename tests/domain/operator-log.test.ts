import { expect, it } from 'vitest';
import { changesBetween, LOG_OBJECTS, logObjectsSeenBy } from '../../domain/operator-log';

it('the console’s log shows changed fields with old and new values, and private fields without values [X-27]', () => {
  const before = { role: 'support', name: 'Sam', store_id: null, is_active: true };
  const after = { role: 'manager', name: 'Samir', store_id: null, is_active: true };
  expect(changesBetween(before, after, ['name'])).toEqual([
    { field: 'role', old: 'support', new: 'manager' },
    { field: 'name' },
  ]);
  expect(changesBetween({}, { tax_percent: 5, other: null })).toEqual([
    { field: 'tax_percent', old: null, new: 5 },
  ]);
});

it('the console’s log shows everything to owners, and hides accounts and sign-ins from managers [X-26, X-27]', () => {
  expect(logObjectsSeenBy('owner')).toEqual([...LOG_OBJECTS]);
  expect(logObjectsSeenBy('manager')).toEqual(
    LOG_OBJECTS.filter((object) => object !== 'account' && object !== 'session'),
  );
});
