import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { useAuth, useAuthRef } from '../sign-in/auth.context';
import classes from '../steps/step.module.css';
import { ProviderIcon } from './provider-icon';
import { providerNames } from './words';

/** Somebody is at the provider's window, waits for it, or comes back from it [AUTH-06]. */
export function Identifying() {
  const auth = useAuthRef();
  const medium = useAuth(({ context }) => context.medium);
  const isBack = useAuth((snapshot) => snapshot.matches('signingIn'));
  const isLoading = useAuth((snapshot) => snapshot.matches({ identifying: 'loading' }));
  const isAskedAgain = useAuth((snapshot) => snapshot.matches({ identifying: 'pressAgain' }));
  if (medium === null) return null;
  const provider = providerNames[medium];
  return (
    <div className={classes.centre}>
      <span className={classes.emblem} data-waiting={isLoading || isBack || undefined}>
        <ProviderIcon medium={medium} />
      </span>
      <p role="status" className={classes.text}>
        {isBack ? <Trans>One moment, you are being signed in.</Trans> : null}
        {isLoading ? <Trans>Loading {provider} Login...</Trans> : null}
        {isAskedAgain ? <Trans>{provider} is ready now. Please press the button again.</Trans> : null}
        {isBack || isLoading || isAskedAgain ? null : (
          <Trans>Go on in the window of {provider}. When you are done, you come back here.</Trans>
        )}
      </p>
      {isAskedAgain ? (
        <Button fullWidth data-autofocus onClick={() => auth.send({ type: 'social.chosen', medium })}>
          <Trans>Continue with {provider}</Trans>
        </Button>
      ) : null}
      {isBack ? null : (
        <Button
          variant="default"
          fullWidth
          data-autofocus
          onClick={() => auth.send({ type: 'social.cancelled' })}
        >
          <Trans>Cancel</Trans>
        </Button>
      )}
    </div>
  );
}
