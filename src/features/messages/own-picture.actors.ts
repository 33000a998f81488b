import { fromCallback, fromPromise } from 'xstate';
import { ownPictureMachine } from '../../../machines/messages/own-picture.machine';
import type { MessageApi } from '../../api/message-api';

export const provideOwnPicture = (api: () => Promise<Pick<MessageApi, 'picture'>>) =>
  ownPictureMachine.provide({
    actors: {
      readPicture: fromPromise(async ({ input: { address } }) =>
        URL.createObjectURL(await (await api()).picture(address)),
      ),
      holdPicture: fromCallback(({ input: { url } }) => {
        if (url !== null) return () => URL.revokeObjectURL(url);
      }),
    },
  });
