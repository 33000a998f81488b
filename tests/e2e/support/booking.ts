import { expect } from '@playwright/test';
import type { Shopper } from './shopper';

/** Fills in the page of a booking and books; the number of the trip. */
export async function books({ page, say }: Shopper, phone: string): Promise<string> {
  await page.getByRole('textbox', { name: say('Contact person name') }).fill('Nora Vale');
  await page.getByRole('textbox', { name: say('Contact person number') }).fill(phone);
  await page.getByRole('radio', { name: say('Cash at pickup') }).check();
  await page.getByRole('checkbox', { name: say('I agree to the provider’s terms of rental') }).check();
  await page.getByRole('button', { name: say('Book the trip') }).click();
  await expect(page.getByRole('heading', { name: say('Thank you, your trip is booked') })).toBeVisible();
  const number = await page
    .getByRole('status')
    .filter({ hasText: /\d{3,}/ })
    .first()
    .textContent();
  return /\d{3,}/.exec(number ?? '')?.[0] ?? '';
}
