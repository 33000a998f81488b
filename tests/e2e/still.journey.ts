import { expect, type Page, test } from '@playwright/test';
import { Shopper } from './support/shopper';

type Door = [path: string, moduleId?: number];

const DOORS: Door[] = [
  ['/'],
  ['/home'],
  ['/home', 2],
  ['/home?search=pizza'],
  ['/home?search=pizza&tab=stores'],
  ['/categories'],
  ['/category/101'],
  ['/category/201', 2],
  ['/items/popular'],
  ['/brand/1', 4],
  ['/store/popular'],
  ['/store/latest'],
  ['/store/1'],
  ['/store/1?item=101'],
  ['/product/101'],
  ['/flash-sale', 4],
  ['/campaigns'],
  ['/checkout'],
  ['/help-and-support'],
  ['/privacy-policy'],
  ['/auth/sign-in'],
  ['/no/such/page'],
  ['/home', 6],
  ['/rental/vehicle-search', 6],
  ['/rental/vehicle-details/1', 6],
  ['/home', 7],
  ['/coupons'],
  ['/settings'],
  ['/track-order'],
  ['/forgot-password'],
];
/** A tablet shows what a phone or a desktop shows, but for these. */
const DOORS_OF_A_TABLET: Door[] = [
  ['/'],
  ['/home'],
  ['/category/101'],
  ['/store/1'],
  ['/store/1?item=101'],
  ['/product/101'],
  ['/rental/vehicle-search', 6],
  ['/checkout'],
  ['/home', 6],
  ['/rental/vehicle-details/1', 6],
  ['/track-order'],
  ['/categories'],
];
const SCREENS = [
  { width: 390, height: 844, doors: DOORS },
  { width: 820, height: 1180, doors: DOORS_OF_A_TABLET },
  { width: 1440, height: 900, doors: DOORS },
];
/** Longer than the router waits until it shows the shape of a page. */
const SLOW_ANSWER = 350;

for (const { doors, ...viewport } of SCREENS)
  test(`nothing jumps while a page comes, ${viewport.width} px wide [NFR-07]`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await new Shopper(page).livesInHarbour();
    await page.goto('/privacy-policy');
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER));
      await route.continue();
    });
    for (const [path, moduleId = 1] of doors) {
      await page.evaluate((id) => localStorage.setItem('module', String(id)), moduleId);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect.soft(await shifts(page), path).toBeLessThanOrEqual(0.02);
    }
  });

/** How far what was there already has moved, all in all, as browsers count it. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) moved += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 100);
      }),
  );
