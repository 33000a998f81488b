import { fromPromise } from 'xstate';
import { orderActionsMachine } from '../../../../machines/orders/order-actions.machine';
import type { OrderApi } from '../../../api/order-api';

type Api = Pick<
  OrderApi,
  | 'cancellationReasons'
  | 'cancel'
  | 'refundReasons'
  | 'requestRefund'
  | 'sendPrescription'
  | 'reorderPreview'
  | 'reorder'
  | 'review'
>;

type Ports = {
  api: Api;
  /** Who brought it. */
  courierId(): number | null;
};

/** A chart knows no files, the form gives nothing else. */
const filesIn = (images: readonly object[]): File[] => images.filter((image) => image instanceof File);

export const provideOrderActions = ({ api, courierId }: Ports) =>
  orderActionsMachine.provide({
    actors: {
      readCancelReasons: fromPromise(() => api.cancellationReasons()),
      cancelOrder: fromPromise(({ input: { orderId, reason, note } }) =>
        api.cancel({ orderId, reason, note }),
      ),
      readRefundReasons: fromPromise(() => api.refundReasons()),
      askRefund: fromPromise(({ input: { orderId, reason, note, images } }) =>
        api.requestRefund({ orderId, reason, note, images: filesIn(images) }),
      ),
      sendPrescription: fromPromise(({ input: { orderId, images } }) =>
        api.sendPrescription({ orderId, images: filesIn(images) }),
      ),
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
        api.review({ orderId, target, courierId: courierId(), rating, comment, images: filesIn(images) }),
      ),
    },
  });
