import { refuse } from '../../../http/errors';
import type { Contact } from '../accounts/contacts';
import { SESSION_MESSAGES } from '../session.messages';

/**
 * Expensive number ranges without customers: satellite networks, networks without a country, premium and
 * shared-cost numbers.
 */
const COSTLY = [
  /^\+8(00|08|70|78|81|82|83|88)/,
  /^\+979/,
  /^\+1(900|976|[2-9]\d\d976)/,
  /^\+44(7[06]|8|9)/,
  /^\+33(8|9)/,
  /^\+34(80|90)/,
  /^\+39(1|89)/,
  /^\+31(800|9)/,
  /^\+41(90)/,
  /^\+43(9)/,
  /^\+49(137|180|190|900)/,
  /^\+61(19|13|18)/,
  /^\+81(990|570)/,
];

/** Matches the assigned country codes of the ITU numbering plan. */
const COUNTRY =
  /^\+(1[2-9]\d{9}$|7|2[07]|21[1-368]|2[2-4]\d|25[0-8]|26\d|29[0179]|3[0-4]|3[69]|35\d|37[0-8]|38[0-35-79]|4[013-9]|42[013]|5[1-8]|50\d|59\d|6[0-6]|67[02-9]|68[0-35-9]|69[0-2]|8[1246]|85[02356]|88[06]|9[0-58]|96[0-8]|97[0-7]|99[2-68])/;

const FEWEST_DIGITS = 8;

export function canBeSentTo(phone: string, countries: readonly string[] | null): boolean {
  if (phone.length <= FEWEST_DIGITS || !COUNTRY.test(phone)) return false;
  if (COSTLY.some((range) => range.test(phone))) return false;
  return countries === null || countries.some((prefix) => phone.startsWith(prefix));
}

/** Refuses to send text messages, which cost money, to countries in which the operator doesn't sell. */
export function assertSendable({ channel, value }: Contact, countries: readonly string[] | null): void {
  if (channel === 'phone' && !canBeSentTo(value, countries)) refuse(403, 'phone', SESSION_MESSAGES.notSentTo);
}
