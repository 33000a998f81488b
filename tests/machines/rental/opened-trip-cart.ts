import { createActor, fromCallback } from 'xstate';
import { tripCartMachine } from '../../../machines/rental/trip-cart.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { cartOf, compact, line, scooter } from './trips';

export const two = cartOf([line(compact, 2), line(scooter)]);
type Call =
  | 'readCart'
  | 'addVehicle'
  | 'changeQuantity'
  | 'removeLines'
  | 'clearCart'
  | 'updateTrip'
  | 'previewTrip'
  | 'previewWithoutConflicts';

/** The flow with its first load done. The test settles every further effect. */
export async function openTripCart(cart = two, zoneIds: number[] | null = [1]) {
  const effects = deferredActors(
    'readCart',
    'addVehicle',
    'changeQuantity',
    'removeLines',
    'clearCart',
    'updateTrip',
    'previewTrip',
    'previewWithoutConflicts',
  );
  const flow = createActor(
    tripCartMachine.provide({
      actors: { ...(effects.actors as object), watchWorld: fromCallback(() => undefined) },
    }),
  );
  const emitted = emittedBy(flow);
  flow.start();
  flow.send({ type: 'zones.changed', zoneIds });
  const answered = async (name: Call, output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const failed = async (name: Call, error: unknown) => {
    effects.latest(name).reject(error);
    await settled();
  };
  await answered('readCart', cart);
  return { flow, emitted, effects, answered, failed, at: () => flow.getSnapshot() };
}
