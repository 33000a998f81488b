import { refuse } from '../../../http/errors';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { normalEmail } from '../../session/accounts/contacts';
import { takeGuess, wasVerified, withdrawGuess } from '../../session/passwords/guesses';
import { optionalTextIn } from '../../shared/local-text';
import { sessionCookie } from '../console-cookies';
import { requireConsoleSession, signedInOperator } from '../console-sign-in';
import { recordWrite } from '../log/record-write';
import { OPERATOR_MESSAGES } from '../operator.messages';
import {
  credentialsOf,
  hasOperators,
  lockCredentials,
  operatorAccount,
  setPasswordHash,
} from './operator-account.store';
import { hashOf } from './operator-accounts.routes';
import { revokeLink } from './operator-link.store';

/** Signs an operator in. These operations need no session. */
export const operatorSignIn = (): Operations => ({
  readOperatorSignIn: async (request) => {
    requireConsoleSession(request);
    return { has_accounts: await hasOperators(request.database) };
  },
  signInOperator: async (request) => {
    requireConsoleSession(request);
    const { database, body, operator, language, setHeader, wallClock } = request;
    const email = normalEmail(body.email);
    const credentials = email === null ? null : await credentialsOf(database, { email });
    // An unknown email, a blocked account and a wrong password get the same response.
    if (!(await isRight(request, body.email, { password: body.password, credentials })) || !credentials)
      return refuse(403, 'auth', OPERATOR_MESSAGES.wrongPassword);
    const { passwords } = request.identity;
    const { password_hash: known } = credentials;
    const rehashed =
      known !== null && passwords.needsRehash(known) ? await passwords.hash(body.password) : null;
    const cookie = await database.transaction(async (tx) => {
      if (!(await lockCredentials(tx, credentials))) refuse(403, 'auth', OPERATOR_MESSAGES.wrongPassword);
      if (rehashed !== null) await setPasswordHash(tx, credentials.id, rehashed);
      const { id } = credentials;
      await recordWrite(tx, request, { action: 'signInOperator', object: 'session', signedIn: id });
      return operator.door.begin(tx, id, wallClock());
    });
    setHeader('set-cookie', sessionCookie(request, cookie));
    return { message: OPERATOR_MESSAGES.open[language] };
  },
});

/** An operator reads and changes their own account. */
export const ownOperatorAccount = (): Operations => ({
  readOperator: async (request) => {
    const { database, language } = request;
    const { id, role } = signedInOperator(request);
    const account = id === null ? null : await operatorAccount(database, id);
    return {
      name: account?.name ?? null,
      email: account?.email ?? null,
      role,
      store_id: account?.store_id ?? null,
      store: optionalTextIn(account?.store ?? null, language),
    };
  },
  changeOperatorPassword: async (request) => {
    const { database, body, operator, language } = request;
    const { id } = signedInOperator(request);
    // An operator who signed in with the shop's key has no account, so there is no password to change.
    if (id === null) return refuse(403, 'role', OPERATOR_MESSAGES.role);
    const credentials = await credentialsOf(database, { id });
    const typed = { password: body.old_password, credentials };
    if (!(await isRight(request, String(id), typed)) || !credentials)
      return refuse(403, 'old_password', OPERATOR_MESSAGES.wrongOldPassword);
    const hash = await hashOf(request, body.password);
    await database.transaction(async (tx) => {
      if (!(await lockCredentials(tx, credentials))) refuse(403, 'operator', OPERATOR_MESSAGES.key);
      await setPasswordHash(tx, id, hash);
      await revokeLink(tx, id);
      await recordWrite(tx, request, {
        action: 'changeOperatorPassword',
        object: 'account',
        id,
        changes: [{ field: 'password' }],
      });
      await operator.door.endAll(tx, id, operator.cookies);
    });
    return { message: OPERATOR_MESSAGES.saved[language] };
  },
});

type Typed = { password: string; credentials: { password_hash: string | null } | null };

/**
 * Compares the password. Takes the same time for an unknown account. Wrong passwords count towards the
 * attempt limits.
 */
async function isRight(
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
