import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SwitchValues } from '../../../domain/operator';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';
import type { SiteConfig } from '../site/config';
import { OPERATOR_MESSAGES } from './operator.messages';
import type { OperatorSettings } from './operator-settings';
import { type KeptSwitches, switchValuesIn } from './switch-values';

type Cookies = Readonly<Record<string, string>>;

const SESSION = 'souk_operator';
const TRIAL = 'souk_trial';
const WORKDAY = 12 * 60 * 60_000;

/** What stands before the page of an operator, and what a browser of theirs tries. */
export type OperatorDoor = {
  isOn: boolean;
  isKey(typed: string): boolean;
  isOpenFor(cookies: Cookies, wallNow: number): boolean;
  /** Cookies for the browser; null takes them away. */
  sessionCookie(wallNow: number | null): string;
  trialCookie(values: SwitchValues | null): string;
  trialOf(cookies: Cookies): SwitchValues;
};

const NO_TRIAL: SwitchValues = {};
const ONLY_HERE = 'Path=/; HttpOnly; SameSite=Strict';

/** Everything is signed with the key: a new key ends every session and every trial. */
export function operatorDoor(settings: OperatorSettings): OperatorDoor {
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
    isOpenFor: ({ [SESSION]: seal }, wallNow) => Number(opened('session', seal)) > wallNow,
    sessionCookie: (wallNow) =>
      wallNow === null
        ? `${SESSION}=; ${ONLY_HERE}; Max-Age=0`
        : `${SESSION}=${sealed('session', String(wallNow + WORKDAY))}; ${ONLY_HERE}`,
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

/** In the same time, however much of it is right. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whoever runs the shop, and nobody else; where there is no door, nobody learns that there could be one. */
export function assertOperator({ operator }: Pick<RequestContext, 'operator'>): void {
  assertDoor({ operator });
  if (!operator.isIn) refuse(403, 'operator', OPERATOR_MESSAGES.key);
}

export function assertDoor({ operator }: Pick<RequestContext, 'operator'>): void {
  if (!operator.door.isOn) refuse(404, 'not_found', MESSAGES.unknownAddress);
}

declare module '../../http/request-context' {
  interface RequestContext {
    operator: { door: OperatorDoor; isIn: boolean; trial: SwitchValues };
    switches: KeptSwitches;
    /** The configuration as nobody has switched it. */
    plainConfig: SiteConfig;
  }
}
