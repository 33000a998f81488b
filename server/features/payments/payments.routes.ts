import type { Operations } from '../../http/operation';
import { changePaymentMethod } from './change-method';
import { offlineMethods, saveOfflinePayment } from './offline';

export const paymentRoutes = (): Operations => ({
  changePaymentMethod,
  listOfflineMethods: offlineMethods,
  saveOfflinePayment,
});
