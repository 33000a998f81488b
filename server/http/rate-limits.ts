import type { FastifyContextConfig } from 'fastify';

type Limit = { max: number; timeWindow: string };

/** What one address may ask of the whole API: far above what a person does, below what a loop does. */
export const GENERAL_LIMIT: Limit = { max: 3000, timeWindow: '1 minute' };

/** Each of these tests a secret or sends a message; what one account may be asked, the database counts. */
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
];

/** Calls that create something for nobody in particular, or test a secret. */
const STRICT_LIMITS: Readonly<Record<string, Limit>> = {
  requestGuest: { max: 300, timeWindow: '1 minute' },
  // A code that nobody was told is worth money.
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
