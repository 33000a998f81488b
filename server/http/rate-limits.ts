/** Rate limits by IP address and caller. */

import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';

type Limit = { max: number; timeWindow: string };
type NamedLimit = Limit & { keyGenerator(request: FastifyRequest): string };

/** Gives a limit a name. In Redis, limits without a route would otherwise share one counter. */
const named = (name: string, limit: Limit): NamedLimit => ({
  ...limit,
  keyGenerator: ({ ip }) => `${name} ${normalizeIP(ip)}`,
});

/**
 * Requests per IP address to the whole API. Far more than a person needs, and less than a program in an
 * endless loop sends.
 */
export const GENERAL_LIMIT: Limit = { max: 3000, timeWindow: '1 minute' };

/** Pages per IP address. A crawler requests a few per second; a person needs about one. */
export const PAGE_LIMIT = named('page', { max: 1200, timeWindow: '1 minute' });
/**
 * Server renderings of uncached pages per IP address. Beyond this limit the page is sent without rendering,
 * and the app renders it.
 */
export const RENDER_LIMIT = named('render', { max: 50, timeWindow: '10 seconds' });
/**
 * Renderings of pages that depend on the visitor's place. They take longer, and no other visitor can use
 * them.
 */
export const RENDER_LIMIT_OF_PLACES = named('render of place', { max: 20, timeWindow: '10 seconds' });

/** Operations that check a secret or send a message. In addition, limits per account are in the database. */
const SECRETS: readonly string[] = [
  'login',
  'signUp',
  'socialLogin',
  'socialRegister',
  'verifyOtp',
  'providerVerify',
  'providerReset',
  'forgotPassword',
  'verifyResetToken',
  'resetPassword',
  'updateUserInfo',
  'updateProfile',
  'passkeyRegister',
  'passkeyRegisterOptions',
  'passkeyLogin',
  'passkeyOptions',
  'proveAgain',
  'signInOperator',
  'startOperatorPasskeySignIn',
  'signInOperatorByPasskey',
  'startOperatorPasskey',
  'addOperatorPasskey',
  'changeOperatorPassword',
  'readOperatorLink',
  'useOperatorLink',
];

/** Limits of operations that create something without an account, or that check a secret. */
const STRICT_LIMITS: Readonly<Record<string, Limit>> = {
  requestGuest: { max: 300, timeWindow: '1 minute' },
  // Limited against guessing, because a coupon code is worth money.
  applyCoupon: { max: 60, timeWindow: '1 minute' },
  // Each of these creates a link or a name without an account.
  startGroupOrder: { max: 60, timeWindow: '1 minute' },
  joinGroupOrder: { max: 60, timeWindow: '1 minute' },
  subscribeNewsletter: { max: 20, timeWindow: '1 minute' },
  sendMessage: { max: 120, timeWindow: '1 minute' },
  registerVendor: { max: 20, timeWindow: '1 minute' },
  registerDeliveryMan: { max: 20, timeWindow: '1 minute' },
  ...Object.fromEntries(SECRETS.map((operation) => [operation, { max: 60, timeWindow: '1 minute' }])),
};

export function rateLimitOf(operationId: string): FastifyContextConfig {
  const rateLimit = STRICT_LIMITS[operationId];
  return rateLimit === undefined ? {} : { rateLimit };
}
