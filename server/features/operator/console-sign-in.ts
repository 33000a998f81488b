import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SwitchValues } from '../../../domain/operator';
import { type ConsoleOperation, mayDo, type OperatorRole } from '../../../domain/operator-roles';
import { type Queryable, timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';
import type { SiteConfig } from '../shared/site-config';
import { OPERATOR_MESSAGES } from './operator.messages';
import type { OperatorSettings } from './operator-settings';
import { type StoredSettings, switchValuesIn } from './switch-values';

type Cookies = Readonly<Record<string, string>>;

const SESSION = 'souk_operator';
const TRIAL = 'souk_trial';
const WORKDAY = 12 * 60 * 60_000;

/**
 * A signed-in operator. `id: null`: signed in with the shop's access key, which has the rights of an owner
 * [X-26].
 */
export type ConsoleOperator = { id: number | null; role: OperatorRole; storeId: number | null };

/** Checks access to the console, and stores an operator's preview of settings. */
export type ConsoleSignIn = {
  isOn: boolean;
  isKey(typed: string): boolean;
  /**
   * Returns whether the shop's access key can still be used. With `until-owner` it can't once an owner has a
   * password.
   */
  isKeyAccepted(database: Queryable): Promise<boolean>;
  /** Returns the operator of the session in these cookies. `null`: there is no active session. */
  operatorOf(database: Queryable, cookies: Cookies, wallNow: number): Promise<ConsoleOperator | null>;
  /** Starts a session and returns its cookie. `operatorId: null`: a session of the shop's key. */
  begin(database: Queryable, operatorId: number | null, wallNow: number): Promise<string>;
  /** Ends all sessions of an account, except the one in these cookies. */
  endAll(tx: Queryable, operatorId: number, except?: Cookies): Promise<void>;
  /** Ends the session in these cookies, including copies of the cookie. Returns a cookie that deletes it. */
  end(database: Queryable, cookies: Cookies): Promise<string>;
  trialCookie(values: SwitchValues | null): string;
  trialOf(cookies: Cookies): SwitchValues;
};

const NO_TRIAL: SwitchValues = {};
const ONLY_HERE = 'Path=/; HttpOnly; SameSite=Strict';

/**
 * Creates the checks. Session and preview cookies are signed with the shop's access key, so a new key ends
 * all of them.
 */
export function consoleSignIn(settings: OperatorSettings): ConsoleSignIn {
  const key = settings?.key ?? null;
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', key ?? '')
      .update(`${purpose} ${text}`)
      .digest('base64url');
  const sealed = (purpose: string, text: string) => `${text}.${sign(purpose, text)}`;
  const opened = (purpose: string, seal: string | undefined): string | null => {
    const [text = '', signature = ''] = seal?.split('.') ?? [];
    return key !== null && isSame(signature, sign(purpose, text)) ? text : null;
  };
  // Sessions of accounts and of the key have different signatures. An older server version without roles then
  // refuses sessions of accounts.
  const sessionOf = ({ [SESSION]: seal }: Cookies): Session | null => {
    for (const isOfKey of [true, false]) {
      const id = opened(isOfKey ? 'session' : 'account', seal);
      if (id !== null) return { hash: digest(id), isOfKey };
    }
    return null;
  };
  const isKeyAccepted = async (database: Queryable) =>
    settings?.isKeyAlwaysAccepted !== false || !(await hasOwner(database));
  return {
    isOn: key !== null,
    isKey: (typed) => key !== null && isSame(typed, key),
    isKeyAccepted,
    async operatorOf(database, cookies, wallNow) {
      const session = sessionOf(cookies);
      if (session === null) return null;
      const operator = await activeOperator(database, session, wallNow);
      return operator === null || operator.id !== null || (await isKeyAccepted(database)) ? operator : null;
    },
    async begin(database, operatorId, wallNow) {
      const id = randomBytes(24).toString('base64url');
      await database.query(
        'insert into operator_sessions (id_hash, operator_id, expires_at) values ($1, $2, $3::timestamptz)',
        [digest(id), operatorId, timestamp(wallNow + WORKDAY)],
      );
      return `${SESSION}=${sealed(operatorId === null ? 'session' : 'account', id)}; ${ONLY_HERE}`;
    },
    async endAll(tx, operatorId, except = {}) {
      await tx.query(
        'delete from operator_sessions where operator_id = $1 and id_hash is distinct from $2::bytea',
        [operatorId, sessionOf(except)?.hash ?? null],
      );
    },
    async end(database, cookies) {
      const session = sessionOf(cookies);
      if (session !== null)
        await database.query('delete from operator_sessions where id_hash = $1', [session.hash]);
      return `${SESSION}=; ${ONLY_HERE}; Max-Age=0`;
    },
    trialCookie: (values) =>
      values === null || Object.keys(values).length === 0
        ? `${TRIAL}=; ${ONLY_HERE}; Max-Age=0`
        : `${TRIAL}=${sealed('trial', Buffer.from(JSON.stringify(values)).toString('base64url'))}; ${ONLY_HERE}`,
    trialOf({ [TRIAL]: seal }) {
      const text = seal === undefined ? null : opened('trial', seal);
      return text === null ? NO_TRIAL : switchValuesIn(Buffer.from(text, 'base64url').toString());
    },
  };
}

/** Compares two values in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();

type Session = { hash: Buffer; isOfKey: boolean };
type SessionRow = { operator_id: number | null; role: OperatorRole | null; store_id: number | null };

/**
 * Returns the active account. It is read for each request, so that blocking it or changing its role applies
 * at once.
 */
async function activeOperator(
  database: Queryable,
  { hash, isOfKey }: Session,
  wallNow: number,
): Promise<ConsoleOperator | null> {
  const [row] = await database.query<SessionRow>(
    `select session.operator_id, operator.role, operator.store_id
    from operator_sessions session left join operators operator on operator.id = session.operator_id
    where session.id_hash = $1 and session.expires_at > $2::timestamptz
      and case when $3 then session.operator_id is null else operator.is_active end`,
    [hash, timestamp(wallNow), isOfKey],
  );
  return row ? { id: row.operator_id, role: row.role ?? 'owner', storeId: row.store_id } : null;
}

/** Returns whether an owner can sign in. An owner who was only invited has no password yet. */
async function hasOwner(database: Queryable): Promise<boolean> {
  const found = await database.query(
    `select 1 from operators where role = 'owner' and is_active and password_hash is not null limit 1`,
  );
  return found.length > 0;
}

type Request = Pick<RequestContext, 'operator'>;

/** Refuses a request without a session. Without a console, the response is the same as for an unknown URL. */
export function requireConsoleSession({ operator }: Request): void {
  if (!operator.door.isOn) refuse(404, 'not_found', MESSAGES.unknownAddress);
}

/** Checks the operator's role. All operations of the console use this check, and no other. */
export function assertMayDo(request: Request, operation: ConsoleOperation): void {
  requireConsoleSession(request);
  if (!mayDo(signedInOperator(request).role, operation)) refuse(403, 'role', OPERATOR_MESSAGES.role);
}

/** Returns the operator of a request that has passed the role check. */
export const signedInOperator = ({ operator }: Request): ConsoleOperator =>
  operator.who ?? refuse(403, 'operator', OPERATOR_MESSAGES.key);

/** Returns the only store that this operator may see. `null`: all stores. */
export const storeOf = (request: Request): number | null => signedInOperator(request).storeId;

/** Returns the store of a store account. Only such accounts pass the role check, and each has a store. */
export const ownStoreOf = (request: Request): number =>
  storeOf(request) ?? refuse(404, 'not_found', MESSAGES.unknownAddress);

declare module '../../http/request-context' {
  interface RequestContext {
    operator: { door: ConsoleSignIn; cookies: Cookies; who: ConsoleOperator | null; trial: SwitchValues };
    switches: StoredSettings;
    /** The configuration without the operator's settings. */
    plainConfig: SiteConfig;
  }
}
