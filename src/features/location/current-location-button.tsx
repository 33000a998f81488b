import { Trans, useLingui } from '@lingui/react/macro';
import { IconCurrentLocation } from '@tabler/icons-react';
import { failureTexts } from '../../i18n/failures';
import { Button } from '../../ui/button';
import { CloseButton } from '../../ui/close-button';
import classes from './current-location-button.module.css';
import { useLocationFlow, useLocationRef } from './location.context';

/** The browser asks for permission only after this press; what went wrong is said, and the button stays [LOC-10]. */
export function CurrentLocationButton() {
  const location = useLocationRef();
  const isLocating = useLocationFlow((snapshot) => snapshot.matches('locating'));
  return (
    <div className={classes.box}>
      <Button
        variant="default"
        fullWidth
        loading={isLocating}
        leftSection={<IconCurrentLocation size={20} aria-hidden />}
        onClick={() => location.send({ type: 'currentLocation.requested' })}
      >
        <Trans>Use Current Location</Trans>
      </Button>
      <LocationProblem />
    </div>
  );
}

function LocationProblem() {
  const { i18n, t } = useLingui();
  const location = useLocationRef();
  const problem = useLocationFlow(({ context }) => context.geolocationProblem);
  const failure = useLocationFlow(({ context }) => context.failure);
  const isFailed = useLocationFlow((snapshot) => snapshot.hasTag('failed'));
  if (!isFailed) return null;
  const reasons = {
    denied: t`Your browser does not allow us to see where you are. Allow it in the settings, or type your address.`,
    timeout: t`Finding your position took too long. Try again, or type your address.`,
    unavailable: t`Your device could not find its position. Try again, or type your address.`,
  };
  return (
    <div className={classes.problem} role="alert">
      <CloseButton onClick={() => location.send({ type: 'problem.dismissed' })} />
      <p>{problem ? reasons[problem] : failure ? failureTexts(i18n, failure).join(' ') : null}</p>
      <button
        type="button"
        className={classes.retry}
        onClick={() => location.send({ type: 'retry.requested' })}
      >
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
