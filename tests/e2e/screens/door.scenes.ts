import { breaks, field, holds, looksForHere, type Scene } from './stage';

/** At the shop's door, without a place. */
export const doorScenes: Record<string, Scene> = {
  landing: async ({ page, camera }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await camera.takes('landing');
  },
  'place-searching': async (set) => {
    await set.page.goto('/');
    await holds(set.page, '/config/place-api-autocomplete');
    await field(set).fill('Harbour');
    await set.camera.takes('place-typing');
    await set.page.waitForTimeout(700);
    await set.camera.takes('place-searching');
  },
  'place-failed': async (set) => {
    await set.page.goto('/');
    await breaks(set.page, '/config/place-api-autocomplete');
    await field(set).fill('Harbour');
    await set.page.waitForTimeout(1_500);
    await set.camera.takes('place-failed');
  },
  'place-nothing': async (set) => {
    await set.page.goto('/');
    await field(set).fill('qqqqzzzz');
    await set.page.waitForTimeout(1_500);
    await set.camera.takes('place-nothing');
  },
  'place-chosen': async (set) => {
    const { page, camera, shopper } = set;
    await page.goto('/');
    await field(set).fill(shopper.tongue === 'ar' ? 'شارع' : 'Street');
    await page.getByRole('option').first().waitFor();
    await camera.takes('place-suggestions');
    await holds(page, '/config/get-zone-id');
    await holds(page, '/config/place-api-details');
    await page.getByRole('option').first().click();
    await camera.takes('place-resolving');
  },
  'market-question': async ({ page, camera, shopper }) => {
    await page.goto('/');
    await shopper.typesAddress();
    await page.getByRole('dialog').waitFor();
    await camera.takes('market-question');
  },
  'position-denied': async (set) => {
    await looksForHere(set, '/?scenario=ERR-GEO-DENY');
    await set.camera.takes('position-denied');
  },
  'position-timeout': async (set) => {
    await looksForHere(set, '/?scenario=ERR-GEO-TIME');
    await set.camera.takes('position-locating');
    await set.page.waitForTimeout(5_500);
    await set.camera.takes('position-timeout');
  },
  'position-outside': async (set) => {
    await set.context.grantPermissions(['geolocation']);
    await set.context.setGeolocation({ latitude: 0, longitude: 0 });
    await looksForHere(set);
    await set.page.waitForTimeout(1_000);
    await set.camera.takes('position-outside');
  },
  'place-lookup-failed': async (set) => {
    await breaks(set.page, '/config/get-zone-id');
    await set.page.goto('/');
    await set.shopper.typesAddress();
    await set.page.waitForTimeout(1_000);
    await set.camera.takes('place-lookup-failed');
  },
};
