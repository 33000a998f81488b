import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart.machine';
import { groupOrderMachine } from '../../../../machines/catalogue/group-order.machine';
import type { GroupChange } from '../../../../machines/catalogue/group-order.types';
import type { sessionMachine } from '../../../../machines/session/session.machine';
import type { GroupApi } from '../../../api/group-api';
import { asCaller } from '../../session/as-guest.actors';

type Ports = {
  api: GroupApi;
  session: ActorRefFrom<typeof sessionMachine>;
  cart: Pick<ActorRefFrom<typeof cartMachine>, 'getSnapshot' | 'subscribe'>;
};

export const provideGroupOrder = ({ api, session, cart }: Ports) =>
  groupOrderMachine.provide({
    actors: {
      readGroup: fromPromise(({ input, signal }) => api.read(input.token, signal)),
      readMeal: fromPromise(({ input, signal }) => api.meal(input.token, signal)),
      sendChange: fromPromise(({ input: { token, change }, signal }) =>
        asCaller(session)(() => send(api, { token, change }, signal)),
      ),
      watchCart: fromCallback<{ type: 'cart.changed' }>(({ sendBack }) => {
        let known = cart.getSnapshot().context.lines;
        const subscription = cart.subscribe(({ context: { lines } }) => {
          if (lines !== known) sendBack({ type: 'cart.changed' });
          known = lines;
        });
        return () => subscription.unsubscribe();
      }),
    },
  });

type Sent = { token: string; change: GroupChange };

function send(api: GroupApi, { token, change }: Sent, signal: AbortSignal) {
  switch (change.type) {
    case 'join':
      return api.join(token, change.name, signal);
    case 'add':
      return api.add(token, change, signal);
    case 'update':
      return api.update(token, change.lineId, change, signal);
    case 'remove':
      return api.remove(token, change.lineId, signal);
    case 'removeMember':
      return api.removeMember(token, change.memberId, signal);
    case 'setDone':
      return api.setDone(token, change.isDone, signal);
    case 'setState':
      return api.setState(token, change.state, signal);
  }
}
