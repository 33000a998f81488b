import { refuse } from '../../../http/errors';
import type { Operations } from '../../../http/operation';
import { normalEmail } from '../../session/accounts/contacts';
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
import { isPasswordRight } from './password-check';

/** Operations that sign an operator in. They need no session. */
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
    if (
      !(await isPasswordRight(request, body.email, { password: body.password, credentials })) ||
      !credentials
    )
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

/** Operations with which operators read and change their own account. */
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
    // An operator who signed in with the shop's access key has no account, so there is no password to change.
    if (id === null) return refuse(403, 'role', OPERATOR_MESSAGES.role);
    const credentials = await credentialsOf(database, { id });
    const typed = { password: body.old_password, credentials };
    if (!(await isPasswordRight(request, String(id), typed)) || !credentials)
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
