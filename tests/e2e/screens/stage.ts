import type { BrowserContext, Page } from '@playwright/test';
import { itemNamed } from '../support/goods';
import type { Shopper } from '../support/shopper';
import type { Camera } from './camera';

export type Set = { page: Page; context: BrowserContext; shopper: Shopper; camera: Camera };
export type Scene = (set: Set) => Promise<void>;

export const api = (path: string) => `**/api/v1${path}**`;
/** The server thinks until the picture is taken. */
export const holds = (page: Page, path: string) => page.route(api(path), () => {});
export const breaks = (page: Page, path: string) =>
  page.route(api(path), (route) => route.fulfill({ status: 500, json: { errors: [] } }));

export const field = ({ page, shopper }: Set) =>
  page.getByRole('combobox', { name: shopper.say('Delivery address') });

export async function opensStore({ page, shopper }: Set, fixture: string): Promise<string> {
  const item = await itemNamed(page.request, fixture, shopper.tongue);
  await page.goto(`/store/${item.storeId}`);
  await addButton(page, shopper, item.name).waitFor();
  return item.name;
}

export const addButton = (page: Page, shopper: Shopper, name: string) =>
  page.getByRole('button', { name: shopper.say('Add {0} to cart', { 0: name }) }).first();

export async function fillsCart(set: Set): Promise<string> {
  const name = await opensStore(set, 'F-02');
  await addButton(set.page, set.shopper, name).click();
  await set.page
    .getByRole('group', { name: set.shopper.say('Quantity of {name}', { name }) })
    .first()
    .waitFor();
  return name;
}

export async function opensQuickView(
  { page, camera, shopper }: Set,
  scene: string,
  meddle: (page: Page) => unknown,
) {
  const { name, storeId } = await itemNamed(page.request, 'F-01', shopper.tongue);
  await page.goto(`/store/${storeId}`);
  await meddle(page);
  await page
    .getByRole('link', { name: shopper.say('Choose options of {0}', { 0: name }) })
    .first()
    .click();
  await page.waitForTimeout(800);
  await camera.takes(scene);
}

export async function asksAboutOtherStore(set: Set): Promise<void> {
  await fillsCart(set);
  const name = await opensStore(set, 'F-04');
  await addButton(set.page, set.shopper, name).click();
  await set.page.getByRole('dialog').waitFor();
}

export const clearsAndAdds = ({ page }: Set) => page.getByRole('dialog').getByRole('button').last().click();

export async function looksForHere({ page, shopper }: Set, address = '/'): Promise<void> {
  await page.goto(address);
  await shopper.button('Use Current Location').first().click();
}

/** Language and theme are in the header, on a phone in the menu. */
export async function opensMenuOnPhone({ page, shopper }: Set): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const inBar = page.getByRole('navigation', { name: shopper.say('Quick access') });
  if (await inBar.isVisible()) await inBar.getByRole('button', { name: shopper.say('Account') }).click();
}
