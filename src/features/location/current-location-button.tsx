import { Trans, useLingui } from '@lingui/react/macro';
import { IconCurrentLocation } from '@tabler/icons-react';
import type { GeolocationProblem } from '../../../machines/location/location.types';
import type { Failure } from '../../../machines/shared/failure';
import { failureTexts } from '../../i18n/failures';
import { Button } from '../../ui/button';
import { CloseButton } from '../../ui/close-button';
import classes from './current-location-button.module.css';
import { useLocationFlow, useLocationRef } from './location.context';

/**
 * Chooses the device's position. The browser asks for permission only after a press. The button stays after a
 * failure [LOC-10].
 */
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
  /**
   * Why the position is unavailable. `null`: the device has a position, but its address could not be looked
   * up.
   */
  problem: GeolocationProblem | null;
  failure: Failure | null;
  onRetry: () => void;
  onDismiss?: () => void;
};

export function LocationProblem({ problem, failure, onRetry, onDismiss }: ProblemProps) {
  const { i18n, t } = useLingui();
  const reasons = {
    denied: t`Location access is blocked. Allow it in your browser’s settings, or enter your address.`,
    timeout: t`Finding your location took too long. Try again, or enter your address.`,
    unavailable: t`We couldn’t find your location. Try again, or enter your address.`,
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
