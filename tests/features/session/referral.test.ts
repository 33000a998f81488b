import { afterEach, expect, it, vi } from 'vitest';
import { saveReferralCode, storedReferralCode } from '../../../src/features/session/sign-up/referral';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('the code of a referral link is kept while the visitor browses [AUTH-39]', () => {
  history.replaceState(null, '', '/store/1?ref=AMIRA01&item=2');
  saveReferralCode();
  history.replaceState(null, '', '/home');
  expect(storedReferralCode()).toBe('AMIRA01');
});

it('the referral code is found in the first URL of the visit after the visitor has navigated [AUTH-39]', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://souk.example/?ref=BEN02' } as PerformanceEntry,
  ]);
  history.replaceState(null, '', '/home');
  expect(storedReferralCode()).toBe('BEN02');
});

it('a value in the URL that cannot be a referral code is ignored [AUTH-39]', () => {
  history.replaceState(null, '', `/?ref=${encodeURIComponent('<b>')}`);
  expect(storedReferralCode()).toBe('');
  history.replaceState(null, '', `/?ref=${'A'.repeat(41)}`);
  expect(storedReferralCode()).toBe('');
});
