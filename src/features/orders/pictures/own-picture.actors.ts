import { fromCallback, fromPromise } from 'xstate';
import { ownPictureMachine } from '../../../../machines/orders/own-picture.machine';
import type { OrderApi } from '../../../api/order-api';

export const provideOwnPicture = ({ picture }: Pick<OrderApi, 'picture'>) =>
  ownPictureMachine.provide({
    actors: {
      readPicture: fromPromise(async ({ input: { address } }) => URL.createObjectURL(await picture(address))),
      holdPicture: fromCallback(({ input: { url } }) => {
        if (url !== null) return () => URL.revokeObjectURL(url);
      }),
    },
  });
