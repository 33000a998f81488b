import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { AMIRA, comesIn } from './support/people';
import { Shopper } from './support/shopper';

const reminderOf = (page: Page) => page.getByRole('region', { name: 'Review reminder' });

/** Other journeys may review this order meanwhile. Then the server returns none. */
async function waitsForReview(page: Page): Promise<void> {
  await page.route('**/customer/review-reminder', async (route) => {
    const answer = await route.fetch();
    const read = (await answer.json()) as { order_id?: number };
    const waiting = { order_id: 1002, images: [], store: { id: 2, name: 'Noor Grill' } };
    await route.fulfill({ response: answer, json: read.order_id === undefined ? waiting : read });
  });
  // A list doesn't wait for a late reminder, and the test's own answer is slow.
  await page.route('**/customer/order/running-orders*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
}

test('a customer is reminded once to review a delivered order, at home and in the orders, and can dismiss the reminder [REV-02, ORD-09]', async ({
  page,
}) => {
  await waitsForReview(page);
  await new Shopper(page).livesInHarbour();
  await comesIn(page, AMIRA);
  await expect(reminderOf(page)).toContainText('How was Noor Grill?');
  await page.goto('/my-orders');
  await expect(reminderOf(page)).toHaveCount(1);
  await expectAccessible(page);
  await expect(reminderOf(page).getByRole('link', { name: 'Rate your order' })).toHaveAttribute(
    'href',
    '/my-orders/1002',
  );
  // The test answers the request itself: other journeys need the order unchanged.
  const received: string[] = [];
  await page.route('**/customer/review-reminder-cancel*', async (route) => {
    received.push(new URL(route.request().url()).search);
    await route.fulfill({ json: { message: 'We won’t ask again.' } });
  });
  await reminderOf(page).getByRole('button', { name: 'Don’t remind me' }).click();
  await expect(reminderOf(page)).toBeHidden();
  expect(received).toEqual(['?order_id=1002']);
});

test('the list of orders is shown even while the request for the reminder gets no response [REV-02, NFR-09]', async ({
  page,
}) => {
  await page.route('**/customer/review-reminder', () => undefined);
  await new Shopper(page).livesInHarbour();
  await comesIn(page, AMIRA);
  await page.goto('/my-orders');
  await expect(page.getByRole('main').locator('a[href="/my-orders/1001"]')).toBeVisible();
  await expect(reminderOf(page)).toHaveCount(0);
});

test('guests and customers without delivered orders get no review reminder [REV-02, PERM-06]', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/review-reminder/.test(request.url())) requests.push(request.url());
  });
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/my-orders');
  expect(requests).toEqual([]);
  await signedIn(page, await newAccount(page.request));
  const answered = page.waitForResponse(/\/customer\/review-reminder$/);
  await page.goto('/my-orders');
  await answered;
  await expect(reminderOf(page)).toBeHidden();
});
