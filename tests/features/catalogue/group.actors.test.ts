import { expect, it } from 'vitest';
import { groupOrderMachine } from '../../../machines/catalogue/group-order.machine';
import { provideGroupOrder } from '../../../src/features/catalogue/group/group.actors';
import { listeningTo, outcomeOf, placeholdersLeft, recordedApi, shownFlow } from '../../support/effects';

const session = { getSnapshot: () => ({ context: { token: 'a token' } }) } as never;
const dish = { item: { id: 5 }, selection: {}, quantity: 2 };

const provided = () => {
  const cart = shownFlow({ lines: [] as number[] });
  const recorded = recordedApi({ read: 'the group' });
  return {
    cart,
    ...recorded,
    flow: provideGroupOrder({ api: recorded.api, session, cart: cart.flow }),
  };
};

it('the page of a group order loads the group of its link [CART-72]', async () => {
  const { flow, calls } = provided();
  expect(placeholdersLeft(groupOrderMachine, flow)).toEqual([]);
  expect(await outcomeOf(flow, 'readGroup', { token: 'a-link' })).toBe('the group');
  expect(calls).toEqual([['read', 'a-link']]);
});

it.each([
  [{ type: 'join', name: 'Sara' }, ['join', 'a-link', 'Sara']],
  [{ type: 'add', ...dish }, ['add', 'a-link', { type: 'add', ...dish }]],
  [{ type: 'update', lineId: 3, ...dish }, ['update', 'a-link', 3, { type: 'update', lineId: 3, ...dish }]],
  [{ type: 'remove', lineId: 3 }, ['remove', 'a-link', 3]],
  [{ type: 'setDone', isDone: true }, ['setDone', 'a-link', true]],
  [{ type: 'setState', state: 'locked' }, ['setState', 'a-link', 'locked']],
])('the change %j of a group order is sent as the call %j [CART-72, CART-73]', async (change, call) => {
  const { flow, calls } = provided();
  await outcomeOf(flow, 'sendChange', { token: 'a-link', change });
  expect(calls).toEqual([call]);
});

it('the host’s page reloads the group only when the lines of the cart have changed [CART-73]', () => {
  const { flow, cart } = provided();
  const { received, stop } = listeningTo(flow, 'watchCart');
  const lines = [1];
  cart.show({ lines });
  cart.show({ lines });
  expect(received).toEqual([{ type: 'cart.changed' }]);
  stop();
});
