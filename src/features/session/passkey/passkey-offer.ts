import type { PasskeyCredential } from '../../../../machines/session/auth.types';
import type { SignInApi } from '../../../api/sign-in-api';

/**
 * Lets the browser offer its passkeys in the list of the sign-in field. Where it has none or knows none, nothing of
 * this is seen [AUTH-63].
 */
export async function offerPasskey(
  api: () => Promise<Pick<SignInApi, 'passkeyOptions'>>,
  signal: AbortSignal,
): Promise<PasskeyCredential | null> {
  if (!('PublicKeyCredential' in window)) return null;
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await import(
    '@simplewebauthn/browser'
  );
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = (await (await api()).passkeyOptions()) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  signal.throwIfAborted();
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  return startAuthentication({ optionsJSON, useBrowserAutofill: true });
}
