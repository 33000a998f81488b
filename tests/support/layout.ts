import type { Page } from '@playwright/test';

/**
 * Returns the visible text from top to bottom, with its elements. The number is the third of the screen where
 * an element's middle lies, counted from the start of the line. An element that was not mirrored therefore
 * shows as a difference.
 */
export const seenOn = async (page: Page): Promise<string> => `${await page.evaluate(readScreen)}\n`;

function readScreen(): string {
  const { clientWidth: width, clientHeight: height, dir } = document.documentElement;
  const thirds = ['▌··', '·▌·', '··▌'];
  const carriers =
    'h1, h2, h3, h4, a, button, label, legend, dt, dd, th, td, summary, [role], p, li, span, div';
  const lines: { top: number; start: number; line: string }[] = [];

  function add(element: Element, box: DOMRect, text: string): void {
    const words = text.replace(/\s+/g, ' ').trim();
    const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < height;
    if (
      words === '' ||
      !isSeen ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      return;
    const start = dir === 'rtl' ? width - box.right : box.left;
    const middle = (start + box.width / 2) / width;
    const carrier = element.closest(carriers);
    const name = carrier?.getAttribute('role') ?? carrier?.localName ?? '';
    const place = box.width > width * 0.7 ? '▌▌▌' : thirds[Math.min(2, Math.max(0, Math.floor(middle * 3)))];
    lines.push({ top: Math.round(box.top / 12), start, line: `${place} ${name} ${words}` });
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('svg, script, style, [aria-hidden="true"], .maplibregl-map')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A countdown shows another number every second.
    const isCounting = element.closest('[role="timer"]') !== null;
    add(element, range.getBoundingClientRect(), isCounting ? '--' : (node.nodeValue ?? ''));
  }
  for (const field of document.body.querySelectorAll(
    'input, textarea, select, button[aria-label], a[aria-label]',
  ))
    add(
      field,
      field.getBoundingClientRect(),
      field.getAttribute('placeholder') ?? field.getAttribute('aria-label') ?? '',
    );
  return lines
    .sort((one, other) => one.top - other.top || one.start - other.start)
    .map(({ line }) => line)
    .join('\n');
}
