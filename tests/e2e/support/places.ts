import { expect, type Locator } from '@playwright/test';

export const boxOf = (of: Locator) =>
  of.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** The box around the text itself, without padding. */
export const wordsOf = (of: Locator) =>
  of.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });

export const near = (one: number, other: number, what?: string) =>
  expect(Math.abs(one - other), what).toBeLessThanOrEqual(1);
