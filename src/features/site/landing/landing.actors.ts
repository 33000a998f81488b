import type { locationMachine } from '../../../../machines/location/location.machine';
import type { EffectsOf } from '../../../platform/flow';

/** Choosing a place on the landing page opens the home page. */
export const landingEffects: EffectsOf<typeof locationMachine> = {
  'location.changed': (_, sendToRoot) =>
    sendToRoot({ type: 'navigation.requested', destination: { page: 'home' } }),
};
