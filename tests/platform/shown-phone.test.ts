import { expect, it } from 'vitest';
import { fullPhone, shownPhone } from '../../src/platform/fields/dial-codes';

it.each([
  ['+971501110001', 'AE', '0501110001'],
  ['+97145550100', 'AE', '45550100'],
  ['+447911123456', 'GB', '7911123456'],
  ['+390612345678', 'IT', '0612345678'],
  // A number from another country than the selected one. Only the complete number is valid.
  ['+447911123456', 'AE', '+447911123456'],
  ['+971', 'AE', '+971'],
  ['', 'AE', ''],
])(
  'the phone %s beside the country %s is shown as %s and read back as the same number [LOC-20, AUTH-14]',
  (whole, country, shown) => {
    expect(shownPhone(whole, country)).toBe(shown);
    expect(fullPhone(shown, country)).toBe(whole);
  },
);
