import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { receivedParcelMachine } from '../../../machines/parcel/received-parcel.machine';
import { deferredActors, settled } from '../../support/deferred';
import { coming } from './received-parcel.model';

it('a receiver’s parcel reloads every eight seconds until it is delivered [PARC-05]', async () => {
  const clock = new SimulatedClock();
  const effects = deferredActors('readParcel');
  const flow = createActor(receivedParcelMachine.provide({ actors: effects.actors }), {
    clock,
    input: { token: 'a-link' },
  }).start();
  effects.latest('readParcel').resolve(coming);
  await settled();
  clock.increment(7_999);
  expect(effects.callsOf('readParcel')).toHaveLength(1);
  clock.increment(1);
  expect(effects.latest('readParcel').input).toEqual({ token: 'a-link' });
  effects.latest('readParcel').resolve({ ...coming, status: 'delivered', pin: null });
  await settled();
  clock.increment(60_000);
  expect(effects.callsOf('readParcel')).toHaveLength(2);
  expect(flow.getSnapshot().context.parcel?.status).toBe('delivered');
});
