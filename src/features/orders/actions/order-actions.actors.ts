import { type ActorRefFrom, fromPromise } from 'xstate';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { orderActionsMachine } from '../../../../machines/orders/order-actions.machine';
import type { orderTrackingMachine } from '../../../../machines/orders/order-tracking.machine';
import type { OrderApi } from '../../../api/order-api';

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
  /** With the parcel and the courier that it has by now. */
  order(): PlacedOrder;
};

/** As it is on the page now, which is not how it was when the page opened. */
export const orderNow = (
  tracking: ActorRefFrom<typeof orderTrackingMachine>,
  order: PlacedOrder,
): PlacedOrder => tracking.getSnapshot().context.order ?? order;

/** A chart knows no files, the form gives nothing else. */
const filesIn = (images: readonly object[]): File[] => images.filter((image) => image instanceof File);

export const provideOrderActions = ({ api, order }: Ports) =>
  orderActionsMachine.provide({
    actors: {
      readCancelReasons: fromPromise(() => {
        const sent = order().parcel ?? null;
        return sent === null ? api.cancellationReasons() : api.parcelReasons(sent.returnFee !== null);
      }),
      // A parcel that was fetched is not called off any more: it is brought back.
      cancelOrder: fromPromise(({ input: { orderId, reason, note } }) => {
        const fee = order().parcel?.returnFee ?? null;
        return fee === null
          ? api.cancel({ orderId, reason, note })
          : api.returnParcel({ orderId, reason, note, fee });
      }),
      readRefundReasons: fromPromise(() => api.refundReasons()),
      askRefund: fromPromise(({ input: { orderId, reason, note, images } }) =>
        api.requestRefund({ orderId, reason, note, images: filesIn(images) }),
      ),
      sendPrescription: fromPromise(({ input: { orderId, images } }) =>
        api.sendPrescription({ orderId, images: filesIn(images) }),
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
      sendReview: fromPromise(({ input: { orderId, target, rating, comment, images } }) =>
        api.review({
          orderId,
          target,
          courierId: order().courier?.id ?? null,
          rating,
          comment,
          images: filesIn(images),
        }),
      ),
    },
  });
