import { useEffect, useEffectEvent } from 'react';
import type { SignInAnswer } from '../../../../machines/session/auth.types';
import type { SignInApi } from '../../../api/sign-in-api';
import { useApi } from '../../../platform/shop.context';
import { asGuest } from '../as-guest';
import { useSessionRef } from '../session.context';

/**
 * Lets the browser offer its passkeys in the list of the sign-in field. Where it has none or knows none, nothing of
 * this is seen [AUTH-63].
 */
export function usePasskeyOffer(onUsed: (answer: SignInAnswer) => void): void {
  const { auth } = useApi();
  const session = useSessionRef();
  const tell = useEffectEvent(onUsed);
  useEffect(() => {
    const leaving = new AbortController();
    const offer = async () => {
      const server = await auth.signIn();
      const answer = await usedPasskey(server, asGuest(session), leaving.signal);
      if (answer && !leaving.signal.aborted) tell(answer);
    };
    // Declined, unknown or unreachable: the form is there as ever.
    offer().catch(() => undefined);
    return () => leaving.abort();
  }, [auth, session]);
}

async function usedPasskey(
  server: SignInApi,
  inGuestsName: ReturnType<typeof asGuest>,
  signal: AbortSignal,
): Promise<SignInAnswer | null> {
  if (!('PublicKeyCredential' in window)) return null;
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await import(
    '@simplewebauthn/browser'
  );
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = (await server.passkeyOptions()) as never;
  signal.throwIfAborted();
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  return inGuestsName((guestId) => server.passkey(credential, guestId));
}
