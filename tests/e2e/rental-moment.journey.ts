import { expect, test } from '@playwright/test';
import { Shopper } from './support/shopper';

const RENTAL = 6;

async function visits(shopper: Shopper): Promise<void> {
  await shopper.speaks();
  await shopper.livesInHarbour(RENTAL);
  await shopper.page.goto('/home');
}

test('the date of a trip is chosen with the keyboard alone, and the focus returns to the date field [RENT-12, NFR-02]', async ({
  page,
}) => {
  await visits(new Shopper(page));
  const day = page.getByRole('button', { name: 'Pickup day' });
  await day.focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('button', { name: 'Nov 24, 2026', exact: true });
  await expect(chosen).toBeFocused();
  await expect(chosen).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeHidden();
  await expect(day).toHaveText('Nov 25, 2026');
  await expect(day).toBeFocused();
  const fields = [day, page.getByLabel('Pickup time'), page.getByLabel('Duration')];
  const tops = fields.map(async (field) => Math.round((await field.boundingBox())?.y ?? 0));
  expect(new Set(await Promise.all(tops)).size).toBe(1);
  for (const select of await page.locator('main select').all()) {
    await expect(select).toHaveCSS('background-image', /gradient/);
    await expect(select).toHaveCSS('padding-right', '38px');
  }
});

test.describe('Rental searches on a device with yesterday’s date', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' });

  test('the calendar’s today is the current day of the pickup place [RENT-12]', async ({ page }) => {
    await visits(new Shopper(page));
    await page.getByRole('button', { name: 'Pickup day' }).click();
    const today = page.getByRole('table').locator('[aria-current="date"]');
    await expect(today).toHaveAccessibleName('Nov 24, 2026');
    await expect(page.getByRole('button', { name: 'Nov 23, 2026' })).toBeDisabled();
  });
});

test('the calendar has the language’s digits, and its keys follow the visual direction [RENT-12, LANG-05, NFR-02]', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ar');
  await visits(shopper);
  await page.getByRole('button', { name: shopper.say('Pickup day') }).click();
  const next = page.getByRole('button', { name: '25 نوفمبر 2026' });
  await expect(next).toHaveText('25');
  await expect(page.getByText('نوفمبر 2026', { exact: true })).toBeVisible();
  const chosen = page.getByRole('button', { name: '24 نوفمبر 2026' });
  await expect(chosen).toBeFocused();
  const left = async (day: typeof next) => (await day.boundingBox())?.x ?? 0;
  expect(await left(next)).toBeLessThan(await left(chosen));
  await page.keyboard.press('ArrowLeft');
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toBeFocused();
});
