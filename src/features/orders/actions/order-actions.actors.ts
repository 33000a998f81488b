import { type ActorRefFrom, fromPromise } from 'xstate';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { orderActionsMachine, orderQuestions } from '../../../../machines/orders/order-actions.machine';
import type { orderTrackingMachine } from '../../../../machines/orders/order-tracking.machine';
import type { OrderApi } from '../../../api/order-api';
import type { EffectsOf } from '../../../platform/flow';
import type { Reads } from '../../../platform/reads';
import { ORDERS } from '../shared/order-reads';

type Api = Pick<
  OrderApi,
  | 'cancellationReasons'
  | 'cancel'
  | 'parcelReasons'
  | 'returnParcel'
  | 'refundReasons'
  | 'requestRefund'
  | 'sendPrescription'
  | 'acceptPrice'
  | 'reorderPreview'
  | 'reorder'
  | 'review'
>;

type Ports = {
  api: Api;
  /** Returns the order with its current parcel and courier. */
  order(): PlacedOrder;
};

/** Returns the tracked order, which is newer than the loaded one. */
export const orderNow = (
  tracking: ActorRefFrom<typeof orderTrackingMachine>,
  order: PlacedOrder,
): PlacedOrder => tracking.getSnapshot().context.order ?? order;

/** Returns the files. Machines are type-checked without the DOM, so they have only the type `object`. */
const filesIn = (images: readonly object[]): File[] => images.filter((image) => image instanceof File);

export const provideOrderActions = ({ api, order }: Ports) =>
  orderActionsMachine.provide({
    actors: {
      cancelOrder: orderQuestions.cancelOrder.provide({
        actors: {
          readReasons: fromPromise(() => {
            const sent = order().parcel ?? null;
            return sent === null ? api.cancellationReasons() : api.parcelReasons(sent.returnFee !== null);
          }),
          // Requests a return if the courier already has the parcel. Otherwise it cancels the order.
          sendAnswer: fromPromise(({ input: { subject, answer } }) => {
            const fee = order().parcel?.returnFee ?? null;
            return fee === null
              ? api.cancel({ ...subject, ...answer })
              : api.returnParcel({ ...subject, ...answer, fee });
          }),
        },
      }),
      requestRefund: orderQuestions.requestRefund.provide({
        actors: {
          readReasons: fromPromise(() => api.refundReasons()),
          sendAnswer: fromPromise(({ input: { subject, answer } }) =>
            api.requestRefund({ ...subject, ...answer, images: filesIn(answer.images) }),
          ),
        },
      }),
      sendPrescription: orderQuestions.sendPrescription.provide({
        actors: {
          sendAnswer: fromPromise(({ input: { subject, answer } }) =>
            api.sendPrescription({ ...subject, images: filesIn(answer.images) }),
          ),
        },
      }),
      reviewOrder: orderQuestions.reviewOrder.provide({
        actors: {
          sendAnswer: fromPromise(({ input: { subject, answer } }) =>
            api.review({
              ...subject,
              ...answer,
              courierId: order().courier?.id ?? null,
              images: filesIn(answer.images),
            }),
          ),
        },
      }),
      rateOrder: fromPromise(({ input }) =>
        api.review({ ...input, comment: '', courierId: order().courier?.id ?? null, images: [] }),
      ),
      acceptPrice: fromPromise(({ input }) => api.acceptPrice(input)),
      readDifferences: fromPromise(({ input }) => api.reorderPreview(input.orderId)),
      fillCart: fromPromise(({ input: { preview } }) =>
        api.reorder({
          orderId: preview.orderId,
          token: preview.token,
          clearsCart: preview.otherStore !== null,
          moduleId: preview.moduleId,
        }),
      ),
    },
  });

type Tracking = ActorRefFrom<typeof orderTrackingMachine>;

/** Refetches the order, the lists and the profile after an action [ORD-06 to ORD-09]. */
export const orderActionsEffects = (
  reads: Reads,
  tracking: Tracking | null,
): EffectsOf<typeof orderActionsMachine> => ({
  'order.changed': (_, sendToRoot) => {
    reads.forget(ORDERS);
    sendToRoot({ type: 'profile.changed' });
    tracking?.send({ type: 'order.changed' });
  },
  'cart.filled': (event, sendToRoot) => sendToRoot(event),
});
