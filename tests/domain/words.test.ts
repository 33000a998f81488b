import { describe, expect, it, vi } from 'vitest';
import { directionOf } from '../../domain/languages';
import { starsOf } from '../../domain/rating';
import { ITEM_TEXT_LENGTH, isTooLong, truncate, withFullStop } from '../../domain/text';

describe('long texts', () => {
  it('are cut at 70 characters on cards and 130 on the item page [CARD-03, ITEM-06, CONST-04]', () => {
    expect(truncate('x'.repeat(71))).toBe(`${'x'.repeat(70)}…`);
    expect(truncate('x'.repeat(400), ITEM_TEXT_LENGTH)).toBe(`${'x'.repeat(130)}…`);
  });

  it('are cut by code points in a browser without Intl.Segmenter [CARD-03]', async () => {
    vi.stubGlobal('Intl', {});
    vi.resetModules();
    const old = await import('../../domain/text');
    vi.unstubAllGlobals();
    expect(old.truncate('🍕🍕🍕', 2)).toBe('🍕🍕…');
    expect(old.truncate('big pizza', 4)).toBe('big…');
  });

  it('are unchanged when they fit [CARD-03]', () => {
    const text = 'x'.repeat(70);
    expect(truncate(text)).toBe(text);
    expect([isTooLong(text, 70), isTooLong(`${text}x`, 70)]).toEqual([false, true]);
  });

  it('are shortened without splitting an emoji or ending in a space [CARD-03]', () => {
    expect(truncate('🍕🍕🍕', 2)).toBe('🍕🍕…');
    expect(truncate('big pizza', 4)).toBe('big…');
  });

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a flag', '🇦🇪'],
    ['a skin tone', '👍🏽'],
    ['a letter with combining marks', 'e\u0301\u0323'],
    ['an Arabic letter with its vowel marks', 'بَّ'],
  ])('count %s as one character, which is never split [CARD-03, ITEM-06]', (_, one) => {
    expect(truncate(one.repeat(70))).toBe(one.repeat(70));
    expect(truncate(one.repeat(71))).toBe(`${one.repeat(70)}…`);
    expect(truncate(one.repeat(131), ITEM_TEXT_LENGTH)).toBe(`${one.repeat(130)}…`);
    expect([isTooLong(one.repeat(70), 70), isTooLong(one.repeat(71), 70)]).toEqual([false, true]);
  });
});

it.each([
  ['The name is cut off', 'The name is cut off.'],
  ['  Too dark ', 'Too dark.'],
  ['Whose is it?', 'Whose is it?'],
  ['لمن هذه؟', 'لمن هذه؟'],
  ['He said “no.”', 'He said “no.”'],
  ['', ''],
])('the customer’s text “%s” becomes “%s” when another sentence follows [PHAR-05]', (text, sentence) => {
  expect(withFullStop(text)).toBe(sentence);
});

it.each([
  [4.46, 4.5],
  [4.24, 4],
  [4.25, 4.5],
  [0, 0],
  [7, 5],
  [-1, 0],
])('a rating of %d is shown as %d stars [CAT-05, CONST-10]', (rating, stars) => {
  expect(starsOf(rating)).toBe(stars);
});

describe('the writing direction', () => {
  it.each(['ar', 'ar-SA', 'AR', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'])(
    'is right to left for %s [LANG-04]',
    (language) => {
      expect(directionOf(language)).toBe('rtl');
    },
  );

  it.each(['en', 'en-US', 'fr', 'are', ''])('is left to right for "%s" [LANG-04]', (language) => {
    expect(directionOf(language)).toBe('ltr');
  });
});
