import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type PlacedOrder, reviewOf } from '../../../../domain/placed-order';
import { failureTexts } from '../../../i18n/failures';
import { Question } from '../../../platform/layers/dialog';
import { FailureBlock } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import { CancelForm } from './cancel-form';
import { Differences, NothingLeft } from './differences';
import { useOrderActions, useOrderActionsRef } from './order-actions.context';
import classes from './order-actions.module.css';
import { PrescriptionForm } from './prescription-form';
import { RefundForm } from './refund-form';
import { Refusal } from './refusal';
import { ReviewForm } from './review-form';

type Props = { order: PlacedOrder };

/** One question at a time, as the flow stands; closing it is always the careful answer. */
export function ActionQuestion({ order }: Props) {
  const flow = useOrderActionsRef();
  const kind = useOrderActions((at) =>
    at.matches('cancelling')
      ? 'cancel'
      : at.matches('refunding')
        ? 'refund'
        : at.matches('reordering')
          ? 'reorder'
          : at.matches('prescribing')
            ? 'prescription'
            : 'review',
  );
  return (
    <Question
      name="order"
      title={
        kind === 'cancel' && order.parcel?.returnFee != null ? (
          <Trans>Have the parcel brought back?</Trans>
        ) : (
          titles[kind]
        )
      }
      size={kind === 'cancel' ? 'small' : 'medium'}
      onClose={() => flow.send({ type: 'question.closed' })}
    >
      <Read>
        {kind === 'cancel' ? <CancelForm order={order} /> : null}
        {kind === 'refund' ? <RefundForm order={order} /> : null}
        {kind === 'reorder' ? <Reorder /> : null}
        {kind === 'prescription' ? <PrescriptionForm order={order} /> : null}
        {kind === 'review' ? <Review order={order} /> : null}
      </Read>
    </Question>
  );
}

const titles: Record<'cancel' | 'refund' | 'reorder' | 'prescription' | 'review', ReactNode> = {
  cancel: <Trans>Cancel this order?</Trans>,
  refund: <Trans>Ask for a refund</Trans>,
  reorder: <Trans>Order again</Trans>,
  prescription: <Trans>Send another prescription</Trans>,
  review: <Trans>How was it?</Trans>,
};

function Review({ order }: Props) {
  const flow = useOrderActionsRef();
  const target = useOrderActions(({ context }) => context.target);
  const isBusy = useOrderActions((at) => at.matches({ reviewing: 'sending' }));
  return (
    <ReviewForm
      name="review"
      earlier={target && reviewOf(order.reviews, target)}
      hasPictures={target?.about !== 'courier'}
      isBusy={isBusy}
      refusal={<Refusal />}
      onSubmit={(review) => flow.send({ type: 'review.submitted', ...review })}
      onClose={() => flow.send({ type: 'question.closed' })}
    />
  );
}

/** What must be read before anything can be asked. */
function Read({ children }: { children: ReactNode }) {
  const { i18n, t } = useLingui();
  const flow = useOrderActionsRef();
  const failure = useOrderActions(({ context }) => context.failure);
  const isFailed = useOrderActions((at) => at.hasTag('failed'));
  const isReading = useOrderActions(
    (at) =>
      at.matches({ cancelling: 'reading' }) ||
      at.matches({ refunding: 'reading' }) ||
      at.matches({ reordering: 'comparing' }),
  );
  if (isReading)
    return (
      <div className={classes.form} role="status" aria-label={t`One moment`}>
        <Skeleton blockSize={48} />
        <Skeleton blockSize={48} />
        <Skeleton blockSize={48} />
      </div>
    );
  if (isFailed && failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return children;
}

function Reorder() {
  const isNothingLeft = useOrderActions((at) => at.matches({ reordering: 'nothingLeft' }));
  return isNothingLeft ? <NothingLeft /> : <Differences />;
}
