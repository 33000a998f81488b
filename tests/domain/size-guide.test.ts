import { expect, it } from 'vitest';
import { sizeRows } from '../../domain/size-guide';

const SIZES = { title: 'Size', values: ['S', 'M'] };

it('a size table has one row per size, and a missing measure is an empty cell [ITEM-17]', () => {
  const guide = [
    SIZES,
    { title: 'Chest (cm)', values: ['88', '96'] },
    { title: 'Length (cm)', values: ['70'] },
  ];
  expect(sizeRows(guide)).toEqual([
    ['S', '88', '70'],
    ['M', '96', ''],
  ]);
  expect(sizeRows([])).toEqual([]);
});
