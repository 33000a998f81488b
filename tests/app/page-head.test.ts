import { expect, it } from 'vitest';
import { loadedHead, pageHead } from '../../src/routes/-page-head';
import { Route as home } from '../../src/routes/home';
import { Route as latest } from '../../src/routes/store.latest';
import { Route as popular } from '../../src/routes/store.popular';
import { testConfig } from '../support/shop-page';

type Head = { meta?: object[] };
const context = { config: testConfig };

const titleOf = async (route: unknown, search: object = {}) => {
  const { head } = (route as { options: { head: (page: object) => Promise<Head> | Head } }).options;
  const { meta = [] } = await head({ match: { context, search } });
  return meta.flatMap((tag) => ('title' in tag ? [tag.title] : []));
};

it('the title follows the route [NAV-45]', async () => {
  expect(await titleOf(latest)).toEqual(['Latest stores · Souk']);
  expect(await titleOf(popular)).toEqual(['Popular stores · Souk']);
  expect(await titleOf(home)).toEqual(['Home · Souk']);
  expect(await titleOf(home, { search: 'category', name: 'Soups' })).toEqual(['Soups · Souk']);
  expect(await titleOf(home, { search: 'tea' })).toEqual(['Results for “tea” · Souk']);
});

it('the preview of an item has its name, description and picture [NAV-45]', () => {
  const head = { title: 'Margherita', description: 'Tomato and basil', imageUrl: '/m.webp' };
  expect(loadedHead({ match: { context } as never, loaderData: { head } }).meta).toEqual([
    { title: 'Margherita · Souk' },
    { name: 'description', content: 'Tomato and basil' },
    { property: 'og:title', content: 'Margherita · Souk' },
    { property: 'og:description', content: 'Tomato and basil' },
    { property: 'og:image', content: '/m.webp' },
  ]);
});

it('a page without its own description has the shop’s [NAV-45]', () => {
  const { meta } = pageHead(context as never, { title: 'Help' });
  const described = meta.flatMap((tag) => ('name' in tag && tag.name === 'description' ? [tag.content] : []));
  expect(described[0]).toMatch(/^Food, groceries, medicines/);
});
