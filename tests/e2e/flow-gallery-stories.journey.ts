import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { button, stateOf } from './support/gallery';
import { consoleErrors, Shopper } from './support/shopper';
import { flowWordsIn } from './support/words';

const say = flowWordsIn('en');
const current = (page: Page): Locator => page.locator('[data-frame][aria-current=step]');
const isAt = (page: Page, frame: string) => expect(current(page)).toHaveAttribute('data-frame', frame);
/** How a lazy picture is known to be there. */
const isShown = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

test('a designer follows a story by pressing the controls in its pictures, and the chart follows [X-19, X-20]', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  await page.goto('/flows');
  const card = page.getByRole('link', { name: /^Put in the cart and buy/ });
  await isShown(card.locator('img').first());
  await card.click();
  await expect(page).toHaveURL(/\/flows\/stories\/buy$/);
  await isAt(page, 'store');
  await isShown(current(page).locator('img'));
  await expectAccessible(page);

  await current(page)
    .getByRole('button', { name: /^Press “Add .* to cart”$/ })
    .click();
  await isAt(page, 'added');
  await expect(page).toHaveURL(/frame=added/);
  await expect(current(page).getByRole('button', { name: 'Add to cart Idle', exact: true })).toBeVisible();
  await current(page)
    .getByRole('button', { name: /^Press/ })
    .click();
  await current(page).getByRole('button', { name: 'Press “Proceed To Checkout”' }).click();
  await isAt(page, 'question');
  await current(page)
    .getByRole('button', { name: /^Proceed to checkout/ })
    .click();
  await expect(stateOf(page, 'proceed.asking')).toHaveAttribute('data-active', 'true');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'The page to Proceed to checkout:' }).first(),
  ).toBeVisible();

  // A marked transition of the chart leads to the next screen as well, here to a screen of the side path.
  await page.locator('[data-edge="asking:guest.chosen:0"]').click();
  await isAt(page, 'guest');
  await expect(page.getByRole('status').filter({ hasText: 'Checkout of a guest' })).toBeVisible();
  await button(page, say('Back')).click();
  await isAt(page, 'question');
  await page.reload();
  await isAt(page, 'question');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a designer follows a story with the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/flows/stories/sign-in');
  const control = current(page).getByRole('button', { name: /^(Press|Type)/ });
  await control.first().focus();
  await page.keyboard.press('Enter');
  await isAt(page, 'form');
  await expect(control.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await isAt(page, 'guest');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await isAt(page, 'filled');
});

test('a story is readable on a phone in Arabic and in the dark theme', async ({ page }) => {
  const sayArabic = flowWordsIn('ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await new Shopper(page, 'ar').speaks();
  await page.goto('/flows/stories/rent?frame=vehicle');
  await isShown(current(page).locator('img'));
  await expect(current(page)).toBeInViewport({ ratio: 0.5 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await button(page, sayArabic('Next')).click();
  await isAt(page, 'added');
  await button(page, sayArabic('Desktop')).click();
  await expect(page).toHaveURL(/device=desktop/);
  await isShown(current(page).locator('img'));
  await page.goto('/flows/stories/attic');
  await expect(page.getByRole('alert')).toHaveText(sayArabic('Story not found.'));
});
