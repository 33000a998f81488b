import { Trans } from '@lingui/react/macro';
import { AuthPage } from './auth-page';

/** A page to sign in; or, in a provider's window, the way its answer takes back to the page that asked. */
export const SignInPage = ({ isReturning }: { isReturning: boolean }) =>
  isReturning ? (
    <p className="page" role="status">
      <Trans>One moment, you are being signed in.</Trans>
    </p>
  ) : (
    <AuthPage start="sign-in" />
  );
