import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { CodeSignInForm } from '../code/code-sign-in-form';
import { SocialButtons } from '../social/social-buttons';
import classes from '../steps/step.module.css';
import { BackButton } from '../steps/step-frame';
import { useAuth, useAuthRef } from './auth.context';
import { SignInForm } from './sign-in-form';
import { TermsNote } from './terms';

/** Shows the enabled methods, the terms and a link to the sign-up [AUTH-02, AUTH-10]. */
export function SignInStep() {
  const auth = useAuthRef();
  const { isManualOn, isOtpOn } = useConfig().login;
  const method = useAuth(({ context }) => context.method);
  return (
    <>
      {method === 'otp' && isManualOn ? (
        <BackButton onPress={() => auth.send({ type: 'back.requested' })}>
          <Trans>Back</Trans>
        </BackButton>
      ) : null}
      {method === 'manual' ? <SignInForm /> : null}
      {method === 'otp' ? <CodeSignInForm /> : null}
      {method === 'manual' && isOtpOn ? (
        <Button variant="light" fullWidth onClick={() => auth.send({ type: 'method.chosen', method: 'otp' })}>
          <Trans>Sign in with a code</Trans>
        </Button>
      ) : null}
      <SocialButtons isOnlyMethod={method === 'social'} />
      {method === 'manual' ? null : <TermsNote />}
      {method === 'manual' ? (
        <p className={classes.switch}>
          <Trans>New here?</Trans>
          <button
            type="button"
            className={classes.quiet}
            onClick={() => auth.send({ type: 'signUp.chosen' })}
          >
            <Trans>Sign Up</Trans>
          </button>
        </p>
      ) : null}
    </>
  );
}
