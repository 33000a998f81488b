import { createActor } from 'xstate';
import { addVehicleMachine } from '../../../machines/rental/add-vehicle.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

type Call = 'addVehicle' | 'updateTrip' | 'removeLines' | 'readCart' | 'previewCart';

/** The flow, with effects that the test settles. */
export function start() {
  const effects = deferredActors('addVehicle', 'updateTrip', 'removeLines', 'readCart', 'previewCart');
  const flow = createActor(addVehicleMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  const answered = async (name: Call, output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const failed = async (name: Call, error: unknown) => {
    effects.latest(name).reject(error);
    await settled();
  };
  const calls = () =>
    (['addVehicle', 'updateTrip', 'removeLines'] as const).flatMap((name) => effects.callsOf(name));
  const notices = () => emitted.flatMap((event) => (event.type === 'notice' ? [event.code] : []));
  return { flow, emitted, effects, answered, failed, calls, notices, at: () => flow.getSnapshot().value };
}
