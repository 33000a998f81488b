import type { locationMachine } from '../../../../machines/location/location.machine';
import type { EffectsOf } from '../../../platform/flow';

/** Opens the home page after a place was chosen on the landing page. */
export const landingEffects: EffectsOf<typeof locationMachine> = {
  'location.changed': (_, sendToRoot) =>
    sendToRoot({ type: 'navigation.requested', destination: { page: 'home' } }),
};
