import { expect, type Page, test } from '@playwright/test';
import { newAccount, signedIn } from './support/account';
import { becomes } from './support/people';

const entries = (page: Page) => page.getByRole('navigation', { name: 'Account', exact: true });

async function opens(page: Page, scenario: string, path: string): Promise<void> {
  await becomes(page, scenario);
  await page.goto(path);
}

test('features that the operator has switched off have no link and no page, and all other features stay [DATA-01, MENU-03, WAL-03, LOY-03, REF-01, FOOT-08]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signedIn(page, await newAccount(page.request));
  await page.goto('/wallet');
  const names = ['Wallet', 'Loyalty Points', 'Referral Code'];
  for (const name of names) await expect(entries(page).getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add fund' })).toBeVisible();

  for (const [scenario, off, path] of [
    ['CFG-WAL0', 'Wallet', '/wallet'],
    ['CFG-LOY0', 'Loyalty Points', '/loyalty-points'],
    ['CFG-REF0', 'Referral Code', '/referral-code'],
  ] as const) {
    await opens(page, scenario, path);
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this page' })).toBeVisible();
    await page.goto('/my-orders');
    await expect(entries(page).getByRole('link', { name: 'My Orders' })).toBeVisible();
    for (const name of names)
      await expect(entries(page).getByRole('link', { name })).toHaveCount(name === off ? 0 : 1);
  }

  for (const scenario of ['CFG-FUND0', 'CFG-FUNDNM']) {
    await opens(page, scenario, '/wallet');
    await expect(page.getByText(/You can’t add money right now/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add fund' })).toHaveCount(0);
  }

  await opens(page, 'CFG-DM0', '/store-registration?active=active');
  await expect(page.getByText('Registration is currently closed')).toBeVisible();
  for (const name of ['Become a Vendor owner', 'Become a delivery man'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveCount(0);
});

test('the wallet shows the result of each payment outcome at the gateway [WAL-04, WAL-07]', {
  tag: '@wide',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await signedIn(page, await newAccount(page.request));
  await page.goto('/wallet');
  const balance = page.getByRole('definition').first();
  for (const [scenario, words, after] of [
    ['PAY-FAIL', 'The payment failed. You weren’t charged.', '$0.00'],
    ['PAY-CANCEL', 'The payment was cancelled. Nothing was added.', '$0.00'],
    ['PAY-OK', 'Payment received. The money is in your wallet.', '$20.00'],
    ['PAY-LATE', /^(We’re confirming your payment|Payment received)/, '$40.00'],
  ] as const) {
    await opens(page, scenario, '/wallet');
    await page.getByRole('button', { name: 'Add fund' }).click();
    const question = page.getByRole('dialog', { name: 'Add fund' });
    await question.getByRole('textbox', { name: 'Amount' }).fill('20');
    await question.getByRole('radio', { name: 'Bank card' }).check();
    await question.getByRole('button', { name: 'Add fund' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(balance).toHaveText(after, { timeout: 20_000 });
  }
});
