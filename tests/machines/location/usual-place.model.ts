import { usualPlaceMachine } from '../../../machines/location/usual-place.machine';
import { createModel } from '../../support/model';
import { home } from './saved-addresses.model';

export const usualPlaceModel = createModel(usualPlaceMachine, {
  fixtures: [
    { type: 'xstate.done.actor.readHabits', output: { addresses: [home], moduleId: 1 } },
    { type: 'xstate.done.actor.readHabits', output: { addresses: [], moduleId: null } },
    { type: 'xstate.error.actor.readHabits', error: { code: 'offline' } },
  ],
  vertex: () => null,
});
