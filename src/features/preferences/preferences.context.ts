import type { ActorRefFrom } from 'xstate';
import type { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: PreferencesProvider,
  useActorRef: usePreferencesRef,
  useActorValue: usePreferences,
} = createActorBinding<ActorRefFrom<typeof preferencesMachine>>('preferences');
