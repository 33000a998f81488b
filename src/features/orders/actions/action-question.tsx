import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { Question } from '../../../platform/layers/dialog';
import { CancelForm } from './cancel-form';
import { Differences, NothingLeft } from './differences';
import { LoadingFailed, LoadingReasons, Waiting } from './loading-reasons';
import {
  useCloseQuestion,
  useOrderActions,
  useOrderActionsRef,
  useOrderQuestion,
} from './order-actions.context';
import { OrderReview } from './order-review';
import { PrescriptionForm } from './prescription-form';
import { QuestionActor } from './question.context';
import { RefundForm } from './refund-form';

type Props = { order: PlacedOrder };

/** Shows at most one question. Closing it changes nothing. */
export function ActionQuestion({ order }: Props) {
  const question = useOrderQuestion();
  const close = useCloseQuestion();
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
          <Trans>Return the parcel?</Trans>
        ) : (
          titles[kind]
        )
      }
      size={kind === 'cancel' ? 'small' : 'medium'}
      onClose={close}
    >
      {kind === 'reorder' ? (
        <Reorder />
      ) : question ? (
        <QuestionActor actor={question}>
          <LoadingReasons>
            {kind === 'cancel' ? <CancelForm order={order} /> : null}
            {kind === 'refund' ? <RefundForm order={order} /> : null}
            {kind === 'prescription' ? <PrescriptionForm order={order} /> : null}
            {kind === 'review' ? <OrderReview order={order} /> : null}
          </LoadingReasons>
        </QuestionActor>
      ) : null}
    </Question>
  );
}

const titles: Record<'cancel' | 'refund' | 'reorder' | 'prescription' | 'review', ReactNode> = {
  cancel: <Trans>Cancel this order?</Trans>,
  refund: <Trans>Request a refund</Trans>,
  reorder: <Trans>Order again</Trans>,
  prescription: <Trans>Send another prescription</Trans>,
  review: <Trans>Write a review</Trans>,
};

function Reorder() {
  const flow = useOrderActionsRef();
  const failure = useOrderActions(({ context }) => context.failure);
  const isComparing = useOrderActions((at) => at.matches({ reordering: 'comparing' }));
  const isFailed = useOrderActions((at) => at.matches({ reordering: 'failed' }));
  const isNothingLeft = useOrderActions((at) => at.matches({ reordering: 'nothingLeft' }));
  if (isComparing) return <Waiting />;
  if (isFailed && failure)
    return <LoadingFailed failure={failure} onRetry={() => flow.send({ type: 'retry.requested' })} />;
  return isNothingLeft ? <NothingLeft /> : <Differences />;
}
