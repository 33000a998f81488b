import { tripCartMachine } from '../../../machines/rental/trip-cart.machine';
import type { TripCartEvent, TripCommand } from '../../../machines/rental/trip-cart.types';
import { createModel } from '../../support/model';
import { cartOf, compact, line, listBody, nothing, plan, scooter } from './trips';

const off = { error: { code: 'offline', messages: [] } };
const two = cartOf([line(compact, 2), line(scooter)]);
const given = (command: TripCommand): TripCartEvent => ({
  type: 'command.sent',
  command: { ...command, commandId: command.type },
});

export const tripCartModel = createModel(tripCartMachine, {
  fixtures: [
    { type: 'zones.changed', zoneIds: [1] },
    { type: 'zones.changed', zoneIds: [2] },
    { type: 'zones.changed', zoneIds: null },
    given({
      type: 'add',
      addition: { vehicleId: scooter.id, quantity: 1, plan: plan(), isResetting: false },
    }),
    given({ type: 'changeTrip', trip: { id: 41, plan: plan({ hours: 3 }) } }),
    given({ type: 'remove', lineIds: [102] }),
    given({ type: 'read' }),
    { type: 'command.withdrawn', commandId: 'add' },
    { type: 'quantity.changed', lineId: 101, quantity: 3 },
    { type: 'quantity.changed', lineId: 101, quantity: 4 },
    { type: 'quantity.changed', lineId: 101, quantity: 0 },
    { type: 'line.removed', lineId: 102 },
    { type: 'trip.submitted', plan: plan({ kind: 'day_wise', hours: 48 }) },
    { type: 'xstate.done.actor.readCart', output: two },
    { type: 'xstate.done.actor.readCart', output: nothing },
    { type: 'xstate.error.actor.readCart', ...off },
    { type: 'xstate.done.actor.changeQuantity', output: two },
    { type: 'xstate.error.actor.changeQuantity', ...off },
    { type: 'xstate.done.actor.removeLine', output: nothing },
    { type: 'xstate.error.actor.removeLine', ...off },
    ...(['adding', 'changingTrip', 'removingVehicles', 'reading'] as const).flatMap((id) => [
      { type: `xstate.done.actor.${id}` as const, output: two },
      { type: `xstate.error.actor.${id}` as const, ...off },
    ]),
    { type: 'xstate.done.actor.clearCart', output: undefined },
    { type: 'xstate.error.actor.clearCart', ...off },
    { type: 'xstate.done.actor.clearForZone', output: undefined },
    { type: 'xstate.error.actor.clearForZone', ...off },
    { type: 'xstate.done.actor.previewTrip', output: { ...two, total: 80_00 } },
    { type: 'xstate.error.actor.previewTrip', error: listBody([102]) },
    { type: 'xstate.error.actor.previewTrip', ...off },
    {
      type: 'xstate.done.actor.previewWithoutConflicts',
      output: { ...cartOf([line(compact, 2)]), total: 60_00 },
    },
    { type: 'xstate.error.actor.previewWithoutConflicts', ...off },
    { type: 'xstate.done.actor.updateTrip', output: two },
    { type: 'xstate.error.actor.updateTrip', error: listBody([102]) },
    { type: 'xstate.error.actor.updateTrip', ...off },
    { type: 'xstate.done.actor.removeIncompatible', output: two },
    { type: 'xstate.done.actor.removeIncompatible', output: nothing },
    { type: 'xstate.error.actor.removeIncompatible', ...off },
    { type: 'xstate.error.actor.watchWorld', ...off },
  ],
  vertex: ({ context: { cart, next, zoneIds, commands } }) => [
    commands.map(({ commandId }) => commandId),
    cart.lines.length,
    zoneIds,
    next.map(({ lineId, quantity }) => [lineId, quantity]),
  ],
  // A second waiting command, or a command behind waiting presses, adds no new behaviour.
  stopWhen: ({ context: { commands, next } }) =>
    commands.length > 1 || (commands.length > 0 && next.length > 0),
  invariants: {
    'a press waits only while the cart is saving': (at) =>
      at.context.next.length === 0 || at.matches('saving'),
    'no command waits while the cart is idle': (at) =>
      at.context.commands.length === 0 || !(at.hasTag('empty') || at.matches({ filled: 'resting' })),
    'no command waits for a cart that could not load': (at) =>
      at.context.commands.length === 0 || !at.hasTag('failed'),
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'a change is confirmed only as it was shown': (at) =>
      !at.matches({ filled: 'considering' }) || at.context.preview !== null,
    'a filled cart has vehicles': (at) => !at.matches('filled') || at.context.cart.lines.length > 0,
    'an empty cart has none': (at) => !at.hasTag('empty') || at.context.cart.lines.length === 0,
    'only vehicles that the server has listed are removed': (at) =>
      !at.matches({ filled: 'removingIncompatible' }) || at.context.conflicts.length > 0,
  },
});
