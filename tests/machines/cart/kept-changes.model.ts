import type { KeptWish } from '../../../machines/cart/cart.types';
import { keptChangesMachine } from '../../../machines/cart/kept-changes.machine';
import { createModel } from '../../support/model';

export const wish = (quantity: number): KeptWish => ({ lineId: 1, quantity, name: 'Margherita' });

export const keptChangesModel = createModel(keptChangesMachine, {
  fixtures: [
    { type: 'lines.read', count: 0, lines: [], endsIn: null },
    { type: 'lines.read', count: 2, lines: [], endsIn: null },
    { type: 'changes.waiting', wishes: [wish(3)] },
    { type: 'xstate.done.actor.readKept', output: [] },
    { type: 'xstate.done.actor.readKept', output: [wish(2)] },
    { type: 'xstate.error.actor.readKept', error: new Error('storage is off') },
    { type: 'xstate.error.actor.writeKept', error: new Error('storage is off') },
    { type: 'xstate.error.actor.forgetKept', error: new Error('storage is off') },
  ],
  vertex: ({ context }) => [context.wishes.map(({ quantity }) => quantity)],
  invariants: {
    'nothing is kept where nothing waits': (at) => !at.matches('nothing') || at.context.wishes.length === 0,
    'what is kept is something': (at) => !at.matches('kept') || at.context.wishes.length > 0,
  },
});
