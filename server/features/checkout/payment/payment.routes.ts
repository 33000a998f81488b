import type { Operations } from '../../../http/operation';
import { ownOrder } from '../../orders/access';
import { saveOfflinePayment } from '../../payments/offline';
import { changePaymentMethod } from './change-method.operation';

export const paymentMethodRoutes = (): Operations => ({
  changePaymentMethod,
  saveOfflinePayment: async (request) => {
    const { id } = await ownOrder(request, request.body.order_id);
    return saveOfflinePayment(request, id);
  },
});
