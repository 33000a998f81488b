import { expect, test } from '@playwright/test';

test('a page whose scripts a deploy took away is read anew, and opens what was pressed [NFR-09]', async ({
  page,
}) => {
  let isGone = false;
  let reads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    reads += 1;
    isGone = false;
  });
  await page.route('**/assets/terms-and-conditions-*.js', (call) =>
    isGone ? call.fulfill({ status: 404, json: { errors: [] } }) : call.continue(),
  );
  await page.goto('/');
  // What the server has drawn goes when the app has come.
  await expect(page.locator('#first-words')).toHaveCount(0);
  const terms = page.getByRole('link', { name: 'Terms & Conditions' }).first();
  await terms.scrollIntoViewIfNeeded();
  isGone = true;
  await terms.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  expect(reads).toBe(2);
});
