import { expect, type Page } from '@playwright/test';

/** Rounding may lose a pixel. */
const LEAST = 43;

/** Every touch target is at least 44 px wide and high, except links within a sentence [NFR-03]. */
export async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const CONTROLS =
      'a[href], button, input:not([type=hidden]), select, summary, [role=button], [role=tab], [role=switch]';
    const reach = (isHit: (step: number) => boolean) => {
      let step = 0;
      while (step < least && isHit(step + 1)) step += 1;
      return step;
    };
    const sizeOf = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (right: number, down: number) => {
        const hit = document.elementFromPoint(x + right, y + down);
        return hit?.closest(CONTROLS) === control || hit?.closest('label')?.control === control;
      };
      if (!isHit(0, 0)) return null;
      return [
        reach((step) => isHit(step, 0)) + reach((step) => isHit(-step, 0)) + 1,
        reach((step) => isHit(0, step)) + reach((step) => isHit(0, -step)) + 1,
      ];
    };
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      const isWord = control.closest('p') !== null && getComputedStyle(control).display === 'inline';
      const size = isWord || control.closest('[inert], [aria-hidden=true]') ? null : sizeOf(control);
      if (size?.some((pixels) => pixels < least))
        found.push(`${size.join(' x ')}: ${control.getAttribute('aria-label') ?? control.textContent}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  }, LEAST);
  expect(small).toEqual([]);
}
