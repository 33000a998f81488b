import { fromPromise } from 'xstate';
import type { DiscoveryApi } from '../../../api/discovery-api';

export const readWaitingCarts = (api: DiscoveryApi) =>
  fromPromise(({ signal }) => api.waitingCarts({ signal }));
