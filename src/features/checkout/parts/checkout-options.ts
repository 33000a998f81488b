import type { CheckoutOptions } from '../../../../domain/order-quote';
import type { Api } from '../../../api/api';
import { type BlockData, FAILURE_SHOWN, type Reads, VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';

export const CHECKOUT_OPTIONS = 'checkout-options';

const LIFETIME = { ...VISIT_LIFETIME, failed: FAILURE_SHOWN };

/** Loads the payment methods. They are cached for the visit. */
export const readCheckoutOptions = ({
  api,
  reads,
}: {
  api: Pick<Api, 'checkout'>;
  reads: Reads;
}): BlockData<CheckoutOptions> => reads.read(CHECKOUT_OPTIONS, LIFETIME, () => api.checkout.options());

export const useCheckoutOptions = (): BlockData<CheckoutOptions> =>
  readCheckoutOptions({ api: useApi(), reads: useReads() });
