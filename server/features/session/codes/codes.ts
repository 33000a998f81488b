import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CODE_LENGTH, RESEND_LOCK_SECONDS } from '../../../../domain/auth/code';
import { type Queryable, timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { Language } from '../../../http/language';
import { MESSAGES } from '../../../http/messages';
import type { RequestContext } from '../../../http/request-context';
import {
  refundAttempt,
  SENT_FOR_ADDRESS,
  SENT_FOR_HOLDER,
  SENT_TO_CONTACT,
  sentByShop,
  takeAttempt,
  WRONG_CODES,
} from '../../shared/attempt-limits';
import { deliverSoon, post } from '../../shared/outbox';
import { hashOf } from '../../shared/secrets';
import type { Contact } from '../accounts/contacts';
import type { Mail } from '../services/outgoing';
import { SESSION_MESSAGES } from '../session.messages';
import { assertSendable } from './sendable';

const CODE_LIFETIME = 10 * 60_000;
const RESEND_LOCK = RESEND_LOCK_SECONDS * 1000;
const ATTEMPTS = 5;

type CodePurpose = 'sign_in' | 'reset' | 'profile' | 'proof';

export type CodeKey = {
  purpose: CodePurpose;
  contact: Contact;
  /**
   * The client that requested the code and may use it: `guest:<hash>`, `customer:<id>` or `address:<IP
   * address>`.
   */
  holder: string;
  /**
   * True if the code can also be entered from another IP address. All other addresses share one attempt
   * counter, so strangers can't use up the attempts of the person who requested the code.
   */
  isShared?: boolean;
};

type CodeContext = Pick<RequestContext, 'database' | 'wallClock' | 'language' | 'identity' | 'address'>;

type Issue = {
  /**
   * True if the contact belongs to no account. All steps are the same, but nothing is sent, so that the
   * response time reveals nothing.
   */
  hasNoAccount?: boolean;
  /**
   * True if the code is sent after the response. Neither the response time nor a failure then reveals whether
   * the account exists.
   */
  isSentLater?: boolean;
};

/**
 * Sends a code and returns 0. If the last code is less than a minute old, returns the seconds to wait. Must
 * not run in a transaction, because it waits for the network.
 */
export async function issueCode(context: CodeContext, key: CodeKey, issue: Issue = {}): Promise<number> {
  const { identity } = context;
  const keyHash = hashOfKey(key);
  const code = identity.fixedCode ?? String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const seconds = await secondsLeft(context, keyHash);
  if (seconds > 0) return seconds;
  // A fixed demo code is not sent, so it does not count towards the limits.
  if (identity.fixedCode === null) await takeSending(context, key);
  const isNew = await storeCode(context, keyHash, issue.hasNoAccount ? null : code);
  if (!isNew) return RESEND_LOCK_SECONDS;
  if (key.isShared) await putCode(context, sharedHashOf(key), issue.hasNoAccount ? null : code);
  if (issue.isSentLater) {
    // Without an account, the message is queued too but expires before it is sent. Both cases then take
    // equally long.
    const goodFor = issue.hasNoAccount ? 0 : CODE_LIFETIME;
    await post(context.database, context, messageOf(context, key.contact, code), { goodFor });
    deliverSoon(context, afterAnswer());
    return 0;
  }
  if (issue.hasNoAccount) return 0;
  await send(context, key.contact, code).catch((error: unknown) => notSent(context, keyHash, error));
  return 0;
}

/** Waits a little after the response. Even the start of sending would be measurable in the response time. */
const afterAnswer = (): Promise<void> => setTimeout(100);

/**
 * Counts this message towards all limits. The narrowest limit comes first, so that a refusal uses up nothing
 * of the wider ones.
 */
async function takeSending(context: CodeContext, { contact, holder, isShared }: CodeKey): Promise<void> {
  const { database, identity, address, wallClock } = context;
  assertSendable(contact, identity.sms.countries);
  const limits = [
    ...(isShared ? [] : [[SENT_FOR_HOLDER, holder] as const]),
    [SENT_FOR_ADDRESS, address] as const,
    [SENT_TO_CONTACT, subjectOf(contact)] as const,
    ...(contact.channel === 'phone' ? [[sentByShop(identity.sms.perHour), 'sms'] as const] : []),
  ];
  for (const [limit, subject] of limits)
    if (!(await takeAttempt(database, limit, subject, wallClock())))
      refuse(429, 'too_many', MESSAGES.tooMany);
}

/** Like `issueCode`, but refuses while the customer has to wait. */
export async function issueCodeOrWait(context: CodeContext, key: CodeKey, issue: Issue = {}): Promise<void> {
  const seconds = await issueCode(context, key, issue);
  if (seconds > 0) refuse(403, 'otp_wait', SESSION_MESSAGES.wait(seconds));
}

/**
 * Checks a code. Five wrong attempts make it invalid. A right code works once, or repeatedly with `isKept`.
 * Must not run in a transaction that a refusal rolls back, because the attempt has to count.
 */
export async function checkCode(
  context: Pick<RequestContext, 'database' | 'wallClock'>,
  key: CodeKey,
  code: string,
  { isKept = false }: { isKept?: boolean } = {},
): Promise<boolean> {
  const { database } = context;
  const now = context.wallClock();
  const subject = `${key.holder} ${subjectOf(key.contact)}`;
  if (!(await takeAttempt(database, WRONG_CODES, subject, now))) refuse(429, 'too_many', MESSAGES.tooMany);
  const ownHash = hashOfKey(key);
  const isElsewhere = key.isShared === true && !(await isThere(database, ownHash, now));
  const keyHash = isElsewhere ? sharedHashOf(key) : ownHash;
  const [row] = await database.query<{ is_right: boolean }>(
    `update codes set
      attempts_left = case when code_hash = $2 then attempts_left else attempts_left - 1 end,
      used_at = case when code_hash = $2 and not $4 then $3::timestamptz else used_at end
    where key_hash = $1 and used_at is null and attempts_left > 0 and expires_at > $3::timestamptz
    returning code_hash = $2 as is_right`,
    [keyHash, hashOf(keyHash, code), timestamp(now), isKept],
  );
  // If no code is stored, nothing was guessed, so the attempt is not counted.
  if (row?.is_right !== false) await refundAttempt(database, WRONG_CODES, subject);
  const isRight = row?.is_right === true;
  if (isRight && key.isShared && !isKept) await endShared(database, key, code);
  return isRight;
}

/** Like `checkCode`, but throws a 403 error if the code is wrong. */
export async function assertCode(
  context: Pick<RequestContext, 'database' | 'wallClock'>,
  key: CodeKey,
  code: string,
  options: { isKept?: boolean } = {},
): Promise<void> {
  if (!(await checkCode(context, key, code, options))) refuse(403, 'otp', SESSION_MESSAGES.wrongCode);
}

const hashOfKey = ({ purpose, contact, holder }: CodeKey): Buffer =>
  hashOf(purpose, contact.channel, contact.value, holder);

const sharedHashOf = (key: CodeKey): Buffer => hashOfKey({ ...key, holder: 'anybody' });

const subjectOf = ({ channel, value }: Contact): string => `${channel}:${value}`;

/**
 * Stores a code that an external provider has verified. The code then counts like one that this server sent.
 */
export async function adoptCode(
  context: Pick<CodeContext, 'database' | 'wallClock'>,
  key: CodeKey,
  code: string,
): Promise<void> {
  const keyHash = hashOfKey(key);
  await putCode(context, keyHash, code);
  if (key.isShared) await putCode(context, sharedHashOf(key), code);
}

/** Makes a used code invalid for all other IP addresses too. */
async function endShared(database: Queryable, key: CodeKey, code: string): Promise<void> {
  const keyHash = sharedHashOf(key);
  await database.query('delete from codes where key_hash = $1 and code_hash = $2', [
    keyHash,
    hashOf(keyHash, code),
  ]);
}

async function putCode(
  context: Pick<CodeContext, 'database' | 'wallClock'>,
  keyHash: Buffer,
  code: string | null,
): Promise<void> {
  await context.database.query('delete from codes where key_hash = $1', [keyHash]);
  await storeCode(context, keyHash, code);
}

/** Returns whether this holder has a code, even a used or locked one. The shared code is then not tried. */
async function isThere(database: Queryable, keyHash: Buffer, now: number): Promise<boolean> {
  const found = await database.query('select 1 from codes where key_hash = $1 and expires_at > $2', [
    keyHash,
    timestamp(now),
  ]);
  return found.length > 0;
}

/**
 * Stores a code. Returns false if the last code is unused and less than a minute old. `code: null` stores a
 * code that never matches.
 */
async function storeCode(
  { database, wallClock }: Pick<CodeContext, 'database' | 'wallClock'>,
  keyHash: Buffer,
  code: string | null,
): Promise<boolean> {
  const now = wallClock();
  const stored = await database.query(
    `insert into codes (key_hash, code_hash, attempts_left, sent_at, expires_at) values ($1, $2, $3, $4, $5)
    on conflict (key_hash) do update set code_hash = excluded.code_hash, attempts_left = excluded.attempts_left,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = null
    where codes.used_at is not null or codes.sent_at <= $6
    returning 1`,
    [
      keyHash,
      code === null ? hashOf(keyHash) : hashOf(keyHash, code),
      ATTEMPTS,
      timestamp(now),
      timestamp(now + CODE_LIFETIME),
      timestamp(now - RESEND_LOCK),
    ],
  );
  return stored.length > 0;
}

/** Returns the seconds until another code may be sent. 0: now. */
async function secondsLeft({ database, wallClock }: CodeContext, keyHash: Buffer): Promise<number> {
  const [row] = await database.query<{ sent_at: Date }>(
    'select sent_at from codes where key_hash = $1 and used_at is null',
    [keyHash],
  );
  const passed = wallClock() - (row?.sent_at.getTime() ?? 0);
  return Math.max(0, Math.ceil((RESEND_LOCK - passed) / 1000));
}

const messageOf = ({ identity, language }: CodeContext, { channel, value: to }: Contact, code: string) =>
  channel === 'email'
    ? { channel: 'mail' as const, message: { to, ...codeMail(code, language, identity) } }
    : { channel: 'sms' as const, message: { to, text: codeSms(code, language, identity) } };

/** Sends the code directly, without the outbox: the customer waits for it and must see a failure at once. */
async function send(context: CodeContext, contact: Contact, code: string): Promise<void> {
  const { sendMail, sendSms } = context.identity.outgoing;
  const sent = messageOf(context, contact, code);
  if (sent.channel === 'mail') await sendMail?.(sent.message);
  else await sendSms?.(sent.message);
}

/** Deletes a code that could not be sent, so that the customer can request the next one immediately. */
async function notSent({ database, identity }: CodeContext, keyHash: Buffer, cause: unknown): Promise<never> {
  identity.report('A code could not be sent', cause);
  await database.query('delete from codes where key_hash = $1', [keyHash]);
  refuse(403, 'otp_not_sent', SESSION_MESSAGES.notSent);
}

type Sender = Pick<CodeContext['identity'], 'publicUrl' | 'shopName'>;

/** Returns the email with a code. The email must never reveal that an account exists. */
function codeMail(code: string, language: Language, { shopName }: Sender): Pick<Mail, 'subject' | 'text'> {
  return language === 'ar'
    ? {
        subject: `رمزك في ${shopName.ar}: ${code}`,
        text: `رمزك هو ${code}. يصلح لمدة 10 دقائق ولمرة واحدة.\n\nإذا لم تطلبه فتجاهل هذه الرسالة، ولا تعطِ الرمز لأحد.`,
      }
    : {
        subject: `Your ${shopName.en} code: ${code}`,
        text: `Your code is ${code}. It is valid for 10 minutes and works once.\n\nIf you did not ask for it, ignore this message, and give the code to nobody.`,
      };
}

/**
 * Returns the text message with a code. Its last line lets browsers autofill the code, on this site only
 * [AUTH-43].
 */
function codeSms(code: string, language: Language, { publicUrl, shopName }: Sender): string {
  const text =
    language === 'ar'
      ? `${code} هو رمزك في ${shopName.ar}. يصلح لمدة 10 دقائق.`
      : `${code} is your ${shopName.en} code. It is valid for 10 minutes.`;
  return publicUrl === null ? text : `${text}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
