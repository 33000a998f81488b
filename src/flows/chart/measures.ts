import type { View, ViewLine, ViewNode } from './view.types';

/** Text sizes in pixels. The layout measures with them and the page renders with them. */
export const TEXT_SIZE = 12;
export const TITLE_SIZE = 14;
export const TITLE_LINE = 18;
export const KEY_LINE = 16;
export const ROW_LINE = 17;
export const PADDING = 14;
/** The size of the button that collapses or expands a parent. */
export const TOGGLE = 26;
const HEAD_TOP = 9;
const HEAD_BOTTOM = 7;
const NARROWEST = 104;
const KEY_LETTER = 0.61;

/** The maximum width of a line of text. */
export const WIDEST = 236;
export const WIDEST_TITLE = 196;
/** The width of "99 states, 99 transitions". */
const COUNT_WIDTH = 196;

/** Character widths of the app's font, as fractions of the font size, rounded up. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'’|!]/, 0.3],
  [/[ijl()[\]/“”«»"-]/, 0.38],
  [/[ftrs]/, 0.46],
  [/[mwMW→×]/, 0.94],
  [/[A-Z0-9]/, 0.71],
  [/[؀-ۿ]/, 0.57],
];
const BOLD = 1.04;

const letterWidth = (letter: string): number => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 0.62;

export const textWidth = (text: string, size: number = TEXT_SIZE): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size);

export const titleWidth = (text: string): number => Math.ceil(textWidth(text, TITLE_SIZE) * BOLD);

export const titleBaseline = HEAD_TOP + 13;

/** The height of the title and of the key below it. */
export const nameHeight = ({ heading }: ViewNode): number =>
  HEAD_TOP + heading.length * TITLE_LINE + KEY_LINE + HEAD_BOTTOM;

export function headHeight(node: ViewNode): number {
  const lines = node.rows.reduce((sum, row) => sum + row.texts.length, 0);
  return nameHeight(node) + (node.count ? ROW_LINE : 0) + lines * ROW_LINE;
}

export function boxWidth(node: ViewNode): number {
  const toggle = node.isParent ? TOGGLE : 0;
  return Math.max(
    NARROWEST,
    node.count ? COUNT_WIDTH : 0,
    ...node.heading.map((line) => titleWidth(line) + 2 * PADDING + toggle),
    Math.ceil(node.key.length * TEXT_SIZE * KEY_LETTER) + 2 * PADDING,
    ...node.rows.flatMap(({ texts }) => texts.map(({ text }) => textWidth(text) + 2 * PADDING + 8)),
  );
}

export const labelSize = ({ parts, more }: ViewLine): Size => {
  const texts = parts.flatMap((part) => part.texts);
  return {
    width: Math.max(28, ...texts.map(({ text }) => textWidth(text))) + 14,
    height: (texts.length + (more > 0 ? 1 : 0)) * ROW_LINE + 6,
  };
};

export type Size = { width: number; height: number };
export type Sizes = { nodes: ReadonlyMap<string, Size>; labels: ReadonlyMap<string, Size> };

/** Each part gets the largest size that it has in any of these views. */
export function sizesOf(...views: readonly View[]): Sizes {
  const nodes = new Map<string, Size>();
  const labels = new Map<string, Size>();
  for (const view of views) {
    for (const node of view.nodes) grow(nodes, node.id, { width: boxWidth(node), height: headHeight(node) });
    for (const line of view.lines) grow(labels, line.id, labelSize(line));
  }
  return { nodes, labels };
}

function grow(sizes: Map<string, Size>, id: string, size: Size) {
  const known = sizes.get(id) ?? size;
  sizes.set(id, {
    width: Math.max(known.width, size.width),
    height: Math.max(known.height, size.height),
  });
}

/** Wraps at word boundaries. An ellipsis replaces the text beyond the last line. */
export function wrapped(text: string, widest: number, most: number, measure = textWidth): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= widest) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else {
      lines[lines.length - 1] = `${last}…`;
      break;
    }
  }
  return lines;
}
