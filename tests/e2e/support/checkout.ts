import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { itemNamed } from './goods';
import { adds } from './people';
import { Shopper } from './shopper';

export const PLACE = '/api/v1/customer/order/place';

export const placeButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Place Order', exact: true }).filter({ visible: true });
export const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Summary' });
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const thanks = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Thank you, your order is placed' });

/** The idempotency keys of the order requests that the page sends. */
export function placings(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === PLACE) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

/** Waits for the recalculated total: placing earlier would ask to confirm a difference. */
export async function takesAway(page: Page): Promise<void> {
  await expect(page.getByText(/km by road/)).toBeVisible();
  await page.getByText('Take-away', { exact: true }).click();
  await expect(page.getByText(/km by road/)).toBeHidden();
}

/** A guest with a wrap in the cart and a contact stored on the device. */
export async function guestChecksOut(page: Page): Promise<void> {
  await new Shopper(page).livesInHarbour();
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  await page.goto('/checkout');
  const addresses = part(page, 'Delivery Addresses');
  await addresses.getByRole('button', { name: 'Add contact info' }).click();
  const field = (name: string) => addresses.getByRole('textbox', { name, exact: true });
  await expect(field('Contact person name')).toBeFocused();
  await field('Contact person name').fill('Nour');
  await field('Contact person number').fill('501234567');
  await addresses.getByRole('button', { name: 'Save contact info' }).click();
  await expect(addresses.getByText('Nour')).toBeVisible();
  await expect(addresses.getByRole('heading', { name: 'Delivery Addresses' })).toBeFocused();
  await expect(summary(page).getByText('Total', { exact: true })).toBeVisible();
}
