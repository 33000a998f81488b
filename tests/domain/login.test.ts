import { describe, expect, it } from 'vitest';
import { codeDigits, isWholeCode } from '../../domain/auth/code';
import { signInMethods } from '../../domain/auth/login';
import { contactDue, type LoginType } from '../../domain/auth/verification';
import { allLogins } from '../support/login';

describe('the offered sign-in methods', () => {
  it.each([
    ['all', true, true, true],
    ['otp_manual', true, true, false],
    ['otp_social', false, true, true],
    ['manual_social', true, false, true],
    ['otp', false, true, false],
    ['manual', true, false, false],
    ['social', false, false, true],
    ['none', false, false, false],
  ] as const)(
    'the setting %s offers password %s, code %s and social %s [AUTH-02]',
    (methods, isManualOn, isOtpOn, hasSocial) => {
      const social = hasSocial ? allLogins.social : [];
      expect(signInMethods({ ...allLogins, isManualOn, isOtpOn, social })).toBe(methods);
    },
  );
});

describe('The contact that the customer must verify by a code', () => {
  const nothingProven: Parameters<typeof contactDue>[0] = {
    phone: '+971501110001',
    email: 'amira@souk.example',
    isPhoneVerified: false,
    isEmailVerified: false,
  };
  const both = { verifiesPhone: true, verifiesEmail: true };
  const none = { verifiesPhone: false, verifiesEmail: false };
  const due = (held: Partial<typeof nothingProven>, flags = both, type: LoginType = 'manual') =>
    contactDue({ ...nothingProven, ...held }, flags, type)?.type ?? null;

  it('is the phone first, then the email [AUTH-16, Q-44]', () => {
    expect(due({})).toBe('phone');
    expect(due({ isPhoneVerified: true })).toBe('email');
    expect(due({ isPhoneVerified: true, isEmailVerified: true })).toBeNull();
  });

  it('is a contact of a kind that the operator wants verified [AUTH-16, Q-44]', () => {
    expect(due({}, { ...both, verifiesPhone: false })).toBe('email');
    expect(due({ isPhoneVerified: true }, { ...both, verifiesEmail: false })).toBeNull();
    expect(due({}, none)).toBeNull();
  });

  it('is a contact that the account has [AUTH-16]', () => {
    expect(due({ phone: null }, both, 'social')).toBe('email');
    expect(due({ phone: null, email: null }, both, 'social')).toBeNull();
  });

  it('is always the phone when the customer signs in by code [AUTH-14, AUTH-16]', () => {
    expect(due({}, none, 'otp')).toBe('phone');
    expect(due({ isPhoneVerified: true }, none, 'otp')).toBeNull();
  });
});

describe('a one-time code', () => {
  it('is sent to the contact that it verifies [AUTH-16]', () => {
    const held = { phone: '+971501110001', email: 'amira@souk.example', isEmailVerified: false };
    const flags = { verifiesPhone: true, verifiesEmail: true };
    const sentTo = (isPhoneVerified: boolean, login = flags) =>
      contactDue({ ...held, isPhoneVerified }, login, 'manual');
    expect(sentTo(false)).toEqual({ type: 'phone', value: '+971501110001' });
    expect(sentTo(true)).toEqual({ type: 'email', value: 'amira@souk.example' });
    expect(sentTo(true, { ...flags, verifiesEmail: false })).toBeNull();
  });

  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['Your code is 123-456.', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['1234567', '123456'],
    ['12', '12'],
    ['', ''],
  ])('is read from "%s" as %s [AUTH-43]', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });

  it('has exactly six digits [AUTH-40]', () => {
    expect(['', '12345', '123456', '1234567', '12345x'].map(isWholeCode)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });
});
