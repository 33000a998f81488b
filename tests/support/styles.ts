import { readFileSync } from 'node:fs';

const LENGTH = /\((min|max)-width: (\d+)px\)/g;

/** True if the media query applies to a window of this width on a screen. */
const applies = (media: string, width: number): boolean =>
  media
    .split(',')
    .some((query) =>
      [...query.matchAll(LENGTH)].every(([, edge, length]) =>
        edge === 'min' ? width >= Number(length) : width <= Number(length),
      ),
    );

function rulesAt(rules: CSSRuleList, width: number): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if ('media' in rule) {
      const { media, cssRules } = rule as CSSMediaRule;
      return applies(media.mediaText, width) ? rulesAt(cssRules, width) : [];
    }
    return 'selectorText' in rule ? [rule as CSSStyleRule] : [];
  });
}

/**
 * The value that a style sheet gives an element in a window of this width. Later rules win, as in files that
 * write the general rule first. Names of classes are those of the file.
 */
export function styleOf(element: Element, property: string, file: string, width: number): string | null {
  const style = document.createElement('style');
  style.textContent = readFileSync(file, 'utf8');
  document.head.append(style);
  const copy = element.cloneNode() as Element;
  const names = [...element.classList].map((name) => name.replace(/^_(.+)_[\da-f]+$/i, '$1'));
  copy.setAttribute('class', names.join(' '));
  const sheet = style.sheet;
  const found =
    sheet === null ? [] : rulesAt(sheet.cssRules, width).filter((rule) => copy.matches(rule.selectorText));
  style.remove();
  const pattern = new RegExp(`(?:^|[;{\\s])${property}: ([^;}]+)`, 'g');
  return (
    found.flatMap(({ cssText }) => [...cssText.matchAll(pattern)].map(([, value = '']) => value)).at(-1) ??
    null
  );
}
