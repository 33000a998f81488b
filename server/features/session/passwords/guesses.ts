import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  isCounted,
  refundAttempt,
  takeAttempt,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_OF_ALL,
} from '../../shared/attempt-limits';
import type { Guest } from '../../shared/guests';
import { SESSION_MESSAGES } from '../session.messages';

type Context = Pick<RequestContext, 'database' | 'wallClock' | 'address'>;

/**
 * An attempt to sign in. `subject`: the contact whose password is tried. `guest`: the browser that tries.
 * `null`: unknown.
 */
type Guess = { subject: string; guest: Guest | null };

/**
 * Marks browsers that have signed in to the account before. They have a separate limit, so wrong passwords
 * from elsewhere don't lock them out.
 */
const RIGHT_BEFORE: AttemptLimit = { kind: 'right password', most: 1, window: 180 * 24 * 60 * 60_000 };

const fromHere = (subject: string, { address }: Context): string => `${subject} ${address}`;
const fromBrowser = (subject: string, { owner }: Guest): string => `${subject} ${owner}`;

/**
 * Counts a password attempt. Call it before comparing the password, so that concurrent attempts can't exceed
 * the limit.
 */
export async function takeGuess(context: Context, { subject, guest }: Guess): Promise<void> {
  const { database, wallClock } = context;
  const now = wallClock();
  const mayTry =
    guest !== null && (await isCounted(database, RIGHT_BEFORE, fromBrowser(subject, guest), now))
      ? await takeAttempt(database, WRONG_PASSWORDS, fromBrowser(subject, guest), now)
      : (await takeAttempt(database, WRONG_PASSWORDS, fromHere(subject, context), now)) &&
        (await takeAttempt(database, WRONG_PASSWORDS_OF_ALL, subject, now));
  if (!mayTry) refuse(429, 'too_many', SESSION_MESSAGES.tooManyPasswords);
}

export async function wasVerified(context: Context, { subject, guest }: Guess): Promise<void> {
  const { database, wallClock } = context;
  await forgetAttempts(database, WRONG_PASSWORDS, fromHere(subject, context));
  await refundAttempt(database, WRONG_PASSWORDS_OF_ALL, subject);
  if (guest === null) return;
  await forgetAttempts(database, WRONG_PASSWORDS, fromBrowser(subject, guest));
  await countAttempt(database, RIGHT_BEFORE, fromBrowser(subject, guest), wallClock());
}

/** Takes back the count of an attempt, because the comparison itself failed. */
export async function withdrawGuess(
  context: Context,
  { subject, guest }: Guess,
  cause: unknown,
): Promise<never> {
  const { database } = context;
  if (guest !== null) await refundAttempt(database, WRONG_PASSWORDS, fromBrowser(subject, guest));
  await refundAttempt(database, WRONG_PASSWORDS, fromHere(subject, context));
  await refundAttempt(database, WRONG_PASSWORDS_OF_ALL, subject);
  throw cause;
}

/** Resets the counters after the password was changed. */
export async function forgetWrongPasswords(context: Context, subject: string): Promise<void> {
  await forgetAttempts(context.database, WRONG_PASSWORDS, fromHere(subject, context));
  await forgetAttempts(context.database, WRONG_PASSWORDS_OF_ALL, subject);
}
