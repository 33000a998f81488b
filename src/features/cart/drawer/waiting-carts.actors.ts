import { fromPromise } from 'xstate';
import type { DiscoveryApi } from '../../../api/discovery-api';
import type { WaitingCart } from '../../../api/discovery-mapping';

/** None where they can't be read: the empty cart then says all that is known. */
export const readWaitingCarts = (api: DiscoveryApi) =>
  fromPromise(({ signal }) => api.waitingCarts({ signal }).catch((): WaitingCart[] => []));
