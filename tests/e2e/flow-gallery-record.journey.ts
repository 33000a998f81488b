import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { button, tools } from './support/gallery';
import { itemNamed } from './support/goods';
import { Shopper } from './support/shopper';
import { flowWordsIn } from './support/words';

const say = flowWordsIn('en');

test('a designer records the shop in another tab as a path, a test and a link into the chart [X-20]', async ({
  page,
  context,
  request,
}) => {
  const wrap = await itemNamed(request, 'F-02', 'en');
  await page.goto('/flows/cart?view=sequence');
  await button(page, say('Record')).dblclick();
  await expect(button(page, say('Stop'))).toBeVisible();

  const tab = await context.newPage();
  const shopper = new Shopper(tab);
  await shopper.livesInHarbour();
  await tab.goto(`/product/${wrap.id}`);
  // The steps of opening the page come first.
  const status = page.getByRole('status').filter({ hasText: /Recording · [1-9]\d* steps?/ });
  await expect(status).toBeVisible();
  const opened = (await status.textContent()) ?? '';
  const added = tab.waitForResponse((answer) => answer.url().includes('/customer/cart/add'));
  await tab
    .getByRole('button', { name: shopper.say('Add to cart') })
    .first()
    .click();
  await added;
  await expect(status).not.toHaveText(opened);
  await page.bringToFront();
  // The recording survives a reload of the gallery.
  await page.reload();
  await button(page, say('Stop')).click();

  await page.getByRole('button', { name: /^Item options ·/ }).click();
  const path = page.getByRole('article');
  await expect(path.getByRole('listitem').first()).toContainText(say('Start'));
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, say('Download steps')).click(),
  ]);
  const steps = await readFile(await file.path(), 'utf8');
  expect(steps).toContain('`itemOptions/recorded`');
  const guestId = await tab.evaluate(() => localStorage.getItem('guest_id'));
  expect(steps).not.toContain(String(guestId));

  await page.getByRole('link', { name: say('Open in the chart') }).click();
  await expect(page).toHaveURL(/events=/);
  await expect(tools(page).getByRole('status')).toHaveText(say('End of path.'));
  await page.reload();
  await expect(tools(page).getByRole('status')).toHaveText(say('End of path.'));
  await page.goBack();
  // The worker writes the path again.
  await expect(path).toBeVisible({ timeout: 30_000 });
  await button(page, say('Discard')).click();
  await expect(button(page, say('Record'))).toBeVisible();
});

test('a recording without a step says how to record', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/flows/cart?view=sequence');
  await button(page, say('Record')).click();
  await page.waitForTimeout(600);
  await button(page, say('Stop')).click();
  await expect(page.getByText(/^Nothing happened in the shop/)).toBeVisible();
});
