import { randomBytes } from 'node:crypto';
import { refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { type AttemptLimit, refundAttempt, takeAttempt } from '../../shared/attempt-limits';
import { hashOf as digestOf } from '../../shared/secrets';
import { sessionCookie } from '../console-cookies';
import { requireConsoleSession } from '../console-sign-in';
import { recordWrite } from '../log/record-write';
import { OPERATOR_MESSAGES } from '../operator.messages';
import { setPasswordHash } from './operator-account.store';
import { hashOf } from './operator-accounts.routes';
import { LINK_LIFETIME, linkedAccount, lockActive, storeLink, takeLink } from './operator-link.store';
import { endPasskeys } from './operator-passkeys';

const MINUTE = 60_000;
const CREATED: AttemptLimit = { kind: 'operator link created', most: 30, window: 60 * MINUTE };
const WRONG_TOKENS: AttemptLimit = { kind: 'operator link', most: 20, window: 15 * MINUTE };

/** Operation with which the owner creates a link for setting a new password. */
export const operatorLinkRoutes = (): Operations => ({
  createOperatorLink: async (request) => {
    const { database, params, wallClock, origin } = request;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = wallClock() + LINK_LIFETIME;
    if (!(await takeAttempt(database, CREATED, String(params.id), wallClock())))
      refuse(429, 'too_many', MESSAGES.tooMany);
    await database.transaction(async (tx) => {
      // A link of a blocked account would not work.
      if (!(await lockActive(tx, params.id))) refuse(404, 'not_found', OPERATOR_MESSAGES.noActiveAccount);
      await recordWrite(tx, request, { action: 'createOperatorLink', object: 'account', id: params.id });
      await storeLink(tx, params.id, { tokenHash: digestOf(token), expiresAt });
    });
    // Browsers don't send the fragment, so no server or proxy logs the token.
    return { url: `${origin}/operator/link#${token}`, expires_at: new Date(expiresAt).toISOString() };
  },
});

/** Operations of a sign-in link. They need no session. */
export const operatorLinkUse = (): Operations => ({
  readOperatorLink: async (request) => {
    const { name, email } = await accountOf(request, request.body.token);
    return { name, email };
  },
  useOperatorLink: async (request) => {
    const { database, body, operator, language, setHeader, wallClock } = request;
    const { id } = await accountOf(request, body.token);
    const hash = await hashOf(request, body.password);
    const cookie = await database.transaction(async (tx) => {
      if (!(await lockActive(tx, id)) || !(await takeLink(tx, id, digestOf(body.token)))) invalidLink();
      await setPasswordHash(tx, id, hash);
      await recordWrite(tx, request, {
        action: 'useOperatorLink',
        object: 'account',
        id,
        changes: [{ field: 'password' }, ...(await endPasskeys(tx, id))],
        signedIn: id,
      });
      await operator.door.endAll(tx, id);
      return operator.door.begin(tx, id, wallClock());
    });
    setHeader('set-cookie', sessionCookie(request, cookie));
    return { message: OPERATOR_MESSAGES.open[language] };
  },
});

/**
 * Refuses with the same response for an unknown, used, replaced or expired link and for a blocked account.
 */
const invalidLink = (): never => refuse(403, 'link', OPERATOR_MESSAGES.link);

/**
 * Returns the account of the link. Counts the attempt before comparing the token, so that concurrent attempts
 * can't exceed the limit.
 */
async function accountOf(request: RequestContext, token: string) {
  requireConsoleSession(request);
  const { database, address, wallClock } = request;
  if (!(await takeAttempt(database, WRONG_TOKENS, address, wallClock())))
    refuse(429, 'too_many', MESSAGES.tooMany);
  const account = (await linkedAccount(database, digestOf(token), wallClock())) ?? invalidLink();
  await refundAttempt(database, WRONG_TOKENS, address);
  return account;
}
