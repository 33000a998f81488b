import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { placeButton, takesAway, thanks } from './support/checkout';
import { itemNamed } from './support/goods';
import { adds, comesIn, GUS } from './support/people';

const balance = (page: Page, amount: string) =>
  page.getByRole('definition').filter({ hasText: new RegExp(`^\\${amount}$`) });

const moved = (page: Page, what: string) => page.getByRole('article').filter({ hasText: what });

async function asksToAdd(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add fund' }).click();
  const question = page.getByRole('dialog', { name: 'Add fund' });
  await question.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await question.getByRole('radio', { name: 'Bank card' }).check();
  const request = page.waitForRequest(/\/wallet\/add-fund$/);
  await question.getByRole('button', { name: 'Add fund' }).click();
  expect((await request).postDataJSON()).toEqual({
    amount: Number(amount),
    payment_method: 'card',
    callback: new URL('/profile?page=wallet', page.url()).href,
    payment_platform: 'web',
  });
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
}

test('a top-up can be declined, cancelled, then paid with a bonus, and a reload shows no second notification [WAL-01, WAL-02, WAL-04, WAL-07, WAL-08, MSG-73]', async ({
  page,
}) => {
  await signedIn(page, await newAccount(page.request));
  await page.goto('/wallet');
  await expect(page.getByText('No transactions yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add fund' }).click();
  const question = page.getByRole('dialog', { name: 'Add fund' });
  await question.getByRole('button', { name: 'Add fund' }).click();
  await expect(question.getByText('Please Enter amount')).toBeVisible();
  await expect(question.getByText('Payment method is required')).toBeVisible();
  await question.getByRole('textbox', { name: 'Amount' }).fill('50.005');
  await question.getByRole('button', { name: 'Add fund' }).click();
  await expect(question.getByText('Enter an amount with up to two decimals.')).toBeVisible();
  await question.getByRole('textbox', { name: 'Amount' }).fill('50');
  await expect(question.getByText('You’ll get $5.00 extra.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await asksToAdd(page, '50');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The payment failed. You weren’t charged.')).toBeVisible();
  await asksToAdd(page, '50');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The payment was cancelled. Nothing was added.')).toBeVisible();
  await expect(balance(page, '$0.00')).toBeVisible();

  await asksToAdd(page, '50');
  await page.getByRole('button', { name: 'Pay The payment succeeds immediately.' }).click();
  await expect(page.getByText('Payment received. The money is in your wallet.')).toBeVisible();
  await expect(balance(page, '$55.00')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?page=wallet$/);
  await page.reload();
  await expect(balance(page, '$55.00')).toBeVisible();
  await expect(page.getByText('Payment received.')).toBeHidden();
  await page.getByRole('link', { name: 'Bonus' }).click();
  await expect(page.getByText('Top-up bonus')).toBeVisible();
  await expect(page.getByText('Money added')).toBeHidden();
});

test('money added to the wallet pays an order and is refunded to the wallet when the order is cancelled [WAL-01, WAL-08, CHK-04, ORD-06]', async ({
  page,
}) => {
  await signedIn(page, await newAccount(page.request));
  await page.goto('/wallet');
  await asksToAdd(page, '50');
  await page.getByRole('button', { name: 'Pay The payment succeeds immediately.' }).click();
  await expect(balance(page, '$55.00')).toBeVisible();
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  await page.goto('/checkout');
  await takesAway(page);
  await page.getByRole('radio', { name: 'Wallet' }).check();
  await expect(page.getByText('From your wallet')).toBeVisible();
  await expect(page.locator('[data-counting]')).toHaveCount(0);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.goto('/wallet');
  await expect(moved(page, 'Order payment')).toContainText('−$5.36');
  await expect(balance(page, '$49.64')).toBeVisible();
  await moved(page, 'Order payment').getByRole('link').click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel this order?' });
  await cancelling.getByRole('radio').first().check();
  await cancelling.getByRole('button', { name: 'Cancel the order' }).dblclick();
  await expect(page.getByText('This order was cancelled.')).toBeVisible();
  await expect(cancelling).toBeHidden();
  await expect(page).not.toHaveURL(/panel=/);
  await page.goto('/wallet?kind=refund');
  await expect(moved(page, 'Order refund')).toHaveCount(1);
  await expect(moved(page, 'Order refund')).toContainText('Balance: $55.00');
  await expect(balance(page, '$55.00')).toBeVisible();
});

test('a delayed top-up appears on an Arabic phone when the payment arrives [WAL-07, NFR-03, LANG-05]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, await newAccount(page.request), 'ar');
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'إضافة رصيد' }).click();
  const question = page.getByRole('dialog', { name: 'إضافة رصيد' });
  await question.getByRole('textbox', { name: 'المبلغ' }).fill('20');
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: 'إضافة رصيد' }).click();
  await page.locator('form[action$="/late"] button').click();
  await expect(page.getByText('جارٍ تأكيد الدفع. سيظهر هنا فور وصوله.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('وصل الدفع. المبلغ في محفظتك.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('شحن المحفظة')).toBeVisible();
});

test('a customer with too few points sees the minimum, and can copy coupons and the referral code [LOY-02, COUP-07, REF-01]', {
  tag: '@wide',
}, async ({ page }) => {
  await comesIn(page, GUS);
  await page.goto('/loyalty-points');
  await expect(page.getByRole('button', { name: 'Convert to currency now' })).toBeDisabled();
  await expect(page.getByText('Earn 190 more points to convert.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/coupons');
  await expect(page.getByText('WELCOME10')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/referral-code');
  await expect(page.getByText(/^You get \$5.00 in your wallet after/)).toBeVisible();
});
