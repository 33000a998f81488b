import { fromPromise } from 'xstate';
import type { DiscoveryApi } from '../../../api/discovery-api';
import type { WaitingCart } from '../../../api/discovery-mapping';

/**
 * Returns the carts of other modules. On failure it returns none, because they are only a hint in an empty
 * cart.
 */
export const readWaitingCarts = (api: DiscoveryApi) =>
  fromPromise(({ signal }) => api.waitingCarts({ signal }).catch((): WaitingCart[] => []));
