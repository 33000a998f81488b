import { expect } from '@playwright/test';
import type { Shopper } from './shopper';

/** Fills in the booking form, books, and returns the trip's number. */
export async function books({ page, say }: Shopper, phone: string): Promise<string> {
  await page.getByRole('textbox', { name: say('Contact person name') }).fill('Nora Vale');
  await page.getByRole('textbox', { name: say('Contact person number') }).fill(phone);
  await page.getByRole('radio', { name: say('Cash at pickup') }).check();
  await page
    .getByRole('checkbox', {
      name: say('I agree to the provider’s <0>rental terms</0>').replace(/<.?0>/g, ''),
    })
    .check();
  await page.getByRole('button', { name: say('Book the trip') }).click();
  await expect(page.getByRole('heading', { name: say('Thanks! Your request has been sent') })).toBeVisible();
  const number = await page
    .getByRole('status')
    .filter({ hasText: /\d{3,}/ })
    .first()
    .textContent();
  return /\d{3,}/.exec(number ?? '')?.[0] ?? '';
}
