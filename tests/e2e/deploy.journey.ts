import { expect, test } from '@playwright/test';

test('a page whose scripts were deleted by a deployment reloads and opens the pressed link [NFR-09]', async ({
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
  // The server-rendered markup is removed when the app has rendered.
  await expect(page.locator('#server-rendered')).toHaveCount(0);
  const terms = page.getByRole('link', { name: 'Terms & Conditions' }).first();
  await terms.evaluate((link) => link.scrollIntoView());
  isGone = true;
  await terms.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  expect(reads).toBe(2);
});
