import { expect, it } from 'vitest';
import { type BootPage, toPage } from '../../../server/http/boot-page';
import type { FirstWords } from '../../../server/http/first-words';
import { headedPages } from '../../../server/http/headed-pages';
import type { Shop } from '../../../server/http/shop';

const words: FirstWords = { drawn: async (html) => html, styled: async (html) => html };

it('keeps the page of a dish until the operator sets something for everybody [X-23, NAV-45]', async () => {
  let edition = '{}';
  const shop = { name: 'plain', edition: () => edition, headOf: async () => null } as Partial<Shop> as Shop;
  const pageOf = headedPages(words);
  const asked = async (page: BootPage): Promise<string> => {
    const visit = {
      path: '/product/101',
      query: '',
      origin: 'https://souk.example',
      language: 'en',
    } as const;
    const known = { isDrawn: true, view: null, isUnknown: false, isForWords: false };
    return (await pageOf(page, { ...visit, ...known, shop })).page.plain.toString();
  };
  const [before, after] = await Promise.all([toPage('$9.00'), toPage('9.00 $')]);
  expect(await asked(before)).toBe('$9.00');
  expect(await asked(after)).toBe('$9.00');
  edition = '{"currency_symbol_direction":"right"}';
  expect(await asked(after)).toBe('9.00 $');
});
