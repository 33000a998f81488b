import { describe, expect, it } from 'vitest';
import { asPhone, contactKind, contactOf, isEmail, isPhone, phoneDigits } from '../../domain/contact';

describe('a typed email or phone', () => {
  it.each([
    ['amira@souk.example', 'email'],
    [' amira@souk.example ', 'email'],
    ['a.b+c@d-e.co', 'email'],
    ['+971501234567', 'phone'],
    ['0501234567', 'phone'],
    ['12', 'phone'],
    ['+123456789012345', 'phone'],
    ['', null],
    ['1', null],
    ['+1234567890123456', null],
    ['amira@souk', null],
    ['amira souk@x.com', null],
    ['@x.com', null],
    ['++12345', null],
    ['12345x', null],
    ['+', null],
  ])('"%s" is recognized as %s [AUTH-11, AUTH-13]', (text, kind) => {
    expect(contactKind(text)).toBe(kind);
  });

  it.each(['050 123', '+971 50 123 4567', '050-123-4567', '(050) 123.4567', ' ٠٥٠١٢٣٤٥٦٧ '])(
    '"%s" is recognized as a phone, because only its digits count [Q-07]',
    (text) => {
      expect(contactKind(text)).toBe('phone');
    },
  );

  it('is sent to the server without spaces and separators, in Latin digits [AUTH-13, Q-07]', () => {
    expect(contactOf(' amira@souk.example ')).toEqual({ type: 'email', value: 'amira@souk.example' });
    expect(contactOf('+971 (50) 123-4567')).toEqual({ type: 'phone', value: '+971501234567' });
    expect(contactOf('٠٥٠ ١٢٣')).toEqual({ type: 'phone', value: '050123' });
    expect(contactOf('nobody')).toBeNull();
  });
});

it.each([
  ['amira@souk.example', true],
  [`${'x'.repeat(242)}@souk.example`, true],
  [`${'x'.repeat(243)}@souk.example`, false],
  ['   ', false],
  ['amira', false],
  ['amira@souk', false],
])('"%s" is a valid email: %s [FOOT-05, AUTH-32, PROF-04]', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne);
});

describe('The length limits of a phone number', () => {
  const digits = (count: number) => '5'.repeat(count);

  it.each([
    ['signIn', 2, 15],
    ['contact', 10, 15],
    ['recovery', 10, 10],
  ] as const)('let a phone for %s have %i to %i digits [Q-07]', (use, min, max) => {
    expect([min - 1, min, max, max + 1].map((count) => isPhone(digits(count), use))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('do not count a plus, spaces and dashes [Q-07]', () => {
    expect(isPhone('+12 34-56 789', 'contact')).toBe(false);
    expect(isPhone('+12 34-56 7890', 'contact')).toBe(true);
    expect(phoneDigits('+971 50-123')).toBe('97150123');
    expect(asPhone('00971 50')).toBe('0097150');
  });
});
