import { afterEach, expect, it, vi } from 'vitest';
import { keepReferral, keptReferral } from '../../../src/features/session/sign-up/referral';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it("keeps the code of a friend's link while the visitor looks around [AUTH-39]", () => {
  history.replaceState(null, '', '/store/1?ref=AMIRA01&item=2');
  keepReferral();
  history.replaceState(null, '', '/home');
  expect(keptReferral()).toBe('AMIRA01');
});

it('finds the code where the page was opened, when the visitor has gone on already [AUTH-39]', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://souk.example/?ref=BEN02' } as PerformanceEntry,
  ]);
  history.replaceState(null, '', '/home');
  expect(keptReferral()).toBe('BEN02');
});

it('keeps nothing that can not be a code [AUTH-39]', () => {
  history.replaceState(null, '', `/?ref=${encodeURIComponent('<b>')}`);
  expect(keptReferral()).toBe('');
  history.replaceState(null, '', `/?ref=${'A'.repeat(41)}`);
  expect(keptReferral()).toBe('');
});
