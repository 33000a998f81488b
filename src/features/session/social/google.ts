import type { SocialIdentity } from '../../../../machines/session/auth.types';
import { type GoogleAnswer, listenForResult } from './google-return';
import { claimsOf, type SocialKit, textOrNull } from './kit';
import { answerFromPopup } from './popup';
import { providerFailed } from './social-error';

const PAGE = 'https://accounts.google.com/o/oauth2/v2/auth';
const RETURN_PATH = '/auth/sign-in';

/** Signs in with Google. Its page sends a signed identity to the popup, so no library is needed. */
export const googleKit: SocialKit = {
  library: null,
  identify: async ({ clientId }, signal) => {
    const state = crypto.randomUUID();
    const nonce = crypto.randomUUID();
    const question = new URLSearchParams({
      client_id: clientId,
      redirect_uri: window.location.origin + RETURN_PATH,
      response_type: 'id_token',
      scope: 'openid email profile',
      prompt: 'select_account',
      state,
      nonce,
    });
    const { idToken } = await answerFromPopup<GoogleAnswer>({
      address: `${PAGE}?${question}`,
      signal,
      listen: (_, answer, until) =>
        listenForResult((onResult) => {
          // Ignores results for other tabs, which listen to the same channel.
          if (onResult?.state === state) answer(onResult);
        }, until),
    });
    return identityOf(idToken, nonce);
  },
};

function identityOf(idToken: string | null, nonce: string): SocialIdentity {
  if (idToken === null) throw providerFailed('google');
  const claims = claimsOf(idToken);
  const uniqueId = textOrNull(claims.sub);
  if (claims.nonce !== nonce || uniqueId === null) throw providerFailed('google');
  const { email, name } = claims;
  return {
    medium: 'google',
    token: idToken,
    uniqueId,
    email: textOrNull(email),
    name: textOrNull(name),
    idToken,
  };
}
