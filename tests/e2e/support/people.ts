import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** A verified customer of the demo world. */
export const AMIRA = { email: 'amira@souk.example', firstName: 'Amira' };
export const GUS = { email: 'gus@souk.example', firstName: 'Gus' };
/** A customer with items of Basil Kitchen in the cart. */
export const IVO = { email: 'ivo@souk.example', firstName: 'Ivo' };
export type DemoAccount = typeof AMIRA;

export const profileButton = (page: Page, { firstName }: DemoAccount): Locator =>
  page.getByRole('banner').getByRole('button', { name: firstName });
export const signInButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Sign In' });
export const toast = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

/** The token of a new session, without the page. */
export async function tokenOf(api: APIRequestContext, { email }: DemoAccount): Promise<{ token: string }> {
  const login = { email_or_phone: email, password: 'demo1234', login_type: 'manual', field_type: 'email' };
  const answer = await api.post('/api/v1/auth/login', { data: login });
  return (await answer.json()) as { token: string };
}

/** Signs in with the open form. */
export async function signsIn(page: Page, { email }: DemoAccount): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByRole('textbox', { name: 'Email or phone' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function comesIn(page: Page, person: DemoAccount, path = '/home'): Promise<void> {
  await page.goto(path);
  await signInButton(page).click();
  await signsIn(page, person);
  await expect(profileButton(page, person)).toBeVisible();
}

export async function logsOut(page: Page, person: DemoAccount, answer: 'Yes' | 'No' = 'Yes'): Promise<void> {
  await profileButton(page, person).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to logout?' });
  await question.getByRole('button', { name: answer }).click();
  await expect(question).toBeHidden();
}

export async function adds(page: Page, item: { name: string; storeId: number }): Promise<void> {
  await page.goto(`/store/${item.storeId}`);
  await page
    .getByRole('button', { name: `Add ${item.name} to cart` })
    .first()
    .click();
  await expect(page.getByText('Item added to cart').first()).toBeVisible();
}

/** The server ends the session without telling the page. */
export async function endSession(page: Page, api: APIRequestContext): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await api.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
}

/** The shop changes to another scenario without telling the page. */
export const becomes = (page: Page, scenario: string) =>
  page.context().addCookies([{ name: 'souk_scenario', value: scenario, url: new URL(page.url()).origin }]);
