import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SwitchValues } from '../../../domain/operator';
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

/** The console's access check and an operator's preview. */
export type ConsoleSignIn = {
  isOn: boolean;
  isKey(typed: string): boolean;
  /** Whether these cookies belong to an active session. */
  isOpenFor(database: Queryable, cookies: Cookies, wallNow: number): Promise<boolean>;
  /** Starts a session and returns its cookie. */
  begin(database: Queryable, wallNow: number): Promise<string>;
  /** Ends the session of these cookies, including copies. Returns a cookie that deletes them. */
  end(database: Queryable, cookies: Cookies): Promise<string>;
  trialCookie(values: SwitchValues | null): string;
  trialOf(cookies: Cookies): SwitchValues;
};

const NO_TRIAL: SwitchValues = {};
const ONLY_HERE = 'Path=/; HttpOnly; SameSite=Strict';

/** Everything is signed with the key: a new key ends all sessions and previews. */
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
  return {
    isOn: key !== null,
    isKey: (typed) => key !== null && isSame(typed, key),
    async isOpenFor(database, { [SESSION]: seal }, wallNow) {
      const id = seal === undefined ? null : opened('session', seal);
      if (id === null) return false;
      const found = await database.query(
        'select 1 from operator_sessions where id_hash = $1 and expires_at > $2::timestamptz',
        [digest(id), timestamp(wallNow)],
      );
      return found.length > 0;
    },
    async begin(database, wallNow) {
      const id = randomBytes(24).toString('base64url');
      await database.query(
        'insert into operator_sessions (id_hash, expires_at) values ($1, $2::timestamptz)',
        [digest(id), timestamp(wallNow + WORKDAY)],
      );
      return `${SESSION}=${sealed('session', id)}; ${ONLY_HERE}`;
    },
    async end(database, { [SESSION]: seal }) {
      const id = seal === undefined ? null : opened('session', seal);
      if (id !== null) await database.query('delete from operator_sessions where id_hash = $1', [digest(id)]);
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

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Operators only. Without a console the response is the same as for an unknown URL. */
export function assertOperator({ operator }: Pick<RequestContext, 'operator'>): void {
  requireConsoleSession({ operator });
  if (!operator.isIn) refuse(403, 'operator', OPERATOR_MESSAGES.key);
}

export function requireConsoleSession({ operator }: Pick<RequestContext, 'operator'>): void {
  if (!operator.door.isOn) refuse(404, 'not_found', MESSAGES.unknownAddress);
}

declare module '../../http/request-context' {
  interface RequestContext {
    operator: { door: ConsoleSignIn; cookies: Cookies; isIn: boolean; trial: SwitchValues };
    switches: StoredSettings;
    /** The configuration before the operator's settings apply. */
    plainConfig: SiteConfig;
  }
}
