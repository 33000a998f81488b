import { describe, expect, it } from 'vitest';
import { normalizeSearchText, searchText, searchWords } from '../../domain/search-text';

describe('search text', () => {
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
    ["50% off; drop table '", '50 off drop table'],
    ['  ', ''],
  ])('reads %j as %j [CAT-09]', (text, normalized) => {
    expect(normalizeSearchText(text)).toBe(normalized);
  });

  it('keeps the article of a word that would become too short [CAT-09]', () => {
    expect(normalizeSearchText('الأم')).toBe('الام');
  });

  it('names each word once [CAT-09]', () => {
    expect(searchWords('Milk milk, MILK shake')).toEqual(['milk', 'shake']);
  });

  it('puts the names before everything else, each word after a space [CAT-09]', () => {
    expect(searchText(['Whole Milk', 'حليب كامل'], ['Dairy', 'FreshMart', 'dairy'])).toBe(
      ' whole milk حليب كامل | dairy freshmart ',
    );
  });
});
