import { randomInt } from 'node:crypto';

const ALL = 10_000_000;
let last = randomInt(ALL);

/** Seven digits for a phone number, an email or a document number that no other test uses. */
export function unusedDigits(): string {
  last = (last + 1) % ALL;
  return String(last).padStart(7, '0');
}
