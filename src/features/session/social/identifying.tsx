import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { useAuth, useAuthRef } from '../sign-in/auth.context';
import classes from '../steps/step.module.css';
import { ProviderIcon } from './provider-icon';
import { providerNames } from './social-error';

/** Shown while the app waits for a provider's popup or its result [AUTH-06]. */
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
        {isBack ? <Trans>Signing you in…</Trans> : null}
        {isLoading ? <Trans>Loading {provider} Login...</Trans> : null}
        {isAskedAgain ? <Trans>{provider} is ready. Please press the button again.</Trans> : null}
        {isBack || isLoading || isAskedAgain ? null : (
          <Trans>Continue in the {provider} window. You’ll return here when you’re done.</Trans>
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
