import { expect, it } from 'vitest';
import { orderNumberIn, trackOrderSchema } from '../../domain/forms/track-order';

it.each([
  ['1101', 1101],
  [' #1101 ', 1101],
  ['# 7', 7],
  ['#۱۱۰۱', 1101],
  ['11a01', null],
  ['', null],
  ['-5', null],
  ['1234567890', null],
])('the order number is read from "%s" [ORD-04]', (text, number) => {
  expect(orderNumberIn(text)).toBe(number);
});

const requested = { number: '1101', contactMethod: 'phone', phone: '+971501234567', email: '' };
it.each([
  ['a phone number', {}, true],
  ['a phone number in Arabic digits', { number: '١١٠١', phone: '٠٥٠ ١٢٣ ٤٥٦٧' }, true],
  ['a phone number in Persian digits', { number: '۱۱۰۱', phone: '۰۵۰ ۱۲۳ ۴۵۶۷' }, true],
  ['an email', { contactMethod: 'email', phone: '', email: 'rosa@example.com' }, true],
  ['no phone number', { phone: '' }, false],
  ['an email in place of the phone number', { phone: '', email: 'rosa@example.com' }, false],
  ['a broken email', { contactMethod: 'email', phone: '', email: 'rosa@' }, false],
  ['a phone number in place of the email', { contactMethod: 'email' }, false],
])('the tracking form with %s (%o) is validated by the chosen contact [ORD-04]', (_, changed, isTaken) => {
  expect(trackOrderSchema.isValidSync({ ...requested, ...changed })).toBe(isTaken);
});
