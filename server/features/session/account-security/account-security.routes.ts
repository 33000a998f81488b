import { type Queryable, timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { signedIn, unauthorized } from '../../shared/signed-in';
import { assertStillIn } from '../accounts/access';
import { accountById } from '../accounts/account.store';
import { customerPasskeys } from '../passkeys/passkey.store';
import { SESSION_MESSAGES } from '../session.messages';
import { canReach } from '../sign-in/methods';
import { revokeAllTokens } from '../tokens/tokens';
import {
  deleteIdentity,
  deleteSession,
  identitiesOf,
  isOwnSession,
  namePasskey,
  sessionsOf,
} from './account-security.store';
import { proofRoutes } from './proof.routes';
import { requireRecentProof } from './recent-proof';

/** Operations with which customers manage their own sign-in methods and sessions [AUTH-63]. */
export const accountSecurityRoutes = (): Operations => ({
  ...proofRoutes(),
  getPasskeys: async (request) => {
    const rows = await customerPasskeys.ownPasskeys(request.database, signedIn(request));
    return rows.map(({ id, name, browser, system, created_at, used_at }) => ({
      id: id.toString('base64url'),
      name,
      device: { browser, system },
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    }));
  },
  renamePasskey: async (request) => {
    const { database, params, body, language } = request;
    const own = { customerId: signedIn(request), id: Buffer.from(params.id, 'base64url') };
    const name = body.name.trim().replaceAll(/\s+/g, ' ');
    if (!(await namePasskey(database, own, name || null))) notThere();
    return { message: SESSION_MESSAGES.passkeyNamed[language] };
  },
  removePasskey: async (request) => {
    const own = { ownerId: signedIn(request), id: Buffer.from(request.params.id, 'base64url') };
    await withoutOneMethod(
      request,
      async (tx) => (await customerPasskeys.deletePasskey(tx, own)) || notThere(),
    );
    return { message: SESSION_MESSAGES.passkeyRemoved[request.language] };
  },
  getSessions: async (request) => {
    const { database, tokenHash, wallClock } = request;
    const requested = { customerId: signedIn(request), tokenHash, moment: timestamp(wallClock()) };
    const rows = await sessionsOf(database, requested);
    return rows.map(({ id, is_current, browser, system, created_at, used_at }) => ({
      id,
      is_current,
      device: { browser, system },
      created_at: created_at.toISOString(),
      used_at: used_at.toISOString(),
    }));
  },
  endOtherSessions: async (request) => {
    const { database, tokenHash, language } = request;
    await database.transaction(async (tx) => {
      await assertStillIn(tx, request);
      await requireRecentProof(tx, request);
      await revokeAllTokens(tx, signedIn(request), tokenHash);
    });
    return { message: SESSION_MESSAGES.sessionsEnded[language] };
  },
  endSession: async (request) => {
    const { database, params, tokenHash, language } = request;
    const customerId = signedIn(request);
    await database.transaction(async (tx) => {
      await assertStillIn(tx, request);
      const isCurrent = (await isOwnSession(tx, { customerId, id: params.id, tokenHash })) ?? notThere();
      if (!isCurrent) await requireRecentProof(tx, request);
      await deleteSession(tx, customerId, params.id);
    });
    return { message: SESSION_MESSAGES.sessionEnded[language] };
  },
  getIdentities: async (request) => {
    const rows = await identitiesOf(request.database, signedIn(request));
    return rows.map(({ provider, created_at }) => ({ provider, created_at: created_at.toISOString() }));
  },
  removeIdentity: async (request) => {
    const { params, language } = request;
    const customerId = signedIn(request);
    await withoutOneMethod(
      request,
      async (tx) => (await deleteIdentity(tx, customerId, params.provider)) || notThere(),
    );
    return { message: SESSION_MESSAGES.identityRemoved[language] };
  },
});

const notThere = (): never => refuse(404, 'not_found', MESSAGES.notFound);

/**
 * Removes a sign-in method. Refuses to remove the last one, because the customer could then never sign in
 * again.
 */
async function withoutOneMethod(
  request: RequestContext,
  take: (tx: Queryable) => Promise<unknown>,
): Promise<void> {
  await request.database.transaction(async (tx) => {
    await assertStillIn(tx, request);
    await requireRecentProof(tx, request);
    await take(tx);
    if (!(await hasSignInMethod(tx, request))) refuse(403, 'last_way', SESSION_MESSAGES.lastSignInMethod);
  });
}

/**
 * Returns whether the account has a way to sign in. A verified contact counts, because it can receive a
 * sign-in code or a recovery code.
 */
async function hasSignInMethod(tx: Queryable, request: RequestContext): Promise<boolean> {
  const { config } = request;
  const { manual_login_status: manual, otp_login_status: otp } = config.centralize_login;
  const account = (await accountById(tx, signedIn(request))) ?? unauthorized();
  const hasName = account.email !== null || account.phone !== null;
  if (manual === 1 && account.password_hash !== null && hasName) return true;
  if (account.is_phone_verified && (manual === 1 || otp === 1) && canReach('phone', config)) return true;
  if (account.is_email_verified && manual === 1 && canReach('email', config)) return true;
  const [passkeys, identities] = [
    await customerPasskeys.ownPasskeys(tx, account.id),
    await identitiesOf(tx, account.id),
  ];
  return passkeys.length > 0 || identities.length > 0;
}
