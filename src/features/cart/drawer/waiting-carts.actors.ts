import { fromPromise } from 'xstate';
import type { CartApi } from '../../../api/cart-api';

export const readWaitingCarts = (api: CartApi) => fromPromise(({ signal }) => api.waiting(signal));
