import { lineTable } from '../support/line-table';
import { text } from '../support/text';
import type { Text } from '../world.types';

type SizeGuide = { title: Text; values: Text[] }[];

const SIZE = text('Size', 'المقاس');
const CHEST = text('Chest (cm)', 'الصدر (سم)');
const WAIST = text('Waist (cm)', 'الخصر (سم)');
const HIPS = text('Hips (cm)', 'الأرداف (سم)');
const FOOT = text('Foot length (cm)', 'طول القدم (سم)');

const S = text('S', 'صغير');
const M = text('M', 'وسط');
const L = text('L', 'كبير');
const XL = text('XL', 'كبير جدًا');

const same = (measure: string): Text => text(measure, measure);

/** Parses a size guide. Each line is a size: its measures, in the order of the columns. */
function guideOf(columns: Text[], sizes: Text[], lines: string): SizeGuide {
  const rows = lineTable(lines, columns.length);
  return [
    { title: SIZE, values: sizes },
    ...columns.map((title, column) => ({ title, values: rows.map((row) => same(row[column] ?? '')) })),
  ];
}

const letters = [S, M, L, XL];

/** Size guides, by the key of a category of the shops. */
export const SIZE_GUIDES: Record<string, SizeGuide> = {
  men: guideOf(
    [CHEST, WAIST],
    letters,
    `
    88–94 | 74–80
    95–101 | 81–87
    102–108 | 88–94
    109–115 | 95–101`,
  ),
  women: guideOf(
    [CHEST, WAIST, HIPS],
    letters,
    `
    82–86 | 64–68 | 90–94
    87–92 | 69–74 | 95–100
    93–98 | 75–80 | 101–106
    99–105 | 81–87 | 107–113`,
  ),
  shoes: guideOf(
    [FOOT, text('UK', 'بريطاني'), text('US', 'أمريكي')],
    ['38', '39', '40', '41', '42', '43'].map(same),
    `
    24.0 | 5 | 7.5
    24.6 | 5.5 | 8
    25.3 | 6.5 | 8.5
    26.0 | 7.5 | 9
    26.6 | 8 | 9.5
    27.3 | 9 | 10`,
  ),
};
