import { VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';

export const CHECKOUT_OPTIONS = 'checkout-options';

/** In what ways the shop takes money, asked once in a visit. */
export function useCheckoutOptions() {
  const { checkout } = useApi();
  return useReads().read(CHECKOUT_OPTIONS, VISIT_LIFETIME, () => checkout.options());
}
