import { emptySelection } from '../../../domain/catalogue';
import { isRunning } from '../../../domain/group-order';
import { groupOrderMachine } from '../../../machines/catalogue/group-order.machine';
import { createModel } from '../../support/model';
import { cartItem } from '../cart/cart-lines';
import {
  eaten,
  hosted,
  joined,
  locked,
  lockedByHost,
  ordered,
  placed,
  placedByHost,
  visited,
} from './groups';

const groups = [visited, joined, locked, hosted, lockedByHost, placed, placedByHost];
const dish = { item: { ...cartItem(), campaign: null }, selection: emptySelection, quantity: 1 };

export const groupOrderModel = createModel(groupOrderMachine, {
  input: { token: 'a-link' },
  fixtures: [
    { type: 'name.submitted', name: 'Sara' },
    { type: 'name.submitted', name: ' ' },
    { type: 'dish.chosen', ...dish },
    { type: 'line.changed', lineId: 2, quantity: 3 },
    { type: 'line.changed', lineId: 2, quantity: 0 },
    { type: 'done.toggled', isDone: true },
    { type: 'group.locked' },
    { type: 'group.reopened' },
    { type: 'group.ended' },
    { type: 'person.removed', memberId: 7 },
    { type: 'person.removed', memberId: 9 },
    { type: 'cart.changed' },
    { type: 'retry.requested' },
    ...groups.flatMap((output) => [
      { type: 'xstate.done.actor.readFirst', output } as const,
      { type: 'xstate.done.actor.readGroup', output } as const,
      { type: 'xstate.done.actor.sendChange', output } as const,
    ]),
    { type: 'xstate.done.actor.readMeal', output: ordered },
    { type: 'xstate.done.actor.readMeal', output: eaten },
    { type: 'xstate.error.actor.readMeal', error: { code: 'offline' } },
    { type: 'xstate.error.actor.readFirst', error: { code: 'notFound' } },
    { type: 'xstate.error.actor.readFirst', error: { code: 'offline' } },
    { type: 'xstate.error.actor.readGroup', error: { code: 'offline' } },
    { type: 'xstate.error.actor.sendChange', error: { code: 'refused' } },
    { type: 'xstate.error.actor.watchCart', error: new Error('broken') },
  ],
  vertex: ({ context: { group, changes, meal } }) => [
    group?.role,
    group?.state,
    changes.length,
    meal?.status,
  ],
  // The server never changes a role, except that a visitor joins or the host removes a friend.
  isPossible: (event, { context: { group } }) => {
    const { type, output } = event as { type: string; output?: typeof visited };
    if (
      !type.startsWith('xstate.done.actor') ||
      type.endsWith('readMeal') ||
      group === null ||
      output === undefined
    )
      return true;
    const isSame = output.role === group.role || ![output.role, group.role].includes('host');
    return isRunning(output.state) ? isSame : true;
  },
  stopWhen: ({ context }) => context.changes.length > 1,
  invariants: {
    'a shown group has loaded': (at) => !at.matches('running') || at.context.group !== null,
    'a request runs only for a queued change': (at) =>
      !at.matches({ running: { changes: 'sending' } }) || at.context.changes.length > 0,
    'nobody chooses items in a group that is not open': (at) =>
      !at.matches({ running: { person: 'ordering' } }) || at.context.group?.state === 'open',
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
