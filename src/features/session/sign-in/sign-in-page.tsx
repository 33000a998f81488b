import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isAnswerIn, passOnAnswer } from '../social/google-return';
import { AuthPage } from './auth-page';

/** A page to sign in; or, in a provider's window, the way its answer takes back to the page that asked. */
export function SignInPage() {
  const [fragment] = useState(() => window.location.hash);
  const isReturning = isAnswerIn(fragment);
  useEffect(() => {
    if (isReturning) passOnAnswer(fragment);
  }, [isReturning, fragment]);
  if (!isReturning) return <AuthPage start="sign-in" />;
  return (
    <p className="page" role="status">
      <Trans>One moment, you are being signed in.</Trans>
    </p>
  );
}
