import type { RegisteredRouter } from '@tanstack/react-router';
import { announce } from '../ui/announce';

type Meta = { title?: string; name?: string; property?: string; content?: string };

/**
 * Sets the page's title and description after each navigation, and announces the page to screen readers
 * [NAV-45].
 */
export function updatePageHead(router: RegisteredRouter): void {
  const paint = () => {
    const metas = router.state.matches.flatMap((match) => (match.meta ?? []) as (Meta | undefined)[]);
    const title = metas.findLast((meta) => meta?.title)?.title;
    if (title) document.title = title;
    for (const meta of metas) if (meta?.content) paintMeta(meta);
    return title;
  };
  let isFirst = true;
  router.subscribe('onRendered', ({ pathChanged }) => {
    const title = paint();
    if (!isFirst && pathChanged) {
      if (title) announce(title);
      moveFocus();
    }
    isFirst = false;
  });
}

function paintMeta({ name, property, content = '' }: Meta): void {
  const [attribute, key] = name ? (['name', name] as const) : (['property', property ?? ''] as const);
  const selector = `meta[${attribute}="${CSS.escape(key)}"]`;
  const element = document.head.querySelector(selector) ?? document.createElement('meta');
  element.setAttribute(attribute, key);
  element.setAttribute('content', content);
  if (!element.isConnected) document.head.append(element);
}

/** Moves the focus to the new page's heading, unless a dialog is open. */
function moveFocus(): void {
  if (document.activeElement?.closest('[aria-modal="true"]')) return;
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
