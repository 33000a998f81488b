/**
 * Title and metadata of a page, for readers without JavaScript. Links are paths; the origin is added when the
 * page is sent.
 */
export type PageHead = {
  title: string;
  description: string;
  /** The canonical path of this page. */
  path: string;
  imagePath: string | null;
  /** The Open Graph type of the page. */
  type: string;
  /** Structured data in the vocabulary of schema.org. */
  data: object;
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for HTML content and for attributes in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Replaces the general title and description by those of this page. */
export function injectHead(html: string, head: PageHead, origin: string): string {
  const absolute = (path: string) => (path.startsWith('/') ? origin + path : path);
  const url = absolute(head.path);
  const image = head.imagePath === null ? null : absolute(head.imagePath);
  const properties = {
    'og:title': head.title,
    'og:description': head.description,
    'og:type': head.type,
    'og:url': url,
    ...(image && { 'og:image': image }),
  };
  const data = JSON.stringify(head.data, (_, value) =>
    typeof value === 'string' && /^\/(pictures|product|store|rental)\//.test(value) ? absolute(value) : value,
  );
  const added = [
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    `<link rel="canonical" href="${escaped(url)}">`,
    `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`,
  ].join('');
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`)
    .replace(
      /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
      () => `<meta name="description" content="${escaped(head.description)}">`,
    )
    .replace('</head>', () => `${added}</head>`);
}
