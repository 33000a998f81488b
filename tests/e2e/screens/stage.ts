import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { demoPlaces, type FixturePoint } from '../../../server/geo/demo-places';
import { itemNamed } from '../support/goods';
import type { Shopper } from '../support/shopper';
import type { Camera } from './camera';

export type Stage = {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  shopper: Shopper;
  camera: Camera;
};
export type Scene = (set: Stage) => Promise<void>;

export const api = (path: string) => `**/api/v1${path}**`;
/** Keeps this request pending until the screenshot is taken. */
export const holds = (page: Page, path: string) => page.route(api(path), () => {});
export const breaks = (page: Page, path: string) =>
  page.route(api(path), (route) => route.fulfill({ status: 500, json: { errors: [] } }));

export const field = ({ page, shopper }: Stage) =>
  page.getByRole('combobox', { name: shopper.say('Delivery address') });

export async function opensStore({ page, shopper }: Stage, fixture: string): Promise<string> {
  const item = await itemNamed(page.request, fixture, shopper.tongue);
  await page.goto(`/store/${item.storeId}`);
  await addButton(page, shopper, item.name).waitFor();
  return item.name;
}

export const addButton = (page: Page, shopper: Shopper, name: string) =>
  page.getByRole('button', { name: shopper.say('Add {0} to cart', { 0: name }) }).first();

export async function fillsCart(set: Stage): Promise<string> {
  const name = await opensStore(set, 'F-02');
  await addButton(set.page, set.shopper, name).click();
  await set.page
    .getByRole('group', { name: set.shopper.say('Quantity of {name}', { name }) })
    .first()
    .waitFor();
  return name;
}

export async function opensQuickView(
  { page, camera, shopper }: Stage,
  scene: string,
  state: string,
  meddle: (page: Page) => unknown,
) {
  const { name, storeId } = await itemNamed(page.request, 'F-01', shopper.tongue);
  await page.goto(`/store/${storeId}`);
  await meddle(page);
  await page
    .getByRole('link', { name: shopper.say('Choose options for {0}', { 0: name }) })
    .first()
    .click();
  await camera.takes(scene, state);
}

/** A new visitor has an empty cart without a request. A returning guest has to wait for the cart. */
export const isKnownGuest = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('guest_id') !== null);

export async function asksAboutOtherStore(set: Stage): Promise<void> {
  await fillsCart(set);
  const name = await opensStore(set, 'F-04');
  await addButton(set.page, set.shopper, name).click();
  await set.page.getByRole('dialog').waitFor();
}

export const clearsAndAdds = ({ page }: Stage) => page.getByRole('dialog').getByRole('button').last().click();

export async function looksForHere({ page, shopper }: Stage, address = '/'): Promise<void> {
  await page.goto(address);
  await shopper.button('Use Current Location').first().click();
}

/** Opens the menu on a phone. It contains language and theme, which other devices show in the header. */
export async function opensMenuOnPhone({ page, shopper }: Stage): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const inBar = page.getByRole('navigation', { name: shopper.say('Quick access') });
  if (await inBar.isVisible()) await inBar.getByRole('button', { name: shopper.say('Account') }).click();
}

/** The device answers a request for its position with this problem, or not at all. */
export const deviceSays = (page: Page, problem: 'denied' | 'unavailable' | null) =>
  page.addInitScript(
    (code) => {
      navigator.geolocation.getCurrentPosition = (_found, failed) => {
        if (code !== null) failed?.({ code, message: '' } as GeolocationPositionError);
      };
    },
    problem && (problem === 'denied' ? 1 : 2),
  );

/** Serves the page without inlined data, so that it has to request them. */
export const asksForEverything = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({
      response,
      body: whole.replace(/<script[^>]*id="souk-boot"[\s\S]*?<\/script>/, ''),
    });
  });

/** Chooses another address in the header's panel. */
export async function movesTo({ page, shopper }: Stage, point: FixturePoint): Promise<void> {
  const [street = ''] = demoPlaces().points[point].address[shopper.tongue].split(/[,،]/);
  await page.locator('[data-location-anchor] button').first().click();
  const panel = page.getByRole('dialog', { name: shopper.say('Delivery location') });
  await panel.getByRole('combobox').fill(street);
  await panel.getByRole('option').first().click();
}

/** A signed-in customer of the demo world. */
export async function signedIn({ page, request }: Stage, email: string): Promise<void> {
  const guest = await request.post('/api/v1/auth/guest/request');
  const { guest_id } = (await guest.json()) as { guest_id: string };
  const answer = await request.post('/api/v1/auth/login', {
    data: {
      login_type: 'manual',
      email_or_phone: email,
      field_type: 'email',
      password: 'demo1234',
      guest_id,
    },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('arrived')) return;
    sessionStorage.setItem('arrived', 'yes');
    localStorage.setItem('token', stored);
  }, token);
}
