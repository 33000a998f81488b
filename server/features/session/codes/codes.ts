import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CODE_LENGTH, RESEND_LOCK_SECONDS } from '../../../../domain/auth/code';
import { type Queryable, timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { Language } from '../../../http/language';
import { MESSAGES } from '../../../http/messages';
import type { RequestContext } from '../../../http/request-context';
import type { Contact } from '../accounts/contacts';
import { hashOf } from '../secrets';
import type { Mail } from '../services/outgoing';
import { SESSION_MESSAGES } from '../session.messages';
import {
  giveBackAttempt,
  SENT_FOR_ADDRESS,
  SENT_FOR_HOLDER,
  SENT_TO_CONTACT,
  sentByShop,
  takeAttempt,
  WRONG_CODES,
} from './attempts';
import { assertSendable } from './sendable';

const CODE_LIFETIME = 10 * 60_000;
const RESEND_LOCK = RESEND_LOCK_SECONDS * 1000;
const ATTEMPTS = 5;

type CodePurpose = 'sign_in' | 'reset' | 'profile' | 'proof';

export type CodeKey = {
  purpose: CodePurpose;
  contact: Contact;
  /** Who asked, and for whom the code is good: `guest:<hash>`, `customer:<id>`, or `address:<address>`. */
  holder: string;
  /**
   * Whoever asked may come back from another address: the code is good from there too, with attempts of its own that
   * all other addresses share. So strangers spend theirs, and not the attempts of who asked.
   */
  isShared?: boolean;
};

type CodeContext = Pick<RequestContext, 'database' | 'wallClock' | 'language' | 'identity' | 'address'>;

type Issue = {
  /** Nobody is reached by this contact: all the same work, and nothing is sent. */
  isForNobody?: boolean;
  /** The answer must not show how long the sending takes, nor whether it works. */
  isSentLater?: boolean;
};

/**
 * Sends a code unless one is on its way since less than a minute: then it answers how many seconds are left, and
 * otherwise 0. Not to be called in a transaction: it waits for the network.
 */
export async function issueCode(context: CodeContext, key: CodeKey, issue: Issue = {}): Promise<number> {
  const { identity } = context;
  const keyHash = hashOfKey(key);
  const code = identity.fixedCode ?? String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const seconds = await secondsLeft(context, keyHash);
  if (seconds > 0) return seconds;
  // A code that is known to all costs nothing.
  if (identity.fixedCode === null) await takeSending(context, key);
  const isNew = await storeCode(context, keyHash, issue.isForNobody ? null : code);
  if (!isNew) return RESEND_LOCK_SECONDS;
  if (key.isShared) await putCode(context, sharedHashOf(key), issue.isForNobody ? null : code);
  if (issue.isForNobody) return 0;
  if (issue.isSentLater) identity.inBackground(afterAnswer().then(() => send(context, key.contact, code)));
  else await send(context, key.contact, code).catch((error: unknown) => notSent(context, keyHash, error));
  return 0;
}

/** Also the work of beginning to send would show in how long the answer takes. */
const afterAnswer = (): Promise<void> => setTimeout(100);

/** Taken before anything is sent, the narrowest first: who is refused there spends nothing of the others. */
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

/** As `issueCode` for whoever asked for another code: the wait is a refusal. */
export async function issueCodeOrWait(context: CodeContext, key: CodeKey, issue: Issue = {}): Promise<void> {
  const seconds = await issueCode(context, key, issue);
  if (seconds > 0) refuse(403, 'otp_wait', SESSION_MESSAGES.wait(seconds));
}

/**
 * Whether the code is right; five wrong ones end it, and a right one works once unless it `isKept`. Never in a
 * transaction that a refusal takes back: the attempt must count.
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
  // Where there is no code nothing can be guessed.
  if (row?.is_right !== false) await giveBackAttempt(database, WRONG_CODES, subject);
  const isRight = row?.is_right === true;
  if (isRight && key.isShared && !isKept) await endShared(database, key, code);
  return isRight;
}

/** As `checkCode`, for whom a wrong code is the end of the call. */
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

/** A code that somebody else has found right: it works here as if we had sent it. */
export async function adoptCode(
  context: Pick<CodeContext, 'database' | 'wallClock'>,
  key: CodeKey,
  code: string,
): Promise<void> {
  const keyHash = hashOfKey(key);
  await putCode(context, keyHash, code);
  if (key.isShared) await putCode(context, sharedHashOf(key), code);
}

/** What was used once is no good from elsewhere. */
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

/** Also one that was used or guessed at too often: then it is not asked for elsewhere. */
async function isThere(database: Queryable, keyHash: Buffer, now: number): Promise<boolean> {
  const found = await database.query('select 1 from codes where key_hash = $1 and expires_at > $2', [
    keyHash,
    timestamp(now),
  ]);
  return found.length > 0;
}

/** False while the last code is younger than a minute and unused. A code of nobody matches nothing. */
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

/** Until another code may be sent; 0 when it may. */
async function secondsLeft({ database, wallClock }: CodeContext, keyHash: Buffer): Promise<number> {
  const [row] = await database.query<{ sent_at: Date }>(
    'select sent_at from codes where key_hash = $1 and used_at is null',
    [keyHash],
  );
  const passed = wallClock() - (row?.sent_at.getTime() ?? 0);
  return Math.max(0, Math.ceil((RESEND_LOCK - passed) / 1000));
}

async function send({ identity, language }: CodeContext, contact: Contact, code: string): Promise<void> {
  const { sendMail, sendSms } = identity.outgoing;
  if (contact.channel === 'email')
    await sendMail?.({ to: contact.value, ...codeMail(code, language, identity) });
  else await sendSms?.({ to: contact.value, text: codeSms(code, language, identity) });
}

/** What was never sent must not keep anybody waiting. */
async function notSent({ database, identity }: CodeContext, keyHash: Buffer, cause: unknown): Promise<never> {
  identity.report('A code could not be sent', cause);
  await database.query('delete from codes where key_hash = $1', [keyHash]);
  refuse(403, 'otp_not_sent', SESSION_MESSAGES.notSent);
}

type Sender = Pick<CodeContext['identity'], 'publicUrl' | 'shopName'>;

/** The mail that carries a code. It never says why anybody would have an account here. */
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

/** The last line lets browsers fill the code in, on the site that it names and nowhere else [AUTH-43]. */
function codeSms(code: string, language: Language, { publicUrl, shopName }: Sender): string {
  const text =
    language === 'ar'
      ? `${code} هو رمزك في ${shopName.ar}. يصلح لمدة ١٠ دقائق.`
      : `${code} is your ${shopName.en} code. It is valid for 10 minutes.`;
  return publicUrl === null ? text : `${text}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
