import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { Shopper } from './support/shopper';

test('a guest finds an answer by typing in either language, or a contact when there is none [HELP-01]', async ({
  page,
  request,
}) => {
  const config = await (await request.get('/api/v1/config')).json();
  await page.goto('/help-and-support');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: config.phone })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(main.getByRole('link', { name: config.email })).toHaveAttribute(
    'href',
    `mailto:${config.email}`,
  );
  await expect(main.getByText(config.address)).toBeVisible();
  const field = main.getByRole('searchbox', { name: 'Search the questions' });
  await field.fill('REFUND phóto');
  await expect(main.getByText('What if something is missing or wrong?')).toBeVisible();
  await expect(main.getByText('Do I need an account?')).toBeHidden();
  await field.fill('submarine');
  await expect(main.getByRole('heading', { name: 'No answers found' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Ask support' }).click();
  await expect(page).toHaveURL(/\/profile\?page=inbox&with=support/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();

  const arabic = await page.context().newPage();
  await arabic.addInitScript(() => localStorage.setItem('language-setting', 'ar'));
  await arabic.goto('/help-and-support');
  await arabic.getByRole('searchbox').fill('إلغاء الرحله');
  await expect(arabic.getByText('حتى متى يمكنني إلغاء رحلة أو تغييرها؟')).toBeVisible();
  await expectAccessible(arabic);
});

test('a customer without orders sees no orders in the help, and Amira opens her order and its store there [HELP-01]', {
  tag: '@wide',
}, async ({ page, browser }) => {
  await signedIn(page, await newAccount(page.request));
  await page.goto('/help-and-support');
  await expect(page.getByText('Once you’ve placed an order')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const login = { login_type: 'manual', field_type: 'email', email_or_phone: 'amira@souk.example' };
  const answer = await page.request.post('/api/v1/auth/login', {
    data: { ...login, password: 'demo1234', guest_id: '1' },
  });
  await signedIn(other, await answer.json());
  await new Shopper(other).livesInHarbour();
  await other.goto('/help-and-support');
  const help = other.getByRole('region', { name: 'Help with an order' });
  await expect(help.getByRole('article')).toHaveCount(3);
  await expectAccessible(other);
  await help.getByRole('link', { name: 'Where is it?' }).first().click();
  await expect(other).toHaveURL(/\/my-orders\/\d+$/);
  await expect(help).toBeHidden();
  await other.getByRole('link', { name: 'Contact support' }).click();
  await expect(other).toHaveURL(/with=support/);
  await expect(other.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await other.context().close();
});
