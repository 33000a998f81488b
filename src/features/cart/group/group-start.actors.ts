import { type ActorRefFrom, fromPromise } from 'xstate';
import { groupStartMachine } from '../../../../machines/cart/group-start.machine';
import type { sessionMachine } from '../../../../machines/session/session.machine';
import type { GroupApi } from '../../../api/group-api';
import type { EffectsOf } from '../../../platform/flow';
import { asCaller } from '../../session/as-guest.actors';

export const provideGroupStart = (
  api: Pick<GroupApi, 'start'>,
  session: ActorRefFrom<typeof sessionMachine>,
) =>
  groupStartMachine.provide({
    actors: {
      startGroup: fromPromise(({ input, signal }) => asCaller(session)(() => api.start(input, signal))),
    },
  });

export const groupStartEffects: EffectsOf<typeof groupStartMachine> = {
  'group.started': ({ token }, sendToRoot) =>
    sendToRoot({ type: 'navigation.requested', destination: { page: 'group', token } }),
};
