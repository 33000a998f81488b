import { expect, it } from 'vitest';
import { type Consent, consentByDefault, consentIn, isSameConsent } from '../../domain/consent';

it('order updates are on and offers are off by default [PROF-12]', () => {
  expect(consentByDefault).toEqual({ orders: true, offers: false });
});

it.each<[unknown, Consent | null]>([
  [
    { orders: false, offers: true },
    { orders: false, offers: true },
  ],
  [
    { orders: true, offers: true, spam: true },
    { orders: true, offers: true },
  ],
  [{ orders: true }, null],
  [{ offers: true }, null],
  [{ orders: 1, offers: true }, null],
  [{ orders: true, offers: 'true' }, null],
  [null, null],
  [undefined, null],
  ['orders', null],
  [7, null],
])('a stored choice of %j is read as %j [PROF-12]', (value, consent) => {
  expect(consentIn(value)).toEqual(consent);
});

it.each<[Consent, Consent, boolean]>([
  [{ orders: true, offers: false }, { orders: true, offers: false }, true],
  [{ orders: false, offers: true }, { orders: false, offers: true }, true],
  [{ orders: true, offers: false }, { orders: false, offers: false }, false],
  [{ orders: true, offers: false }, { orders: true, offers: true }, false],
  [{ orders: true, offers: false }, { orders: false, offers: true }, false],
])('the consent choices %j and %j count as equal: %s [PROF-12]', (one, other, isSame) => {
  expect(isSameConsent(one, other)).toBe(isSame);
});
