import { expect, type Locator, test } from '@playwright/test';
import { Shopper } from './support/shopper';

for (const [locale, width] of [
  ['en', 1440],
  ['ar', 390],
] as const)
  test(`each press on Next and Previous moves a carousel by one slide (${locale}, ${width}) [CAT-03]`, {
    tag: locale === 'ar' ? '@wide' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = new Shopper(page, locale);
    await shopper.speaks();
    await shopper.livesInHarbour();
    await page.goto('/home');
    await expect(page.locator('#server-rendered')).toHaveCount(0);
    for (const name of ['Offers', 'Picked for you'])
      await test.step(name, async () => {
        const label = shopper.say(name);
        const track = page.getByRole('list', { name: label });
        await track.scrollIntoViewIfNeeded();
        await expect.poll(() => firstShown(track)).toBe(0);
        const next = shopper.button('Next: {label}', { label });
        await next.click();
        await expect.poll(() => firstShown(track)).toBe(1);
        await next.click();
        await expect.poll(() => firstShown(track)).toBe(2);
        await shopper.button('Previous: {label}', { label }).click();
        await expect.poll(() => firstShown(track)).toBe(1);
        expect(Math.abs(await track.evaluate((list) => list.scrollLeft))).toBeGreaterThan(100);
      });
  });

test('a carousel animates, two quick presses move two slides, and the last slide is followed by the first [CAT-03]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  const track = page.getByRole('list', { name: 'Picked for you' });
  const next = page.getByRole('button', { name: 'Next: Picked for you' });
  await expect(next).toBeVisible({ timeout: 30_000 });
  await next.dblclick();
  await expect.poll(() => firstShown(track)).toBe(2);
  await page.getByRole('button', { name: 'Previous: Picked for you' }).dblclick();
  await expect.poll(() => firstShown(track)).toBe(0);
  await page.getByRole('button', { name: 'Previous: Picked for you' }).click();
  const left = () =>
    track.evaluate(({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth - clientWidth - scrollLeft);
  await expect.poll(left).toBeLessThan(2);
  await next.click();
  await expect.poll(() => firstShown(track)).toBe(0);
});

for (const isHere of [true, false])
  test(`the category links of a store stick under a phone's header ${isHere ? 'with' : 'without'} its search and mark the visible category`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (isHere) await new Shopper(page).livesInHarbour();
    await page.goto('/store/2');
    const tabs = page.getByRole('navigation', { name: 'Categories of this store' });
    const links = tabs.getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'true');
    await links.last().click();
    await expect(links.last()).toHaveAttribute('aria-current', 'true');
    const header = await boxOf(page.locator('header').first());
    const bar = await boxOf(tabs);
    expect(Math.abs(bar.y - (header.y + header.height))).toBeLessThan(3);
    const name = (await links.last().textContent()) ?? '';
    const heading = await boxOf(page.getByRole('heading', { level: 2, name, exact: true }));
    expect(heading.y).toBeGreaterThan(bar.y + bar.height);
    expect(heading.y).toBeLessThan(bar.y + bar.height + 60);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(links.first()).toHaveAttribute('aria-current', 'true');
  });

for (const width of [820, 1440])
  test(`closing the cart keeps the scroll position of the page (${width})`, {
    tag: width === 820 ? '@wide' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = new Shopper(page);
    await shopper.livesInHarbour();
    await page.goto('/store/1');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1200));
    const place = () => page.evaluate(() => window.scrollY);
    await expect.poll(place).toBeGreaterThan(600);
    const read = await place();
    for (const leave of ['Escape', 'Close']) {
      await shopper.opensCart();
      if (leave === 'Escape') await page.keyboard.press('Escape');
      else await shopper.cart().getByRole('button', { name: 'Close' }).click();
      await expect(shopper.cart()).toBeHidden();
      await expect(shopper.cartButton()).toBeFocused();
      expect(Math.abs((await place()) - read)).toBeLessThan(3);
    }
  });

/** Index of the first visible slide. */
const firstShown = (track: Locator): Promise<number> =>
  track.evaluate((list) => {
    const isMirrored = getComputedStyle(list).direction === 'rtl';
    const edge = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return isMirrored ? -right : left;
    };
    const seen = [...list.children].map((slide) => Math.abs(edge(slide) - edge(list) - 10));
    return seen.findIndex((distance) => distance < 3);
  });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
}
