import type { Operations } from '../../http/operation';
import { offlineMethods } from './offline';
import { cashbackRoutes } from './wallet/cashback.routes';
import { loyaltyRoutes } from './wallet/loyalty.routes';
import { walletRoutes } from './wallet/wallet.routes';

export const paymentRoutes = (): Operations => ({
  listOfflineMethods: offlineMethods,
  ...walletRoutes(),
  ...loyaltyRoutes(),
  ...cashbackRoutes(),
});
