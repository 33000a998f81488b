import { passwordsAt } from '../../server/features/session/passwords/passwords';

/** Hundreds of test people sign in; what one real sign-in costs is looked at where it matters. */
export const quickPasswords = passwordsAt({ N: 2 ** 8, r: 8, p: 1 }, { atOnce: 2, waiting: 500 });
