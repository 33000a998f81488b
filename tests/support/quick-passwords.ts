import { passwordsAt } from '../../server/features/session/passwords/passwords';

/** Cheap hashes for the hundreds of test sign-ins; one test measures the real cost. */
export const quickPasswords = passwordsAt({ N: 2 ** 8, r: 8, p: 1 }, { atOnce: 2, waiting: 500 });
