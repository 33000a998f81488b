import { addVehicleMachine } from '../../../machines/rental/add-vehicle.machine';
import { createModel } from '../../support/model';
import {
  cartOf,
  compact,
  line,
  listBody,
  nothing,
  plan,
  press,
  refusedFor,
  scooter,
  suv,
  transfer,
} from './trips';

const off = { error: { code: 'offline', messages: [] } };

export const addVehicleModel = createModel(addVehicleMachine, {
  fixtures: [
    press(),
    press({ isAvailable: false }),
    press({ plan: null, isKindChosen: false }),
    press({ plan: plan({ kind: 'day_wise', hours: 48 }), vehicle: scooter }),
    press({}, cartOf([line(compact, 3)])),
    press({ quantity: 2 }, cartOf([line(compact, 2)])),
    press({ vehicle: suv }, cartOf([line(compact)])),
    press({ vehicle: transfer, plan: plan({ kind: 'distance_wise' }) }, cartOf([line(scooter)])),
    press({ vehicle: scooter, plan: plan({ hours: 3 }) }, cartOf([line(compact)])),
    { type: 'trip.chosen', plan: plan() },
    { type: 'xstate.done.actor.addVehicle', output: cartOf([line(compact)]) },
    { type: 'xstate.error.actor.addVehicle', error: refusedFor('other_provider') },
    { type: 'xstate.done.actor.readCart', output: cartOf([line(suv)]) },
    { type: 'xstate.error.actor.readCart', ...off },
    { type: 'xstate.error.actor.addVehicle', error: refusedFor('pick_time') },
    { type: 'xstate.error.actor.addVehicle', error: refusedFor('quantity') },
    { type: 'xstate.error.actor.addVehicle', error: refusedFor('limit') },
    { type: 'xstate.error.actor.addVehicle', ...off },
    { type: 'xstate.done.actor.resetAndAdd', output: cartOf([line(suv)]) },
    { type: 'xstate.error.actor.resetAndAdd', error: refusedFor('pick_time') },
    { type: 'xstate.error.actor.resetAndAdd', error: refusedFor('quantity') },
    { type: 'xstate.error.actor.resetAndAdd', ...off },
    ...(['previewReset', 'previewTripType', 'previewDuration'] as const).flatMap((id) => [
      { type: `xstate.done.actor.${id}` as const, output: cartOf([line(transfer)]) },
      { type: `xstate.error.actor.${id}` as const, ...off },
    ]),
    { type: 'xstate.done.actor.updateTrip', output: cartOf([line(compact)], { kind: 'distance_wise' }) },
    { type: 'xstate.error.actor.updateTrip', error: listBody([102]) },
    { type: 'xstate.error.actor.updateTrip', error: refusedFor('pick_time') },
    { type: 'xstate.error.actor.updateTrip', ...off },
    { type: 'xstate.done.actor.removeLines', output: nothing },
    { type: 'xstate.done.actor.removeLines', output: cartOf([line(compact)]) },
    {
      type: 'xstate.done.actor.removeLines',
      output: cartOf([line(compact)], { kind: 'distance_wise', hours: 7 }),
    },
    { type: 'xstate.error.actor.removeLines', ...off },
  ],
  vertex: ({ context: { draft, world, plan: requested, conflicts, preview, isReread } }) => [
    draft?.vehicle.id,
    draft?.quantity,
    draft?.isAvailable,
    draft?.isKindChosen,
    world?.cart,
    requested,
    conflicts,
    preview,
    isReread,
  ],
  invariants: {
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'nothing is sent without a trip': (at) => !at.hasTag('busy') || at.context.plan !== null,
    'only vehicles that the server has listed are removed': (at) =>
      !at.matches('removingIncompatible') || at.context.conflicts.length > 0,
    'vehicles of the cart’s provider are added without a dialog': (at) =>
      !at.matches('adding') ||
      at.context.world?.cart.lines.every(
        ({ vehicle }) => vehicle.provider.id === at.context.draft?.vehicle.provider.id,
      ) === true,
  },
});
