import type { OperatorPasskeyForm, PasskeyLoginRequest } from '../../../../contract/types.gen';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';
import type { OperationRequest, Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { deviceOf } from '../../session/device';
import type { Passkey } from '../../session/passkeys/passkey.store';
import {
  creationOptions,
  MAX_PASSKEYS,
  newPasskey,
  shownPasskey,
  signInOptions,
} from '../../session/passkeys/web-authn';
import { SESSION_MESSAGES } from '../../session/session.messages';
import { type AttemptLimit, refundAttempt, takeAttempt } from '../../shared/attempt-limits';
import { sessionCookie } from '../console-cookies';
import { requireConsoleSession, signedInOperator } from '../console-sign-in';
import { recordWrite } from '../log/record-write';
import { OPERATOR_MESSAGES } from '../operator.messages';
import { credentialsOf, operatorAccount } from './operator-account.store';
import { lockActive } from './operator-link.store';
import { operatorPasskeys } from './operator-passkeys';
import { isPasswordRight } from './password-check';

const WRONG_PASSKEYS: AttemptLimit = { kind: 'operator passkey', most: 20, window: 15 * 60_000 };

/** Operations that sign an operator in with a passkey. They need no session. */
export const operatorPasskeySignIn = (): Operations => ({
  startOperatorPasskeySignIn: (request) => {
    requireConsoleSession(request);
    return signInOptions(request, operatorPasskeys);
  },
  signInOperatorByPasskey: async (request) => {
    const { database, operator, language, setHeader, wallClock } = request;
    const { id, owner_id, counter } = await verifiedPasskey(request);
    const cookie = await database.transaction(async (tx) => {
      // An unknown passkey, a wrong signature and a blocked or removed account get the same response.
      if (!(await lockActive(tx, owner_id))) refused();
      if (!(await operatorPasskeys.countUse(tx, id, { counter, wallNow: wallClock() }))) refused();
      await recordWrite(tx, request, {
        action: 'signInOperatorByPasskey',
        object: 'session',
        signedIn: owner_id,
      });
      return operator.door.begin(tx, owner_id, wallClock());
    });
    setHeader('set-cookie', sessionCookie(request, cookie));
    return { message: OPERATOR_MESSAGES.open[language] };
  },
});

/** Operations with which operators list, add and remove their own passkeys. */
export const ownOperatorPasskeys = (): Operations => ({
  listOperatorPasskeys: async (request) => {
    const rows = await operatorPasskeys.ownPasskeys(request.database, ownAccountOf(request));
    return {
      passkeys: rows.map(({ id, name, browser, system, created_at, used_at }) => ({
        id: id.toString('base64url'),
        name,
        device: { browser, system },
        created_at: created_at.toISOString(),
        used_at: used_at?.toISOString() ?? null,
      })),
    };
  },
  startOperatorPasskey: async (request) => {
    const { database, body } = request;
    const id = ownAccountOf(request);
    const credentials = await credentialsOf(database, { id });
    if (!(await isPasswordRight(request, String(id), { password: body.password, credentials })))
      refuse(403, 'password', OPERATOR_MESSAGES.wrongOldPassword);
    const { name, email } = (await operatorAccount(database, id)) ?? refused();
    // Operators and customers use the same site, so their passkey handles must differ.
    const holder = { id, handleOf: `operator ${id}`, name: email, displayName: name };
    return (await creationOptions(request, operatorPasskeys, holder)) ?? refused();
  },
  addOperatorPasskey: async (request: OperationRequest<{ body: OperatorPasskeyForm }>) => {
    const { database, body, language, userAgent, wallClock } = request;
    const ownerId = ownAccountOf(request);
    const shown = { ownerId, shown: body.credential };
    const passkey = (await newPasskey(request, operatorPasskeys, shown)) ?? refused();
    const name = body.name?.trim().replaceAll(/\s+/g, ' ') || null;
    const about = { name, device: deviceOf(userAgent), wallNow: wallClock() };
    await database.transaction(async (tx) => {
      await assertStillSignedIn(tx, request, ownerId);
      if ((await operatorPasskeys.passkeysOf(tx, ownerId)).length >= MAX_PASSKEYS) refused();
      if (!(await operatorPasskeys.insertPasskey(tx, passkey, about))) refused();
      await recordWrite(tx, request, {
        action: 'addOperatorPasskey',
        object: 'account',
        id: ownerId,
        changes: [{ field: 'passkey' }],
      });
    });
    return { message: SESSION_MESSAGES.passkeyKept[language] };
  },
  removeOperatorPasskey: async (request) => {
    const { database, params, language } = request;
    const ownerId = ownAccountOf(request);
    await database.transaction(async (tx) => {
      await assertStillSignedIn(tx, request, ownerId);
      const own = { ownerId, id: Buffer.from(params.id, 'base64url') };
      if (!(await operatorPasskeys.deletePasskey(tx, own))) refuse(404, 'not_found', MESSAGES.notFound);
      await recordWrite(tx, request, {
        action: 'removeOperatorPasskey',
        object: 'account',
        id: ownerId,
        changes: [{ field: 'passkey' }],
      });
    });
    return { message: SESSION_MESSAGES.passkeyRemoved[language] };
  },
});

const refused = (): never => refuse(403, 'passkey', SESSION_MESSAGES.passkeyRefused);

/**
 * Returns the operator's account. With the shop's access key there is no account, so there are no passkeys.
 */
const ownAccountOf = (request: RequestContext): number =>
  signedInOperator(request).id ?? refuse(403, 'role', OPERATOR_MESSAGES.role);

/**
 * Locks the account. Refuses if its session has ended since the request began; otherwise a passkey could be
 * added to a blocked account.
 */
async function assertStillSignedIn(tx: Queryable, request: RequestContext, id: number): Promise<void> {
  const { operator, wallClock } = request;
  const isActive = await lockActive(tx, id);
  const who = isActive ? await operator.door.operatorOf(tx, operator.cookies, wallClock()) : null;
  if (who?.id !== id) refuse(403, 'operator', OPERATOR_MESSAGES.key);
}

/** Verifies a passkey. Counts the attempt first, so that concurrent attempts can't exceed the limit. */
async function verifiedPasskey(
  request: OperationRequest<{ body: PasskeyLoginRequest }>,
): Promise<Pick<Passkey, 'id' | 'owner_id' | 'counter'>> {
  requireConsoleSession(request);
  const { database, address, body, wallClock } = request;
  if (!(await takeAttempt(database, WRONG_PASSKEYS, address, wallClock())))
    refuse(429, 'too_many', MESSAGES.tooMany);
  const passkey = (await shownPasskey(request, operatorPasskeys, body)) ?? refused();
  await refundAttempt(database, WRONG_PASSKEYS, address);
  return passkey;
}
