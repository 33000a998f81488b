import { expect, test } from '@playwright/test';
import { Shopper, TONGUES } from './support/shopper';

const PAGES = [
  '/home',
  '/store/1?module_id=1',
  '/product/101?module_id=1',
  '/home?search=category&id=102&name=Burgers',
];

/** What lies on something else of the same card: the one hides the other, or takes its press. */
const hiding = () => {
  const named = (element: Element) =>
    `${element.closest('article')?.querySelector('h3')?.textContent}: ${element.getAttribute('aria-label') ?? element.textContent}`;
  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  return [...document.querySelectorAll('article')].flatMap((card) => {
    const parts = [...card.querySelectorAll('button, [data-tone], h3, [role="group"]')].filter(shown);
    const whole = parts.filter((part) => parts.every((other) => other === part || !other.contains(part)));
    return whole.flatMap((one, index) =>
      whole.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 2 && down > 2 ? [`${named(one)} / ${named(other)}`] : [];
      }),
    );
  });
};

for (const tongue of TONGUES)
  for (const width of [390, 1440])
    test(`nothing of a card lies on another thing of it: ${tongue}, ${width} px [CARD-06, NFR-03]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shopper = new Shopper(page, tongue);
      await shopper.speaks();
      await shopper.livesInHarbour();
      for (const address of PAGES) {
        await page.goto(address);
        await expect(page.getByRole('article').first()).toBeVisible();
        await page.mouse.wheel(0, 1200);
        await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(3);
        expect(await page.evaluate(hiding), address).toEqual([]);
      }
    });
