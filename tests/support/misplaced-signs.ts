import type { Page } from '@playwright/test';

/** Texts of the page in which a sign, such as the one of +$1.50, is drawn to the right of its number. */
export const misplacedSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const signs = /(?<![\p{L}\p{N}][\u2066-\u2069]*)[+−-]([\u2066-\u2069]*)[$\d]/gu;
    const found: string[] = [];
    // React renders `+{amount}` as two adjacent text nodes.
    const textsIn = (element: Element) =>
      [...element.childNodes].flatMap((node) =>
        node instanceof Text ? Array.from({ length: node.length }, (_, index) => ({ node, index })) : [],
      );
    const leftOf = (place: { node: Text; index: number } | undefined) => {
      if (place === undefined) return null;
      const range = document.createRange();
      range.setStart(place.node, place.index);
      range.setEnd(place.node, place.index + 1);
      const { left, width } = range.getBoundingClientRect();
      return width > 0 ? left : null;
    };
    for (const element of document.body.querySelectorAll('*:not(script, style)')) {
      const places = textsIn(element);
      const text = places.map(({ node, index }) => node.data.charAt(index)).join('');
      for (const { index, 1: isolates = '' } of text.matchAll(signs)) {
        const sign = leftOf(places[index]);
        const number = leftOf(places[index + isolates.length + 1]);
        if (sign !== null && number !== null && sign > number) found.push(text);
      }
    }
    return found;
  });
