import { randomInt } from 'node:crypto';
import { type Queryable, timestamp } from '../../../db/database';
import { AppError, refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import type { SiteConfig } from '../../shared/site-config';
import { SESSION_MESSAGES } from '../session.messages';
import { OPEN_FOR } from '../sign-in/open-sign-in.store';
import { type Account, insertAccount } from './account.store';
import type { Contact } from './contacts';
import { isTaken, refuseTaken, takenByError, takeProven } from './ownership';

const TRIES = 5;

export type Name = { first_name: string; last_name: string | null };

/** Splits a full name: the first word is the first name, the rest is the last name. */
export function splitName(text: string): Name | null {
  const [first, ...rest] = text.trim().split(/\s+/);
  return first ? { first_name: first, last_name: rest.join(' ') || null } : null;
}

export type GivenContact = { value: string; isProven: boolean };

type Newcomer = {
  name: Name;
  email: GivenContact | null;
  phone: GivenContact | null;
  passwordHash: string | null;
  refCode: string | null | undefined;
};

/**
 * Creates the account. Refuses a taken contact, even if another sign-up takes it at the same moment
 * [AUTH-30].
 */
export async function createAccount(
  tx: Queryable,
  request: Pick<RequestContext, 'config' | 'language' | 'now' | 'wallClock'>,
  newcomer: Newcomer,
): Promise<Account> {
  const wallNow = request.wallClock();
  const referredBy = await referrerOf(tx, newcomer.refCode, request.config);
  await assertFree(tx, newcomer, wallNow);
  const { email, phone, passwordHash, name } = newcomer;
  const account = {
    ...name,
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    is_email_verified: email?.isProven ?? false,
    is_phone_verified: phone?.isProven ?? false,
    passwordHash,
    referredBy,
    language: request.language,
    createdAt: timestamp(request.now),
    pendingUntil: timestamp(wallNow + OPEN_FOR),
  };
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const made = await insertAccount(tx, { ...account, referralCode: newReferralCode() });
      if (made !== null) return made;
    }
  } catch (error) {
    const taken = takenByError(error);
    throw taken === null ? error : new AppError(403, [taken]);
  }
  throw new Error('No free referral code was found');
}

async function assertFree(tx: Queryable, { email, phone }: Newcomer, wallNow: number): Promise<void> {
  const taken: Contact[] = [];
  for (const [channel, given] of [
    ['email', email],
    ['phone', phone],
  ] as const) {
    if (given === null) continue;
    const contact: Contact = { channel, value: given.value };
    const claim = { contact, accountId: null, wallNow };
    const isFree = given.isProven ? await takeProven(tx, claim) : !(await isTaken(tx, claim));
    if (!isFree) taken.push(contact);
  }
  if (taken.length > 0) refuseTaken(...taken);
}

/** The characters of referral codes, without those that look alike in print. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const newReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Returns the owner of a referral code. Refuses an unknown code. Ignores all codes while referrals are off
 * [AUTH-08].
 */
async function referrerOf(
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
