import type { Page } from '@playwright/test';

const MAKERS = 'Ctrl|UTC|Apple|Google|Play|App|Store|facebook|instagram|twitter|linkedin|pinterest';

/** Brands, codes and the given names stay in Latin letters; all other Latin words are untranslated. */
export const latinWords = (page: Page, ...names: string[]): Promise<string[]> =>
  page.evaluate(
    (makers) => {
      const known = new RegExp(`^(${makers})$`, 'i');
      // An email address, or a short name such as "Aisha B."
      const others = /\S+@\S+|\p{Lu}\p{Ll}+ \p{Lu}\./gu;
      const found = new Set<string>();
      const collect = (element: Element, text: string | null) => {
        if (element.closest('[lang="en"], [dir="auto"], script, style, svg')) return;
        const words = text?.replaceAll(others, '').match(/[A-Za-z][A-Za-z'’-]+/g) ?? [];
        for (const word of words) if (!known.test(word)) found.add(word);
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (node.parentElement) collect(node.parentElement, node.nodeValue);
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
        for (const element of document.body.querySelectorAll(`[${name}]`))
          collect(element, element.getAttribute(name));
      return [...found];
    },
    [MAKERS, ...names].join('|'),
  );
