import { usualPlaceMachine } from '../../../machines/location/usual-place.machine';
import { createModel } from '../../support/model';
import { home } from './saved-addresses.model';

export const usualPlaceModel = createModel(usualPlaceMachine, {
  input: { isAwaited: true },
  otherInputs: [{ isAwaited: false }],
  fixtures: [
    { type: 'xstate.done.actor.readHabits', output: { addresses: [home], moduleId: 1 } },
    { type: 'xstate.done.actor.readHabits', output: { addresses: [], moduleId: null } },
    { type: 'xstate.error.actor.readHabits', error: { code: 'offline' } },
    { type: 'place.decided' },
    { type: 'xstate.error.actor.watchPlace', error: new Error('broken') },
  ],
  vertex: ({ context }) => context.isAwaited,
});
