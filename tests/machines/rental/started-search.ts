import { createActor } from 'xstate';
import { rentalSearchMachine } from '../../../machines/rental/rental-search.machine';
import type { RentalSearchInput, RouteQuery } from '../../../machines/rental/rental-search.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

type Effect = 'findRoute' | 'searchVehicles' | 'renewVehicles';

/** A running search whose effects the test answers. */
export function start(input: RentalSearchInput) {
  const effects = deferredActors('findRoute', 'searchVehicles', 'renewVehicles');
  const flow = createActor(rentalSearchMachine.provide({ actors: effects.actors }), { input });
  const emitted = emittedBy(flow);
  flow.start();
  const answered = async (name: Effect, output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const failed = async (name: Effect, code = 'server') => {
    effects.latest(name).reject({ code, messages: [] });
    await settled();
  };
  const modes = () => effects.callsOf('findRoute').map(({ input }) => (input as RouteQuery).mode);
  return { flow, effects, emitted, answered, failed, modes, at: () => flow.getSnapshot() };
}
