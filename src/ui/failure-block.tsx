import { Trans } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import classes from './state-block.module.css';

type Props = { title?: ReactNode; reason: ReactNode; onRetry: () => void; isRetrying?: boolean };

/**
 * Shows that one part of the page failed, with a retry button. The rest of the page works [CAT-04, NFR-09].
 */
export function FailureBlock({ title, reason, onRetry, isRetrying = false }: Props) {
  return (
    <div className={classes.block} data-tone="failed" role="alert">
      <p className={classes.title}>{title ?? <Trans>This couldn’t be loaded</Trans>}</p>
      <p className={classes.text}>{reason}</p>
      <div className={classes.action}>
        <RetryButton isRetrying={isRetrying} onRetry={onRetry} />
      </div>
    </div>
  );
}

type RetryProps = Pick<Props, 'onRetry' | 'isRetrying'>;

const RetryButton = ({ onRetry, isRetrying = false }: RetryProps) => (
  <Button
    variant="light"
    size="sm"
    loading={isRetrying}
    leftSection={<IconRefresh size={18} aria-hidden />}
    onClick={onRetry}
  >
    <Trans>Try again</Trans>
  </Button>
);

/** A failure in one line, below an existing heading. */
export const FailedLine = ({ reason, onRetry }: Pick<Props, 'reason' | 'onRetry'>) => (
  <div className={classes.line} role="alert">
    <p className={classes.text}>{reason}</p>
    <RetryButton onRetry={onRetry} />
  </div>
);
