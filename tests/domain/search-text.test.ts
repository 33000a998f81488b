import { describe, expect, it } from 'vitest';
import { normalizeSearchText, searchText, searchWords } from '../../domain/search-text';

describe('normalized search text', () => {
  it.each([
    ['Chef’s  PASTA', 'chef s pasta'],
    ['Crème brûlée', 'creme brulee'],
    ['بيتزا', 'بيتزا'],
    ['الْبِيتْزَا', 'بيتزا'],
    ['آيس كريم', 'ايس كريم'],
    ['قهوة', 'قهوه'],
    ['مستشفى', 'مستشفي'],
    ['شـــاي', 'شاي'],
    ['فيتامين سي ١٠٠٠', 'فيتامين سي 1000'],
    ['فيتامين ۱۰۰۰', 'فيتامين 1000'],
    ["50% off; drop table '", '50 off drop table'],
    ['  ', ''],
  ])('is built from %j as %j [CAT-09]', (text, normalized) => {
    expect(normalizeSearchText(text)).toBe(normalized);
  });

  it('keeps the Arabic article when the word would become too short [CAT-09]', () => {
    expect(normalizeSearchText('الأم')).toBe('الام');
  });

  it('contains each word once [CAT-09]', () => {
    expect(searchWords('Milk milk, MILK shake')).toEqual(['milk', 'shake']);
  });

  it('starts with the item’s names, and has a space before each word [CAT-09]', () => {
    expect(searchText(['Whole Milk', 'حليب كامل'], ['Dairy', 'FreshMart', 'dairy'])).toBe(
      ' whole milk حليب كامل | dairy freshmart ',
    );
  });
});
