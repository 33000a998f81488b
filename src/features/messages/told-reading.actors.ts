import { fromPromise } from 'xstate';
import { toldReadingMachine } from '../../../machines/messages/told-reading.machine';
import type { MessageApi } from '../../api/message-api';

export const provideToldReading = (api: () => Promise<Pick<MessageApi, 'read'>>) =>
  toldReadingMachine.provide({
    actors: {
      markRead: fromPromise(async ({ input: { ids } }) => (await api()).read(ids)),
    },
  });
