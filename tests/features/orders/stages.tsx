import type { ReactNode } from 'react';
import { type AnyActor, type AnyStateMachine, createActor } from 'xstate';
import type { PlacedOrder } from '../../../domain/placed-order';
import { orderActionsMachine, orderQuestions } from '../../../machines/orders/order-actions.machine';
import { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
// Loaded in advance, so that its question is there at the first press.
import '../../../src/features/orders/actions/action-question';
import { CancelForm } from '../../../src/features/orders/actions/cancel-form';
import { LoadingReasons } from '../../../src/features/orders/actions/loading-reasons';
import { ActionButtons, OrderActionsView } from '../../../src/features/orders/actions/order-actions';
import { OrderReview } from '../../../src/features/orders/actions/order-review';
import { PrescriptionForm } from '../../../src/features/orders/actions/prescription-form';
import { QuestionActor } from '../../../src/features/orders/actions/question.context';
import { RefundForm } from '../../../src/features/orders/actions/refund-form';
import { ReviewsPanel } from '../../../src/features/orders/actions/reviews-panel';
import { OrderTrackingActor } from '../../../src/features/orders/tracking/order-tracking.context';
import { TrackView } from '../../../src/features/orders/tracking/track-page';
import { orderActionsPage } from '../../machines/orders/order-actions.page';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { orderTrackingPage } from '../../machines/orders/order-tracking.page';
import { orderQuestionPages } from '../../machines/orders/question.page';
import { ShopPage } from '../../support/shop-page';
import { resting, type Stage } from '../../support/walk-flow';

const context = { api: { orders: { lines: async () => [] } } };

export const orderTrackingStage: Stage = {
  flow: 'orderTracking',
  part: orderTrackingPage,
  context,
  address: '/track-order',
  page: (actor) => (
    <ShopPage>
      <TrackView flow={actor as never} number={null} />
    </ShopPage>
  ),
};

/** No real order is like this: it allows every action. */
const order: PlacedOrder = orderOf('pending', {
  prescription: { status: 'rejected', reason: 'It can not be read.', imageUrls: [] },
  choices: {
    canCancel: true,
    cancelRefund: 0,
    canPay: false,
    canSendPrescription: true,
    canAcceptPrice: true,
    refundUntil: '2026-11-25T12:00:00.000Z',
    reviewUntil: '2026-12-24T12:00:00.000Z',
    canReorder: true,
  },
});

const around = (flow: AnyActor, children: ReactNode) => {
  const tracking = createActor(resting(orderTrackingMachine), { input: { lookup: null } }).start();
  return (
    <ShopPage>
      <OrderTrackingActor actor={tracking as never}>
        <OrderActionsView flow={flow as never} order={order}>
          {children}
        </OrderActionsView>
      </OrderTrackingActor>
    </ShopPage>
  );
};

const questions = Object.fromEntries(
  Object.entries(orderQuestions).map(([name, logic]) => [name, resting(logic as AnyStateMachine)]),
);

export const orderActionsStage: Stage = {
  flow: 'orderActions',
  part: orderActionsPage,
  context,
  address: '/my-orders/1002',
  page: (actor) =>
    around(
      actor,
      <>
        <ActionButtons order={order} />
        <ReviewsPanel order={order} lines={[]} />
      </>,
    ),
  effects: questions,
  outside: { 'answer.refused': () => true },
};

/** One question without its dialog. While the reasons load, only the dialog could close it. */
const questionStage = (kind: keyof typeof orderQuestionPages, form: ReactNode): Stage => ({
  flow: 'question',
  part: orderQuestionPages[kind],
  context,
  address: '/my-orders/1002',
  hasDataOfPage: true,
  page: (actor) => {
    const actions = createActor(resting(orderActionsMachine), { input: { orderId: 1002, moduleId: 1 } });
    return around(
      actions.start(),
      <QuestionActor actor={actor as never}>
        <LoadingReasons>{form}</LoadingReasons>
      </QuestionActor>,
    );
  },
  outside: { 'question.closed': (before) => !before.matches('answering') },
});

export const questionStages: readonly Stage[] = [
  questionStage('cancel', <CancelForm order={order} />),
  questionStage('refund', <RefundForm order={order} />),
  questionStage('prescription', <PrescriptionForm order={order} />),
  questionStage('review', <OrderReview order={order} />),
];
