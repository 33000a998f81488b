import { expect, it } from 'vitest';
import { landingEffects } from '../../../src/features/site/landing/landing.actors';
import { sentToRoot } from '../../support/effects';

it('a place chosen on the landing page opens the home page [NAV-01]', () => {
  expect(sentToRoot(landingEffects, { type: 'location.changed' })).toEqual([
    { type: 'navigation.requested', destination: { page: 'home' } },
  ]);
});
