/** Rate limits per client address and caller. */

import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';

type Limit = { max: number; timeWindow: string };
type NamedLimit = Limit & { keyGenerator(request: FastifyRequest): string };

/** In Redis, limits without a route would share one counter, so each has its own key. */
const named = (name: string, limit: Limit): NamedLimit => ({
  ...limit,
  keyGenerator: ({ ip }) => `${name} ${normalizeIP(ip)}`,
});

/** Requests per IP address to the whole API: far more than a person needs, less than a loop makes. */
export const GENERAL_LIMIT: Limit = { max: 3000, timeWindow: '1 minute' };

/** Pages per IP address. A crawler requests a few a second, a person one. */
export const PAGE_LIMIT = named('page', { max: 1200, timeWindow: '1 minute' });
/** Uncached renders per IP address. Beyond the limit, the app renders the page. */
export const RENDER_LIMIT = named('render', { max: 50, timeWindow: '10 seconds' });
/** Renders of pages of one place, which no other visitor can use and which take longer. */
export const RENDER_LIMIT_OF_PLACES = named('render of place', { max: 20, timeWindow: '10 seconds' });

/** Each of these tests a secret or sends a message. Limits per account are in the database. */
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
  'changeOperatorPassword',
];

/** Operations that create something anonymously or test a secret. */
const STRICT_LIMITS: Readonly<Record<string, Limit>> = {
  requestGuest: { max: 300, timeWindow: '1 minute' },
  // Guessed coupon codes are worth money.
  applyCoupon: { max: 60, timeWindow: '1 minute' },
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
