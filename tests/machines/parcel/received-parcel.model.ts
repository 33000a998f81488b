import type { ReceivedParcel } from '../../../domain/parcel-sending';
import { receivedParcelMachine } from '../../../machines/parcel/received-parcel.machine';
import { createModel } from '../../support/model';

export const coming: ReceivedParcel = {
  id: 301,
  status: 'picked_up',
  kind: 'Documents',
  pin: '1956',
  due: 0,
  isReturning: false,
  expectedAt: null,
  address: '7 Shore Road',
  spot: { lat: 25.25, lng: 55.05 },
  courier: null,
};

export const receivedParcelModel = createModel(receivedParcelMachine, {
  input: { token: 'a-link' },
  fixtures: [
    { type: 'xstate.done.actor.readParcel', output: coming },
    { type: 'xstate.done.actor.readParcel', output: { ...coming, status: 'delivered', pin: null } },
    { type: 'xstate.error.actor.readParcel', error: { code: 'notFound' } },
    { type: 'xstate.error.actor.readParcel', error: { code: 'offline' } },
  ],
  vertex: ({ context: { parcel } }) => [parcel?.status],
  invariants: {
    'a shown parcel has loaded': (at) =>
      !(at.matches('coming') || at.matches('over')) || at.context.parcel !== null,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
