import { fromPromise } from 'xstate';
import type { DiscoveryApi } from '../../../api/discovery-api';
import type { WaitingCart } from '../../../api/discovery-mapping';

/** Empty on failure: the empty cart needs no more. */
export const readWaitingCarts = (api: DiscoveryApi) =>
  fromPromise(({ signal }) => api.waitingCarts({ signal }).catch((): WaitingCart[] => []));
