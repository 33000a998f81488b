import type { RequestContext } from '../../../http/request-context';
import { takeGuess, wasVerified, withdrawGuess } from '../../session/passwords/guesses';

type Typed = { password: string; credentials: { password_hash: string | null } | null };

/**
 * Compares the password, in the same time for an unknown account. Wrong passwords count towards the attempt
 * limits.
 */
export async function isPasswordRight(
  request: RequestContext,
  account: string,
  { password, credentials }: Typed,
): Promise<boolean> {
  const guess = { subject: `operator ${account.trim().toLowerCase()}`, guest: null };
  await takeGuess(request, guess);
  const isIt = await request.identity.passwords
    .verify(password, credentials?.password_hash ?? null)
    .catch((error: unknown) => withdrawGuess(request, guess, error));
  if (isIt) await wasVerified(request, guess);
  return isIt;
}
