import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { placeButton, summary, takesAway, thanks } from './support/checkout';
import { itemNamed } from './support/goods';
import { adds } from './support/people';

// A wrap of 510 units with 5 % tax (25.5, rounded half up) costs 536. A top-up of 5000 earns a bonus of 10 %.
const SHOPS = [
  {
    scenario: 'CFG-KWD',
    tooFine: '1.2555',
    words: 'Enter an amount with up to three decimals.',
    typed: '5',
    bonus: '0.500 KD',
    filled: '5.500 KD',
    wrap: '0.510 KD',
    total: '0.536 KD',
    rest: '4.964 KD',
  },
  {
    scenario: 'CFG-JPY',
    tooFine: '12.5',
    words: 'Enter an amount without decimals.',
    typed: '5000',
    bonus: '500 ¥',
    filled: '5,500 ¥',
    wrap: '510 ¥',
    total: '536 ¥',
    rest: '4,964 ¥',
  },
];

for (const shop of SHOPS) {
  test(`a top-up and an order have exact amounts in the smallest currency unit in ${shop.scenario} [PRICE-20, PRICE-21]`, async ({
    page,
  }) => {
    await signedIn(page, await newAccount(page.request));
    await page.goto(`/wallet?scenario=${shop.scenario}`);
    await page.getByRole('button', { name: 'Add fund' }).click();
    const question = page.getByRole('dialog', { name: 'Add fund' });
    const amount = question.getByRole('textbox', { name: 'Amount' });
    await amount.fill(shop.tooFine);
    await question.getByRole('radio', { name: 'Bank card' }).check();
    await question.getByRole('button', { name: 'Add fund' }).click();
    await expect(question.getByText(shop.words)).toBeVisible();
    await amount.fill(shop.typed);
    await expect(question.getByText(`You’ll get ${shop.bonus} extra.`)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Add fund' }).click();
    await page.getByRole('button', { name: 'Pay The payment succeeds immediately.' }).click();
    await expect(page.getByText(shop.filled).first()).toBeVisible();

    await adds(page, await itemNamed(page.request, 'F-10', 'en'));
    await page.goto('/checkout');
    await takesAway(page);
    await expect(summary(page)).toContainText(shop.wrap);
    await expect(summary(page)).toContainText(shop.total);
    await page.getByRole('radio', { name: 'Wallet' }).check();
    await expect(summary(page)).toContainText(`-${shop.total}`);
    await placeButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.goto('/wallet');
    await expect(page.getByRole('article').filter({ hasText: 'Order payment' })).toContainText(
      `−${shop.total}`,
    );
    await expect(page.getByText(shop.rest).first()).toBeVisible();
  });
}
