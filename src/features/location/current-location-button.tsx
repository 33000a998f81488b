import { Trans, useLingui } from '@lingui/react/macro';
import { IconCurrentLocation } from '@tabler/icons-react';
import type { GeolocationProblem } from '../../../machines/location/location.types';
import type { Failure } from '../../../machines/shared/failure';
import { failureTexts } from '../../i18n/failures';
import { Button } from '../../ui/button';
import { CloseButton } from '../../ui/close-button';
import classes from './current-location-button.module.css';
import { useLocationFlow, useLocationRef } from './location.context';

/** The browser asks for permission only after this press; what went wrong is said, and the button stays [LOC-10]. */
export function CurrentLocationButton() {
  const location = useLocationRef();
  const isLocating = useLocationFlow((snapshot) => snapshot.matches('locating'));
  const isFailed = useLocationFlow((snapshot) => snapshot.hasTag('failed'));
  const problem = useLocationFlow(({ context }) => context.geolocationProblem);
  const failure = useLocationFlow(({ context }) => context.failure);
  return (
    <div className={classes.box}>
      <LocateButton
        isLocating={isLocating}
        onLocate={() => location.send({ type: 'currentLocation.requested' })}
      />
      {isFailed ? (
        <LocationProblem
          problem={problem}
          failure={failure}
          onRetry={() => location.send({ type: 'retry.requested' })}
          onDismiss={() => location.send({ type: 'problem.dismissed' })}
        />
      ) : null}
    </div>
  );
}

export const LocateButton = ({ isLocating, onLocate }: { isLocating: boolean; onLocate: () => void }) => (
  <Button
    variant="default"
    fullWidth
    loading={isLocating}
    leftSection={<IconCurrentLocation size={20} aria-hidden />}
    onClick={onLocate}
  >
    <Trans>Use Current Location</Trans>
  </Button>
);

type ProblemProps = {
  /** Why the device has no position; null: the place itself could not be looked up. */
  problem: GeolocationProblem | null;
  failure: Failure | null;
  onRetry: () => void;
  onDismiss?: () => void;
};

/** Why there is no place yet, and another try. */
export function LocationProblem({ problem, failure, onRetry, onDismiss }: ProblemProps) {
  const { i18n, t } = useLingui();
  const reasons = {
    denied: t`Your browser does not allow us to see where you are. Allow it in the settings, or type your address.`,
    timeout: t`Finding your position took too long. Try again, or type your address.`,
    unavailable: t`Your device could not find its position. Try again, or type your address.`,
  };
  return (
    <div className={classes.problem} role="alert">
      {onDismiss ? <CloseButton onClick={onDismiss} /> : null}
      <p>{problem ? reasons[problem] : failure ? failureTexts(i18n, failure).join(' ') : null}</p>
      <button type="button" className={classes.retry} onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
