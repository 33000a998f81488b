import type { ActorRefFrom } from 'xstate';
import type { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { bindFlow } from '../../platform/flow';

export const [PreferencesProvider, usePreferencesRef, usePreferences] =
  bindFlow<ActorRefFrom<typeof preferencesMachine>>('preferences');
