import type { JWTVerifyGetKey } from 'jose';
import { fetchJson } from '../services/fetch-json';
import type { Credentials, SocialIdentity, SocialProvider } from '../services/identity.types';
import { googleIdTokens, identityIn } from './id-tokens';

const TOKEN_INFO = 'https://oauth2.googleapis.com/tokeninfo';
const ID_TOKEN = /^eyJ[\w-]*\.[\w-]+\.[\w-]+$/;

type Outside = { keys?: JWTVerifyGetKey; fetchFrom?: typeof fetch };

/** Verifies Google's access tokens and identity tokens. Both must have been issued for this site. */
export function googleProvider(clientId: string, { keys, fetchFrom = fetch }: Outside = {}): SocialProvider {
  const verifyIdToken = googleIdTokens(clientId, keys);
  return {
    clientId,
    identityUrl: null,
    verify: (credentials) =>
      ID_TOKEN.test(credentials.idToken ?? credentials.token)
        ? verifyIdToken(credentials)
        : verifyAccessToken(credentials, clientId, fetchFrom),
  };
}

async function verifyAccessToken(
  { token, uniqueId }: Credentials,
  clientId: string,
  fetchFrom: typeof fetch,
): Promise<SocialIdentity | null> {
  const ask = new URLSearchParams({ access_token: token });
  const { isOk, body } = await fetchJson<Record<string, unknown>>(`${TOKEN_INFO}?${ask}`, {}, fetchFrom);
  if (!isOk || body.aud !== clientId || !(Number(body.expires_in) > 0)) return null;
  return identityIn(body, 'google', uniqueId);
}
