import { fromCallback, fromPromise } from 'xstate';
import { protectedImageMachine } from '../../../../machines/orders/protected-image.machine';
import type { OrderApi } from '../../../api/order-api';

export const provideProtectedImage = ({ picture }: Pick<OrderApi, 'picture'>) =>
  protectedImageMachine.provide({
    actors: {
      readPicture: fromPromise(async ({ input: { address } }) => URL.createObjectURL(await picture(address))),
      loadPicture: fromCallback(({ input: { url } }) => {
        if (url !== null) return () => URL.revokeObjectURL(url);
      }),
    },
  });
