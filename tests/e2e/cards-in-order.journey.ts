import { expect, test } from '@playwright/test';
import { LOCALES, Shopper } from './support/shopper';

type PagePath = [path: string, moduleId?: number];

const PAGES: PagePath[] = [
  ['/home'],
  ['/store/1'],
  ['/product/101'],
  ['/home?search=category&id=102&name=Burgers'],
  ['/home', 2],
];

/** Returns the elements of a card that overlap another element of the same card, or intercept its press. */
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

/** Returns the elements of a card that extend beyond its edge and are cut off. */
const beyond = () =>
  [...document.querySelectorAll('article')].flatMap((card) => {
    const edge = card.getBoundingClientRect();
    const cut = [...card.querySelectorAll('button, [data-tone], h3, span')].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 2 && (left < edge.left - 1 || right > edge.right + 1);
    });
    return cut
      .filter((part) => !part.closest('.visually-hidden'))
      .map((part) => `${card.querySelector('h3')?.textContent}: ${part.textContent}`);
  });

/** Returns the elements that cover the dots of a slide. A phone has little room for both. */
const underDots = () =>
  [...document.querySelectorAll('[aria-roledescription="carousel"]')].flatMap((carousel) => {
    const dots = carousel.querySelector(':scope > [aria-hidden]')?.getBoundingClientRect();
    const words = [...carousel.querySelectorAll('li span span')];
    return dots
      ? words.flatMap((word) => {
          const { top, bottom } = word.getBoundingClientRect();
          return top < dots.bottom && bottom > dots.top ? [word.textContent] : [];
        })
      : [];
  });

for (const locale of LOCALES)
  for (const width of [390, 1440])
    test(`the parts of a card do not overlap: ${locale}, ${width} px [CARD-06, NFR-03]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shopper = new Shopper(page, locale);
      await shopper.speaks();
      await shopper.livesInHarbour();
      for (const [path, moduleId = 1] of PAGES) {
        await page.addInitScript((id) => localStorage.setItem('module', String(id)), moduleId);
        await page.goto(path);
        await expect(page.getByRole('article').first()).toBeVisible();
        await page.mouse.wheel(0, 1200);
        await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(3);
        const where = `${path} of market ${moduleId}`;
        expect(await page.evaluate(hiding), where).toEqual([]);
        expect(await page.evaluate(beyond), where).toEqual([]);
        if (width < 600) expect(await page.evaluate(underDots), where).toEqual([]);
      }
    });
