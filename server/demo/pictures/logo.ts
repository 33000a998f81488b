import type { Mark } from './mark-shapes';
import { kitchenMarks } from './marks-of-kitchens';
import { shopMarks } from './marks-of-shops';

const FALLBACK: Mark = { background: '#5A6472', ink: '#FFFFFF', lines: 'M26 40H74V76H26ZM36 40V26H64V40' };

/** Returns a store's logo: line art on the store's own colour. */
export function logoSvg(slug: string): string {
  const { background, ink, lines, fills = '' } = kitchenMarks[slug] ?? shopMarks[slug] ?? FALLBACK;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">' +
    '<defs><radialGradient id="g" cx=".35" cy=".25" r="1"><stop stop-color="#FFF" stop-opacity=".22"/>' +
    '<stop offset=".7" stop-color="#FFF" stop-opacity="0"/></radialGradient></defs>' +
    `<circle cx="80" cy="80" r="79" fill="${background}"/><circle cx="80" cy="80" r="79" fill="url(#g)"/>` +
    `<circle cx="80" cy="80" r="71" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="2"/>` +
    `<g transform="translate(18 18) scale(1.24)"><path d="${lines}" fill="none" stroke="${ink}" stroke-width="4.4" ` +
    `stroke-linecap="round" stroke-linejoin="round"/><path d="${fills}" fill="${ink}"/></g></svg>`
  );
}
