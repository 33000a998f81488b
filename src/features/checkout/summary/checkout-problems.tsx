import { Trans } from '@lingui/react/macro';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Failure } from '../../../../machines/shared/failure';
import { Button } from '../../../ui/button';
import { FailureText } from '../failure-text';
import own from './summary.module.css';

type Props = {
  failure: Failure;
  /** Explains what a retry does. Shown if the response was lost. */
  unanswered: ReactNode;
  onRetry: (() => void) | null;
};

/** Shows the failure with its next step [CHK-05]. */
export const PlacingFailure = ({ failure, unanswered, onRetry }: Props) => (
  <div className={own.trouble} role="alert">
    <IconCloudOff size={20} aria-hidden />
    <div>
      {unanswered ? <p>{unanswered}</p> : null}
      <p>
        <FailureText failure={failure} />
      </p>
      {onRetry ? (
        <Button variant="light" size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </div>
  </div>
);
