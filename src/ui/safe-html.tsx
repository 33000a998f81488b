import { createElement, Fragment, type ReactNode, useMemo } from 'react';

const ALLOWED: ReadonlySet<string> = new Set(
  'H2 H3 H4 P UL OL LI STRONG B EM I BR BLOCKQUOTE A TABLE THEAD TBODY TR TH TD HR'.split(' '),
);
const DROPPED: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'TEMPLATE', 'NOSCRIPT']);
const SAFE_LINK = /^(https?:|mailto:|tel:|\/(?!\/))/i;

/**
 * Rebuilds operator HTML from an allowlist of elements without attributes, so no script can run [NFR-10].
 * Headings start at level two.
 */
export function SafeHtml({ html, className }: { html: string; className?: string | undefined }) {
  const nodes = useMemo(() => rebuilt(html), [html]);
  return <div className={className}>{nodes}</div>;
}

function rebuilt(html: string): ReactNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map(toReact);
}

function toReact(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || DROPPED.has(node.tagName)) return null;
  const children = [...node.childNodes].map(toReact);
  const tag = node.tagName === 'H1' ? 'H2' : node.tagName;
  if (!ALLOWED.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  return createElement(tag.toLowerCase(), { key, ...linkOf(node) }, ...(children.length > 0 ? children : []));
}

function linkOf(element: Element): { href?: string; rel?: string } {
  const href = element.tagName === 'A' ? element.getAttribute('href') : null;
  return href !== null && SAFE_LINK.test(href) ? { href, rel: 'noopener noreferrer' } : {};
}
