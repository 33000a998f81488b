import { describe, expect, it } from 'vitest';
import { newsletterSchema } from '../../domain/forms/newsletter';
import { directionOf } from '../../domain/languages';
import { starsOf } from '../../domain/rating';
import { CARD_TEXT_LENGTH, ITEM_TEXT_LENGTH, isTooLong, truncate } from '../../domain/text';

describe('the newsletter form', () => {
  it.each(['', '   ', 'amira', 'amira@souk'])('refuses "%s" with a code [FOOT-05]', async (email) => {
    await expect(newsletterSchema.validate({ email })).rejects.toThrow('emailInvalid');
  });

  it('takes an email, trimmed [FOOT-05]', async () => {
    await expect(newsletterSchema.validate({ email: ' amira@souk.example ' })).resolves.toEqual({
      email: 'amira@souk.example',
    });
  });
});

describe('long texts', () => {
  it('are cut at 70 characters on cards and 130 on the item page [CARD-03, ITEM-06]', () => {
    expect(truncate('x'.repeat(CARD_TEXT_LENGTH + 1))).toBe(`${'x'.repeat(70)}…`);
    expect(truncate('x'.repeat(400), ITEM_TEXT_LENGTH)).toBe(`${'x'.repeat(130)}…`);
  });

  it('stay as they are when they fit [CARD-03]', () => {
    const text = 'x'.repeat(CARD_TEXT_LENGTH);
    expect(truncate(text)).toBe(text);
    expect([isTooLong(text, CARD_TEXT_LENGTH), isTooLong(`${text}x`, CARD_TEXT_LENGTH)]).toEqual([
      false,
      true,
    ]);
  });

  it('never lose half of an emoji, nor end in a space [CARD-03]', () => {
    expect(truncate('🍕🍕🍕', 2)).toBe('🍕🍕…');
    expect(truncate('big pizza', 4)).toBe('big…');
  });
});

it.each([
  [4.46, 4.5],
  [4.24, 4],
  [4.25, 4.5],
  [0, 0],
  [7, 5],
  [-1, 0],
])('a rating of %d has %d stars [CAT-05]', (rating, stars) => {
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
