import { VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';

export const CHECKOUT_OPTIONS = 'checkout-options';

/** Payment methods, loaded once per visit. */
export function useCheckoutOptions() {
  const { checkout } = useApi();
  return useReads().read(CHECKOUT_OPTIONS, VISIT_LIFETIME, () => checkout.options());
}
