import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { itemNamed } from './support/goods';
import { moves, ordersWraps } from './support/placed-orders';
import { englishFirst, LOCALES } from './support/shopper';

for (const locale of LOCALES) {
  test(
    `a customer rates a delivered order with one press and reports a problem with one of its lines (${locale}) [ORD-07, ORD-09]`,
    englishFirst(locale),
    async ({ page, request, browser }) => {
      test.setTimeout(90_000);
      const account = await newAccount(page.request);
      const placing = await browser.newContext();
      const first = await placing.newPage();
      await signedIn(first, account);
      const order = await ordersWraps(first, account.token, 2);
      await placing.close();
      await moves(request, order, 'confirmed', 'processing', 'handover', 'delivered');

      const { say } = await signedIn(page, account, locale);
      const { name } = await itemNamed(page.request, 'F-10', locale);
      await page.goto(`/my-orders/${order}`);
      const stars = page.getByRole('group', { name: say('Rate {name}', { name }) });
      await stars.getByRole('button', { name: say('4 stars') }).click();
      await expect(stars).toBeHidden();
      await page.getByRole('button', { name: say('Edit your review of {name}', { name }) }).click();
      const review = page.getByRole('dialog', { name: say('Write a review') });
      await expect(review.getByText(name)).toBeVisible();
      await expect(review.getByRole('radio', { name: say('4 stars') })).toBeChecked();
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: say('Request a refund') }).click();
      const question = page.getByRole('dialog', { name: say('Request a refund') });
      const problem = question.getByRole('combobox', { name: say('Problem with {name}', { name }) });
      await problem.selectOption(say('Missing'));
      await question.getByRole('radio').first().check();
      await expectAccessible(page);
      await question.getByRole('button', { name: say('Submit request') }).click();
      await expect(question).toBeHidden();
      const reported = say('Reported: {reported}', { reported: say('Missing') });
      await expect(page.getByRole('listitem').filter({ hasText: name }).getByText(reported)).toBeVisible();
    },
  );
}
