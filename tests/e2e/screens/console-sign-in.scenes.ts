import { asksForEverything, breaks, deviceSays, field, holds, looksForHere, type Scene } from './stage';

/** Scenes of the landing page, without a place. */
export const consoleSignInScenes: Record<string, Scene> = {
  landing: async ({ page, camera }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await camera.takes('landing', 'location.unset');
  },
  'place-searching': async (set) => {
    await set.page.goto('/');
    await holds(set.page, '/config/place-api-autocomplete');
    await field(set).fill('Harbour');
    await set.camera.takes('place-typing', 'placeSearch.typing');
    await set.camera.takes('place-searching', 'placeSearch.suggesting');
  },
  'place-failed': async (set) => {
    await set.page.goto('/');
    await breaks(set.page, '/config/place-api-autocomplete');
    await field(set).fill('Harbour');
    await set.camera.takes('place-failed', 'placeSearch.failed');
  },
  'place-nothing': async (set) => {
    await set.page.goto('/');
    await field(set).fill('qqqqzzzz');
    await set.camera.takes('place-nothing', 'placeSearch.nothing');
  },
  'place-chosen': async (set) => {
    const { page, camera, shopper } = set;
    await page.goto('/');
    await field(set).fill(shopper.tongue === 'ar' ? 'شارع' : 'Street');
    await page.getByRole('option').first().waitFor();
    await camera.takes('place-suggestions', 'placeSearch.suggested');
    await holds(page, '/config/get-zone-id');
    await holds(page, '/config/place-api-details');
    await page.getByRole('option').first().click();
    await camera.takes('place-resolving', 'location.resolving');
  },
  'market-question': async ({ page, camera, shopper }) => {
    await page.goto('/');
    await shopper.typesAddress();
    await page.getByRole('dialog').waitFor();
    await camera.takes('market-question', 'module.choosing.first');
  },
  'position-denied': async (set) => {
    await deviceSays(set.page, 'denied');
    await looksForHere(set);
    await set.camera.takes('position-denied', 'location.failed.denied');
  },
  'position-unavailable': async (set) => {
    await deviceSays(set.page, 'unavailable');
    await looksForHere(set);
    await set.camera.takes('position-unavailable', 'location.failed.unavailable');
  },
  'position-timeout': async (set) => {
    await deviceSays(set.page, null);
    await looksForHere(set);
    await set.camera.takes('position-locating', 'location.locating');
    await set.page.waitForTimeout(5_000);
    await set.camera.takes('position-timeout', 'location.failed.timeout');
  },
  'position-outside': async (set) => {
    await set.context.grantPermissions(['geolocation']);
    await set.context.setGeolocation({ latitude: 0, longitude: 0 });
    await looksForHere(set);
    await set.camera.takes('position-outside', 'location.outOfZone');
  },
  'place-lookup-failed': async (set) => {
    await breaks(set.page, '/config/get-zone-id');
    await set.page.goto('/');
    await set.shopper.typesAddress();
    await set.camera.takes('place-lookup-failed', 'location.lookupFailed');
  },
  'shop-booting': async ({ page, camera }) => {
    await asksForEverything(page);
    await holds(page, '/config');
    await page.goto('/', { waitUntil: 'commit' });
    await camera.takes('shop-booting', 'storefront.booting');
  },
  'shop-failed': async ({ page, camera }) => {
    await asksForEverything(page);
    await breaks(page, '/config');
    await page.goto('/');
    await page.getByRole('alert').waitFor();
    await camera.takes('shop-failed', 'storefront.failed');
  },
  'guest-requesting': async ({ page, camera }) => {
    await holds(page, '/auth/guest/request');
    await page.goto('/');
    await camera.takes('guest-requesting', 'session.guest.requesting');
  },
  'guest-unknown': async ({ page, camera }) => {
    await breaks(page, '/auth/guest/request');
    await page.goto('/');
    await camera.takes('guest-unknown', 'session.guest.unidentified');
  },
};
