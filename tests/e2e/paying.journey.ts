import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { type Account, newAccount, signedIn } from './support/account';
import { part, placeButton, takesAway, thanks } from './support/checkout';
import { itemNamed } from './support/goods';
import { adds } from './support/people';

const orderOf = (page: Page): string => /order_id=(\d+)/.exec(page.url())?.[1] ?? 'none';

/** Adds money to the wallet through the demo's bank. */
async function hasMoney(api: APIRequestContext, { token }: Account, amount: number): Promise<void> {
  const answer = await api.post('/api/v1/customer/wallet/add-fund', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      amount,
      payment_method: 'card',
      payment_platform: 'web',
      callback: new URL('/wallet', process.env.BASE_URL).href,
    },
  });
  const { redirect_link } = (await answer.json()) as { redirect_link: string };
  const paid = await api.post(`${redirect_link}/paid`, { form: {}, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
}

const balanceOf = async (api: APIRequestContext, { token }: Account): Promise<number> => {
  const answer = await api.get('/api/v1/customer/info', { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { wallet_balance: number }).wallet_balance;
};

test('the wallet pays one order fully and the next in part, and a cancelled order is refunded to the wallet [CHK-04, CHK-07, ORD-06, WAL-01]', async ({
  page,
  request,
}) => {
  const nora = await newAccount(request);
  await hasMoney(request, nora, 12);
  await signedIn(page, nora);
  const wrap = await itemNamed(request, 'F-10', 'en');
  await adds(page, wrap);
  await page.goto('/checkout');
  await takesAway(page);
  await page.getByRole('radio', { name: 'Wallet' }).check();
  // Sums are dimmed while they are recalculated.
  await expect(page.locator('[data-counting]')).toHaveCount(0);
  await expectAccessible(page);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const left = await balanceOf(request, nora);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(12);

  await adds(page, wrap);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Increase quantity of Falafel Wrap' }).click();
  await takesAway(page);
  await page.getByRole('radio', { name: 'Wallet' }).check();
  await expect(part(page, 'Payment').getByRole('alert')).toBeVisible();
  await page.getByRole('radio', { name: 'Cash at pickup' }).check();
  await page.getByRole('checkbox', { name: /^Use my wallet first/ }).check();
  await expect(page.getByText('From your wallet').first()).toBeVisible();
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await balanceOf(request, nora)).toBe(0);

  await page.goto(`/my-orders/${orderOf(page)}`);
  await expect(page.getByText('Wallet + Cash at pickup')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('This order was cancelled.')).toBeVisible();
  await expect(page.getByText(/refunded to your wallet/)).toBeVisible();
  await expect(page.getByText('Amount due')).toBeHidden();
  expect(await balanceOf(request, nora)).toBe(left);
});

test('a campaign dish is ordered alone, and the cart stays unchanged [CAMP-02, NAV-07, PERM-08]', {
  tag: '@wide',
}, async ({ page, request }) => {
  await signedIn(page, await newAccount(request));
  const wrap = await itemNamed(request, 'F-10', 'en');
  await adds(page, wrap);
  await page.goto('/product/107?module_id=1');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Order Now/ })
    .click();
  await expect(page).toHaveURL(/page=campaign/);
  await expect(page.getByRole('main').getByText('Iftar Box').first()).toBeVisible();
  await takesAway(page);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByText(wrap.name).first()).toBeVisible();
});

test('an order whose card was declined is paid from the wallet instead [CHK-04, CHK-07]', async ({
  page,
  request,
}) => {
  const nora = await newAccount(request);
  await signedIn(page, nora);
  await adds(page, await itemNamed(request, 'F-10', 'en'));
  await page.goto('/checkout');
  await takesAway(page);
  await page.getByRole('radio', { name: 'Bank card' }).check();
  await placeButton(page).click();
  await page.getByRole('button', { name: /^Decline/ }).click();
  await expect(page.getByText('Your bank declined the payment.')).toBeVisible();
  await hasMoney(request, nora, 40);
  await page.reload();
  await page.getByText('Change payment method').click();
  await page.getByRole('radio', { name: 'Wallet' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await balanceOf(request, nora)).toBeLessThan(40);
});

test('an order whose card was declined is paid by bank transfer, and the transfer’s reference is stored [CHK-04, CHK-07, MSG-76]', {
  tag: '@wide',
}, async ({ page, request }) => {
  await signedIn(page, await newAccount(request));
  await adds(page, await itemNamed(request, 'F-10', 'en'));
  await page.goto('/checkout');
  await takesAway(page);
  await page.getByRole('radio', { name: 'Bank card' }).check();
  await placeButton(page).click();
  await page.getByRole('button', { name: /^Decline/ }).click();
  await page.getByText('Change payment method').click();
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.getByRole('button', { name: 'Submit reference' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter your payment reference first.');
  await page.getByRole('textbox', { name: 'Name on the account' }).fill('Nora Vale');
  await page.getByRole('textbox', { name: 'Reference of the transfer' }).fill('TRX 2026 1123');
  await page.getByRole('button', { name: 'Submit reference' }).click();
  await expect(page.getByText('Payment info updated.')).toBeVisible();
  await expect(thanks(page)).toBeVisible();
});

test('the return from a failed payment shows the reason and a retry, but no payment for an order cancelled elsewhere [CHK-07, ORD-06, X-05, LANG-05]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { say } = await signedIn(page, await newAccount(request), 'ar');
  const { name, storeId } = await itemNamed(request, 'F-10', 'ar');
  await page.goto(`/store/${storeId}`);
  await page
    .getByRole('button', { name: say('Add {0} to cart', { 0: name }) })
    .first()
    .click();
  await expect(page.getByText(say('Item added to cart')).first()).toBeVisible();
  await page.goto('/checkout');
  await page.getByRole('radio', { name: 'بطاقة مصرفية' }).check();
  await page
    .getByRole('button', { name: say('Place Order'), exact: true })
    .filter({ visible: true })
    .click();
  await page.waitForURL(/\/demo\/payments\//);
  await page.goBack();
  await page.getByRole('button', { name: say('I didn’t pay') }).click();
  await expect(page.getByRole('heading', { name: say('Your order is not paid yet') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('Cancel the order') })).toBeVisible();
  await page.getByRole('button', { name: say('Pay now') }).dblclick();
  await page.waitForURL(/\/demo\/payments\//);
  await page.goBack();
  await page.getByRole('button', { name: say('I didn’t pay') }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: say('I didn’t pay') }).click();
  await other.getByRole('button', { name: say('Cancel the order') }).click();
  const question = other.getByRole('dialog', { name: say('Cancel this order?') });
  await question.getByRole('button', { name: say('Keep the order') }).click();
  await expect(question).toBeHidden();
  await other.getByRole('button', { name: say('Cancel the order') }).click();
  await question.getByRole('button', { name: say('Cancel the order') }).dblclick();
  await expect(other.getByRole('heading', { name: say('Your order was cancelled') })).toBeVisible();
  await page.getByRole('button', { name: say('Pay now') }).click();
  await expect(page.getByRole('heading', { name: say('Your order was cancelled') })).toBeVisible();
});
