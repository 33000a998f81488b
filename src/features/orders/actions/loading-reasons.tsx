import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import { FailureBlock } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import classes from './order-actions.module.css';
import { useQuestion, useQuestionRef } from './question.context';

/** Shows the form once its reasons are loaded. On failure it shows a retry. */
export function LoadingReasons({ children }: { children: ReactNode }) {
  const flow = useQuestionRef();
  const failure = useQuestion(({ context }) => context.failure);
  const isFailed = useQuestion((at) => at.matches('failed'));
  const isReading = useQuestion((at) => at.matches('reading'));
  if (isReading) return <Waiting />;
  if (isFailed && failure)
    return <LoadingFailed failure={failure} onRetry={() => flow.send({ type: 'retry.requested' })} />;
  return children;
}

export function Waiting() {
  const { t } = useLingui();
  return (
    <div className={classes.form} role="status" aria-label={t`One moment`}>
      <Skeleton blockSize={48} />
      <Skeleton blockSize={48} />
      <Skeleton blockSize={48} />
    </div>
  );
}

export function LoadingFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { i18n } = useLingui();
  return <FailureBlock reason={failureTexts(i18n, failure).join(' ')} onRetry={onRetry} />;
}
