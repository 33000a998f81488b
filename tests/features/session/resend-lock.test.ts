import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockResend } from '../../../src/features/session/code/resend-lock';

const phone = { type: 'phone', value: '+971501110001' } as const;
const email = { type: 'email', value: 'amira@souk.example' } as const;
const NOW = 1_000_000;

const left = (contact: typeof phone | typeof email) => lockResend({ contact, isNew: false }).lasts;
const codeGoes = (contact: typeof phone | typeof email) => lockResend({ contact, isNew: true });
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a contact that was sent a code gets no other code for a minute [AUTH-41]', () => {
  expect(left(phone)).toBe(0);

  expect(codeGoes(phone)).toEqual({ endsAt: NOW + 60_000, lasts: 60_000 });
  expect([left(phone), left(email)]).toEqual([60_000, 0]);
  pass(18_500);
  expect(left(phone)).toBe(41_500);
  pass(41_500);
  expect(left(phone)).toBe(0);
});

it('the lock against resending codes continues after a reload [AUTH-41]', () => {
  codeGoes(phone);
  pass(20_000);
  expect(codeGoes(phone)).toEqual({ endsAt: NOW + 60_000, lasts: 40_000 });
});

it('the lock against resending codes ignores a clock set back and altered stored values [AUTH-41]', () => {
  codeGoes(phone);
  pass(-3_600_000);
  expect(left(phone)).toBe(0);

  sessionStorage.setItem('souk-codes-sent', '{"+971501110001":"soon"');
  expect(left(phone)).toBe(0);
});

it('the lock against resending codes lasts a minute even without storage [AUTH-41]', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is switched off');
  });
  expect(codeGoes(phone).lasts).toBe(60_000);
});
