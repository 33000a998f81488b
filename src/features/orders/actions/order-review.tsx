import { type PlacedOrder, reviewOf } from '../../../../domain/placed-order';
import type { ReviewAnswer } from '../../../../machines/orders/question.types';
import { useOrderActions } from './order-actions.context';
import { useAnswer, useQuestion, useQuestionRef } from './question.context';
import { QuestionRefusal } from './refusal';
import { ReviewForm } from './review-form';

/** The form to review an item, the store or the courier [ORD-09]. */
export function OrderReview({ order }: { order: PlacedOrder }) {
  const flow = useQuestionRef();
  const answer = useAnswer<ReviewAnswer>();
  const target = useOrderActions(({ context }) => context.target);
  const subject = useOrderActions(({ context }) => context.targetName);
  const isBusy = useQuestion((at) => at.matches('sending'));
  return (
    <ReviewForm
      name="review"
      subject={subject}
      earlier={target && reviewOf(order.reviews, target)}
      hasPictures={target?.about !== 'courier'}
      isBusy={isBusy}
      refusal={<QuestionRefusal />}
      onSubmit={answer}
      onClose={() => flow.send({ type: 'question.closed' })}
    />
  );
}
