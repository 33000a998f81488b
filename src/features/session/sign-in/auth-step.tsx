import { Trans } from '@lingui/react/macro';
import lifebuoy from '@lobehub/fluent-emoji-3d/assets/1f6df.webp';
import { screenOf } from '../../../../machines/session/auth.view';
import { Button } from '../../../ui/button';
import { LazyPlace, lazyPart, PartMissing } from '../../../ui/lazy-part';
import { SignUpForm } from '../sign-up/sign-up-form';
import { Identifying } from '../social/identifying';
import classes from '../steps/step.module.css';
import { BackButton, StepFrame } from '../steps/step-frame';
import { useAuth, useAuthRef } from './auth.context';
import { SignInStep } from './sign-in-step';

const openSteps = () => import('../steps/open-steps');
const recovery = () => import('../recovery/recovery-steps');

const OpenSteps = lazyPart(() => openSteps().then((file) => file.OpenSteps));
const OpenStepsTitle = lazyPart(() => openSteps().then((file) => file.OpenStepsTitle));
const RecoverySteps = lazyPart(() => recovery().then((file) => file.RecoverySteps));
const RecoveryTitle = lazyPart(() => recovery().then((file) => file.RecoveryTitle));

/** Renders the current step of the sign-in [AUTH-01]. */
export function AuthStep() {
  const screen = useAuth(screenOf);
  const method = useAuth(({ context }) => context.method);
  if (screen === 'completing' || screen === 'forgotPassword')
    return (
      <LazyPlace missing={<PartMissing />}>
        {screen === 'completing' ? <OpenSteps /> : <RecoverySteps />}
      </LazyPlace>
    );
  return (
    <StepFrame key={`${screen} ${method}`}>
      {screen === 'noMethod' ? <NoMethod /> : null}
      {screen === 'noRecovery' ? <NoRecovery /> : null}
      {screen === 'identifying' ? <Identifying /> : null}
      {screen === 'sign-up' ? <SignUpForm /> : null}
      {screen === 'sign-in' ? <SignInStep /> : null}
    </StepFrame>
  );
}

/** The title of the dialog or page. It changes with the step. */
export function StepTitle() {
  const screen = useAuth(screenOf);
  if (screen === 'sign-up') return <Trans>Sign Up</Trans>;
  if (screen === 'noRecovery') return <Trans>Forgot password?</Trans>;
  const signIn = <Trans>Sign In</Trans>;
  if (screen === 'completing')
    return (
      <LazyPlace fallback={signIn} missing={signIn}>
        <OpenStepsTitle />
      </LazyPlace>
    );
  if (screen === 'forgotPassword')
    return (
      <LazyPlace fallback={signIn} missing={signIn}>
        <RecoveryTitle />
      </LazyPlace>
    );
  return signIn;
}

/** Says that recovery is not possible, because the shop cannot send codes [AUTH-20]. */
function NoRecovery() {
  const auth = useAuthRef();
  return (
    <>
      <BackButton onPress={() => auth.send({ type: 'back.requested' })}>
        <Trans>Back</Trans>
      </BackButton>
      <NoMethod />
    </>
  );
}

/** Says that all sign-in methods are disabled [AUTH-20]. */
const NoMethod = () => (
  <div className={classes.centre}>
    <img src={lifebuoy} alt="" width={88} height={88} />
    <p className={classes.text}>
      <Trans>
        Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.
      </Trans>
    </p>
    <Button
      fullWidth
      renderRoot={(props) => (
        <a href="/help-and-support" target="_blank" rel="noopener" data-autofocus {...props} />
      )}
    >
      <Trans>Help & Support</Trans>
    </Button>
  </div>
);
