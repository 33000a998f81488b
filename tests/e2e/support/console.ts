import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';

export const PASSWORD = 'a long password of one';

export const sections = (page: Page) =>
  page.getByRole('navigation', { name: 'Console sections' }).getByRole('link');

export async function signsIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong email or password.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(sections(page).first()).toBeVisible();
}

/** Adds an account of the first store, under its email. */
export async function addsAStoreAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await page.getByRole('button', { name: 'Add an account' }).click();
  const form = page.getByRole('dialog', { name: 'Add an account' });
  await form.getByLabel('Name').fill('Olive Branch team');
  await form.getByLabel('Email').fill('olive@shop.example');
  await form.getByLabel('Role').selectOption('store');
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please choose a store.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Store' }).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('article', { name: 'Olive Branch team' })).toContainText('Store account');
}

/** The page is accessible and not wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
}
