import type { Operations } from '../../http/operation';
import { changePaymentMethod } from './change-method';
import { offlineMethods, saveOfflinePayment } from './offline';
import { cashbackRoutes } from './wallet/cashback.routes';
import { loyaltyRoutes } from './wallet/loyalty.routes';
import { walletRoutes } from './wallet/wallet.routes';

export const paymentRoutes = (): Operations => ({
  changePaymentMethod,
  listOfflineMethods: offlineMethods,
  saveOfflinePayment,
  ...walletRoutes(),
  ...loyaltyRoutes(),
  ...cashbackRoutes(),
});
