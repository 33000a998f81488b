import { fromPromise } from 'xstate';
import type { DiscoveryApi } from '../../../api/discovery-api';
import type { WaitingCart } from '../../../api/discovery-mapping';

/** Returns none on failure: the carts of other modules are only a hint in an empty cart. */
export const readWaitingCarts = (api: DiscoveryApi) =>
  fromPromise(({ signal }) => api.waitingCarts({ signal }).catch((): WaitingCart[] => []));
