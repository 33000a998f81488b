import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { SocialMedium } from '../../../../domain/auth/login';
import { normalEmail } from '../accounts/contacts';
import type { Credentials, SocialIdentity, SocialProvider } from '../services/identity.types';

type Issuer = { medium: SocialMedium; issuers: string[]; keys: string };

const GOOGLE: Issuer = {
  medium: 'google',
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
};
const APPLE: Issuer = {
  medium: 'apple',
  issuers: ['https://appleid.apple.com'],
  keys: 'https://appleid.apple.com/auth/keys',
};

/** Verifies Google's identity tokens. Tests pass their own keys. */
export const googleIdTokens = (clientId: string, keys?: JWTVerifyGetKey) => idTokens(GOOGLE, clientId, keys);

export const appleProvider = (clientId: string, keys?: JWTVerifyGetKey): SocialProvider => ({
  clientId,
  identityUrl: null,
  verify: idTokens(APPLE, clientId, keys),
});

const idTokens =
  (issuer: Issuer, clientId: string, keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(issuer.keys))) =>
  async ({ token, idToken, uniqueId }: Credentials): Promise<SocialIdentity | null> => {
    const payload = await payloadOf(idToken ?? token, issuer, clientId, keys);
    return payload === null ? null : identityIn(payload, issuer.medium, uniqueId);
  };

/** Returns the identity in a token. The email address is used only if the provider has verified it. */
export function identityIn(
  { sub, email, email_verified }: Record<string, unknown>,
  medium: SocialMedium,
  uniqueId: string,
): SocialIdentity | null {
  if (typeof sub !== 'string' || sub !== uniqueId) return null;
  const isVouchedFor = email_verified === true || email_verified === 'true';
  return {
    medium,
    subject: sub,
    email: typeof email === 'string' && isVouchedFor ? normalEmail(email) : null,
  };
}

/**
 * Error codes of the library `jose` for keys that could not be fetched. The token is then neither valid nor
 * invalid.
 */
const WITHOUT_KEYS = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'];

/**
 * Returns the payload of a token that is valid, not expired and issued for this site. `null`: any other
 * token.
 */
async function payloadOf(idToken: string, { issuers }: Issuer, clientId: string, keys: JWTVerifyGetKey) {
  try {
    const options = { issuer: issuers, audience: clientId, requiredClaims: ['sub', 'exp'] };
    return (await jwtVerify(idToken, keys, options)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError && !WITHOUT_KEYS.includes(error.code)) return null;
    throw error;
  }
}
