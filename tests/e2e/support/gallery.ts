import type { Locator, Page } from '@playwright/test';

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const tools = (page: Page): Locator => page.getByRole('complementary');
export const stateOf = (page: Page, id: string): Locator => page.locator(`[data-state="${id}"]`);
