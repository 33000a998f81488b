/**
 * A logo of 100 × 100 units. `background`: background colour. `ink`: line colour. `lines` and `fills`: SVG paths.
 */
export type Mark = { background: string; ink: string; lines: string; fills?: string };

export const CREAM = '#FFF6E6';
export const WHITE = '#FFFFFF';

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
export const dots = (r: number, ...places: [number, number][]): string =>
  places.map(([x, y]) => circle(x, y, r)).join('');
