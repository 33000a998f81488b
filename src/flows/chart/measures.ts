import type { Chart, ChartNode } from './chart.types';
import { rowsOf } from './rows';

/** Sizes of the drawing's text. The build measures with them, the page draws with them. */
export const HEAD_HEIGHT = 27;
export const TITLE_HEIGHT = 15;
export const ROW_HEIGHT = 15;
export const LABEL_ROW_HEIGHT = 14;
export const PADDING = 12;
const NARROWEST = 96;

/** All names are set in a face with one width for every letter. */
const LETTER = 6.7;
const KEY_LETTER = 8;

export const textWidth = (text: string): number => Math.ceil(text.length * LETTER);

export function headHeight(chart: Chart, node: ChartNode): number {
  const lines = rowsOf(chart, node).reduce((sum, row) => sum + row.lines.length, 0);
  return HEAD_HEIGHT + (node.title ? TITLE_HEIGHT : 0) + lines * ROW_HEIGHT;
}

export function boxWidth(chart: Chart, node: ChartNode): number {
  const texts = [...rowsOf(chart, node).flatMap(({ lines }) => lines), node.title ?? ''];
  const key = node.key.length * KEY_LETTER + 3 * PADDING;
  return Math.max(NARROWEST, key, ...texts.map((text) => textWidth(text) + 2 * PADDING));
}
