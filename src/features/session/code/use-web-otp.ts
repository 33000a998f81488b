import { useEffect, useEffectEvent } from 'react';
import { codeDigits } from '../../../../domain/auth/code';

type MessageCode = Credential & { code?: string };
type MessageRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** Phones that can read the code out of the message offer it; all the others know nothing of this [AUTH-43]. */
export function useWebOtp(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request: MessageRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (found: MessageCode | null) => {
        if (found?.code && !leaving.signal.aborted) tell(codeDigits(found.code));
      },
      // Left, declined or no message: the person types.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
}
