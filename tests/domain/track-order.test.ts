import { expect, it } from 'vitest';
import { orderNumberIn, trackOrderSchema } from '../../domain/forms/track-order';

it.each([
  ['1101', 1101],
  [' #1101 ', 1101],
  ['# 7', 7],
  ['11a01', null],
  ['', null],
  ['-5', null],
  ['1234567890', null],
])('reads the number of an order in "%s" [ORD-04]', (text, number) => {
  expect(orderNumberIn(text)).toBe(number);
});

const asked = { number: '1101', way: 'phone', phone: '+971501234567', email: '' };
it.each([
  ['a phone number', {}, true],
  ['an email', { way: 'email', phone: '', email: 'rosa@example.com' }, true],
  ['no phone number', { phone: '' }, false],
  ['an email where the phone number is asked for', { phone: '', email: 'rosa@example.com' }, false],
  ['a broken email', { way: 'email', phone: '', email: 'rosa@' }, false],
  ['a phone number where the email is asked for', { way: 'email' }, false],
])('takes %s as it was chosen: %o [ORD-04]', (_, changed, isTaken) => {
  expect(trackOrderSchema.isValidSync({ ...asked, ...changed })).toBe(isTaken);
});
