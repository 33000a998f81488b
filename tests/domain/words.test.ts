import { describe, expect, it } from 'vitest';
import { directionOf } from '../../domain/languages';
import { starsOf } from '../../domain/rating';
import { asSentence, ITEM_TEXT_LENGTH, isTooLong, truncate } from '../../domain/text';

describe('long texts', () => {
  it('are cut at 70 characters on cards and 130 on the item page [CARD-03, ITEM-06, CONST-04]', () => {
    expect(truncate('x'.repeat(71))).toBe(`${'x'.repeat(70)}…`);
    expect(truncate('x'.repeat(400), ITEM_TEXT_LENGTH)).toBe(`${'x'.repeat(130)}…`);
  });

  it('stay as they are when they fit [CARD-03]', () => {
    const text = 'x'.repeat(70);
    expect(truncate(text)).toBe(text);
    expect([isTooLong(text, 70), isTooLong(`${text}x`, 70)]).toEqual([false, true]);
  });

  it('never lose half of an emoji, nor end in a space [CARD-03]', () => {
    expect(truncate('🍕🍕🍕', 2)).toBe('🍕🍕…');
    expect(truncate('big pizza', 4)).toBe('big…');
  });
});

it.each([
  ['The name is cut off', 'The name is cut off.'],
  ['  Too dark ', 'Too dark.'],
  ['Whose is it?', 'Whose is it?'],
  ['لمن هذه؟', 'لمن هذه؟'],
  ['He said “no.”', 'He said “no.”'],
  ['', ''],
])('somebody’s words “%s” before other words are “%s” [PHAR-05]', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

it.each([
  [4.46, 4.5],
  [4.24, 4],
  [4.25, 4.5],
  [0, 0],
  [7, 5],
  [-1, 0],
])('a rating of %d has %d stars [CAT-05, CONST-10]', (rating, stars) => {
  expect(starsOf(rating)).toBe(stars);
});

describe('direction', () => {
  it.each(['ar', 'ar-SA', 'AR', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'])(
    '%s is written from right to left [LANG-04]',
    (language) => {
      expect(directionOf(language)).toBe('rtl');
    },
  );

  it.each(['en', 'en-US', 'fr', 'are', ''])('"%s" is written from left to right [LANG-04]', (language) => {
    expect(directionOf(language)).toBe('ltr');
  });
});
