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
  /** Who requested the code and may use it: `guest:<hash>`, `customer:<id>` or `address:<address>`. */
  holder: string;
  /**
   * The code can also be entered from another IP address. All other addresses share one attempt counter, so
   * strangers can't use up the attempts of the person who requested it.
   */
  isShared?: boolean;
};

type CodeContext = Pick<RequestContext, 'database' | 'wallClock' | 'language' | 'identity' | 'address'>;

type Issue = {
  /**
   * The contact belongs to no account: does the same work but sends nothing, so that the response time
   * reveals nothing.
   */
  isForNobody?: boolean;
  /** Sends after the response, so that neither the duration nor a failure reveals anything. */
  isSentLater?: boolean;
};

/**
 * Sends a code and returns 0, or returns the seconds left while the last code is less than a minute old. Must
 * not run in a transaction: it waits for the network.
 */
export async function issueCode(context: CodeContext, key: CodeKey, issue: Issue = {}): Promise<number> {
  const { identity } = context;
  const keyHash = hashOfKey(key);
  const code = identity.fixedCode ?? String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const seconds = await secondsLeft(context, keyHash);
  if (seconds > 0) return seconds;
  // A fixed demo code is not sent, so it costs nothing.
  if (identity.fixedCode === null) await takeSending(context, key);
  const isNew = await storeCode(context, keyHash, issue.isForNobody ? null : code);
  if (!isNew) return RESEND_LOCK_SECONDS;
  if (key.isShared) await putCode(context, sharedHashOf(key), issue.isForNobody ? null : code);
  if (issue.isSentLater) {
    // Without an account, the same message is created but expires before it is sent, so both responses take equally
    // long.
    const goodFor = issue.isForNobody ? 0 : CODE_LIFETIME;
    await post(context.database, context, messageOf(context, key.contact, code), { goodFor });
    deliverSoon(context, afterAnswer());
    return 0;
  }
  if (issue.isForNobody) return 0;
  await send(context, key.contact, code).catch((error: unknown) => notSent(context, keyHash, error));
  return 0;
}

/** Even starting to send would be measurable in the response time. */
const afterAnswer = (): Promise<void> => setTimeout(100);

/**
 * Checked before sending, the narrowest limit first, so that a refusal uses up nothing of the wider limits.
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
 * Checks a code. Five wrong attempts invalidate it; a right code works once unless `isKept`. Must not run in
 * a transaction that a refusal rolls back: the attempt has to count.
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
  // Without a stored code there is nothing to guess.
  if (row?.is_right !== false) await refundAttempt(database, WRONG_CODES, subject);
  const isRight = row?.is_right === true;
  if (isRight && key.isShared && !isKept) await endShared(database, key, code);
  return isRight;
}

/** Like `checkCode`, but refuses a wrong code. */
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

/** Stores a code that a provider has verified, so that it counts as sent by this server. */
export async function adoptCode(
  context: Pick<CodeContext, 'database' | 'wallClock'>,
  key: CodeKey,
  code: string,
): Promise<void> {
  const keyHash = hashOfKey(key);
  await putCode(context, keyHash, code);
  if (key.isShared) await putCode(context, sharedHashOf(key), code);
}

/** A used code is invalid from every other address too. */
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

/** Also true for a used or locked code, so that the shared code isn't tried then. */
async function isThere(database: Queryable, keyHash: Buffer, now: number): Promise<boolean> {
  const found = await database.query('select 1 from codes where key_hash = $1 and expires_at > $2', [
    keyHash,
    timestamp(now),
  ]);
  return found.length > 0;
}

/**
 * Returns false while the last code is unused and less than a minute old. A code for no account matches
 * nothing.
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

/** Seconds until another code may be sent; 0 when it may be sent now. */
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

/** The customer waits for it and sees when it fails, so it needs no outbox. */
async function send(context: CodeContext, contact: Contact, code: string): Promise<void> {
  const { sendMail, sendSms } = context.identity.outgoing;
  const sent = messageOf(context, contact, code);
  if (sent.channel === 'mail') await sendMail?.(sent.message);
  else await sendSms?.(sent.message);
}

/** A code that could not be sent must not block the next one. */
async function notSent({ database, identity }: CodeContext, keyHash: Buffer, cause: unknown): Promise<never> {
  identity.report('A code could not be sent', cause);
  await database.query('delete from codes where key_hash = $1', [keyHash]);
  refuse(403, 'otp_not_sent', SESSION_MESSAGES.notSent);
}

type Sender = Pick<CodeContext['identity'], 'publicUrl' | 'shopName'>;

/** The mail with a code. It never says that an account exists. */
function codeMail(code: string, language: Language, { shopName }: Sender): Pick<Mail, 'subject' | 'text'> {
  return language === 'ar'
    ? {
        subject: `رمزك في ${shopName.ar}: ${code}`,
        text: `رمزك هو ${code}. يصلح لمدة ١٠ دقائق ولمرة واحدة.\n\nإذا لم تطلبه فتجاهل هذه الرسالة، ولا تعطِ الرمز لأحد.`,
      }
    : {
        subject: `Your ${shopName.en} code: ${code}`,
        text: `Your code is ${code}. It is valid for 10 minutes and works once.\n\nIf you did not ask for it, ignore this message, and give the code to nobody.`,
      };
}

/** The last line lets browsers autofill the code on the named site only [AUTH-43]. */
function codeSms(code: string, language: Language, { publicUrl, shopName }: Sender): string {
  const text =
    language === 'ar'
      ? `${code} هو رمزك في ${shopName.ar}. يصلح لمدة ١٠ دقائق.`
      : `${code} is your ${shopName.en} code. It is valid for 10 minutes.`;
  return publicUrl === null ? text : `${text}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
