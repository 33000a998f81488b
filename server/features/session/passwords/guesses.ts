import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  giveBackAttempt,
  isCounted,
  takeAttempt,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_OF_ALL,
} from '../codes/attempts';
import type { Guest } from '../guests';
import { SESSION_MESSAGES } from '../session.messages';

type Context = Pick<RequestContext, 'database' | 'wallClock' | 'address'>;

/** Whose password it would be, and the browser that tries it. */
type Guess = { subject: string; guest: Guest | null };

/** Browsers that knew the password once: what strangers try elsewhere does not count against them. */
const RIGHT_BEFORE: AttemptLimit = { kind: 'right password', most: 1, window: 180 * 24 * 60 * 60_000 };

const fromHere = (subject: string, { address }: Context): string => `${subject} ${address}`;
const fromBrowser = (subject: string, { owner }: Guest): string => `${subject} ${owner}`;

/** Taken before the password is looked at, so that guesses sent at once get no more tries than one after the other. */
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

export async function wasRight(context: Context, { subject, guest }: Guess): Promise<void> {
  const { database, wallClock } = context;
  await forgetAttempts(database, WRONG_PASSWORDS, fromHere(subject, context));
  await giveBackAttempt(database, WRONG_PASSWORDS_OF_ALL, subject);
  if (guest === null) return;
  await forgetAttempts(database, WRONG_PASSWORDS, fromBrowser(subject, guest));
  await countAttempt(database, RIGHT_BEFORE, fromBrowser(subject, guest), wallClock());
}

/** The password was not compared with anything: that was no guess. */
export async function notLookedAt(
  context: Context,
  { subject, guest }: Guess,
  cause: unknown,
): Promise<never> {
  const { database } = context;
  if (guest !== null) await giveBackAttempt(database, WRONG_PASSWORDS, fromBrowser(subject, guest));
  await giveBackAttempt(database, WRONG_PASSWORDS, fromHere(subject, context));
  await giveBackAttempt(database, WRONG_PASSWORDS_OF_ALL, subject);
  throw cause;
}

/** There is a new password, which nobody has guessed at. */
export async function forgetWrongPasswords(context: Context, subject: string): Promise<void> {
  await forgetAttempts(context.database, WRONG_PASSWORDS, fromHere(subject, context));
  await forgetAttempts(context.database, WRONG_PASSWORDS_OF_ALL, subject);
}
