import { afterEach, expect, it, vi } from 'vitest';
import { keepReferral, keptReferral } from '../../../src/features/session/sign-up/referral';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('the code of a referral link is kept while the visitor browses [AUTH-39]', () => {
  history.replaceState(null, '', '/store/1?ref=AMIRA01&item=2');
  keepReferral();
  history.replaceState(null, '', '/home');
  expect(keptReferral()).toBe('AMIRA01');
});

it('the code is found in the entry URL after the visitor has navigated [AUTH-39]', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://souk.example/?ref=BEN02' } as PerformanceEntry,
  ]);
  history.replaceState(null, '', '/home');
  expect(keptReferral()).toBe('BEN02');
});

it('a value that cannot be a code is ignored [AUTH-39]', () => {
  history.replaceState(null, '', `/?ref=${encodeURIComponent('<b>')}`);
  expect(keptReferral()).toBe('');
  history.replaceState(null, '', `/?ref=${'A'.repeat(41)}`);
  expect(keptReferral()).toBe('');
});
