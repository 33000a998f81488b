import { randomInt } from 'node:crypto';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { SiteConfig } from '../../site/config';
import { SESSION_MESSAGES } from '../session.messages';

/** Without what looks alike on paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

export const newReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Whose code it is; one that is nobody's is refused, and all are ignored while there is nothing to earn [AUTH-08]. */
export async function referrerOf(
  database: Queryable,
  code: string | null | undefined,
  { customer_wallet_status, ref_earning_status }: SiteConfig,
): Promise<number | null> {
  const text = code?.trim().toUpperCase() ?? '';
  if (text === '' || !customer_wallet_status || !ref_earning_status) return null;
  const [row] = await database.query<{ id: number }>(
    'select id from customers where referral_code = $1 and is_active and pending_until is null',
    [text],
  );
  return row?.id ?? refuse(403, 'ref_code', SESSION_MESSAGES.refCode);
}
