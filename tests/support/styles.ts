import { readFileSync } from 'node:fs';

const LENGTH = /\((min|max)-width: (\d+)px\)/g;

const FEATURE = /\((?:prefers-[\w-]+|pointer): \w+\)/g;

type Screen = {
  width: number;
  /** Such as `(pointer: coarse)`. */
  features?: string[];
};

/** True if the media query applies to a window on this screen. */
const applies = (media: string, { width, features = [] }: Screen): boolean =>
  media
    .split(',')
    .some(
      (query) =>
        (query.match(FEATURE) ?? []).every((feature) => features.includes(feature)) &&
        [...query.matchAll(LENGTH)].every(([, edge, length]) =>
          edge === 'min' ? width >= Number(length) : width <= Number(length),
        ),
    );

function rulesAt(rules: CSSRuleList, screen: Screen): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if ('media' in rule) {
      const { media, cssRules } = rule as CSSMediaRule;
      return applies(media.mediaText, screen) ? rulesAt(cssRules, screen) : [];
    }
    return 'selectorText' in rule ? [rule as CSSStyleRule] : [];
  });
}

/**
 * The value that a style sheet gives an element on a screen. Later rules win, as in files that
 * write the general rule first. Names of classes are those of the file.
 */
export function styleOf(element: Element, property: string, file: string, screen: Screen): string | null {
  const style = document.createElement('style');
  style.textContent = readFileSync(file, 'utf8');
  document.head.append(style);
  const copy = element.cloneNode() as Element;
  const names = [...element.classList].map((name) => name.replace(/^_(.+)_[\da-f]+$/i, '$1'));
  copy.setAttribute('class', names.join(' '));
  const sheet = style.sheet;
  const found =
    sheet === null ? [] : rulesAt(sheet.cssRules, screen).filter((rule) => copy.matches(rule.selectorText));
  style.remove();
  const pattern = new RegExp(`(?:^|[;{\\s])${property}: ([^;}]+)`, 'g');
  return (
    found.flatMap(({ cssText }) => [...cssText.matchAll(pattern)].map(([, value = '']) => value)).at(-1) ??
    null
  );
}
