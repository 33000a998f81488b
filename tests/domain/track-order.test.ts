import { expect, it } from 'vitest';
import { orderNumberIn } from '../../domain/forms/track-order';

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
