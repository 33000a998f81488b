import type { StoredChange } from '../../../machines/cart/cart.types';
import { pendingChangesMachine } from '../../../machines/cart/pending-changes.machine';
import { createModel } from '../../support/model';

export const change = (quantity: number): StoredChange => ({ lineId: 1, quantity, name: 'Margherita' });

export const pendingChangesModel = createModel(pendingChangesMachine, {
  fixtures: [
    { type: 'lines.read', count: 0, lines: [], endsIn: null },
    { type: 'lines.read', count: 2, lines: [], endsIn: null },
    { type: 'changes.waiting', changes: [change(3)] },
    { type: 'xstate.done.actor.readKept', output: [] },
    { type: 'xstate.done.actor.readKept', output: [change(2)] },
    { type: 'xstate.error.actor.readKept', error: new Error('storage is off') },
    { type: 'xstate.error.actor.writeKept', error: new Error('storage is off') },
    { type: 'xstate.error.actor.forgetKept', error: new Error('storage is off') },
  ],
  vertex: ({ context }) => [context.changes.map(({ quantity }) => quantity)],
  invariants: {
    'nothing is stored when no change waits': (at) =>
      !at.matches('nothing') || at.context.changes.length === 0,
    'a stored list is not empty': (at) => !at.matches('stored') || at.context.changes.length > 0,
  },
});
