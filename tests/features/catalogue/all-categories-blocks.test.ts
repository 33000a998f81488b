import { expect, it, vi } from 'vitest';
import { allCategoriesBlocks } from '../../../src/features/catalogue/page/page-blocks';
import { createReads } from '../../../src/platform/reads';

const scope = { language: 'en', zoneIds: [1], module: null };

function ask(categories: Promise<unknown>, items: Promise<unknown>) {
  const catalogue = { categories: () => categories, items: () => items };
  return allCategoriesBlocks({ api: { catalogue } as never, reads: createReads() }, scope);
}

it.each(['have loaded', 'have failed'])(
  'popular items are shown only after the categories above them %s, so nothing shifts [NFR-07]',
  async (end) => {
    let answer: (end: unknown) => void = () => undefined;
    const above = new Promise<unknown>((resolve) => {
      answer = resolve;
    });
    const { popular } = ask(above, Promise.resolve({ entries: ['a dish'] }));
    const shown = vi.fn();
    void popular.promise.then(shown);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).not.toHaveBeenCalled();
    answer(end === 'have loaded' ? [] : Promise.reject(new Error('no categories')));
    await expect(popular.promise).resolves.toEqual(['a dish']);
  },
);

it('failing popular items do not affect the list of categories [CAT-11]', async () => {
  const { categories, popular } = ask(Promise.resolve([]), Promise.reject(new Error('no dishes')));
  await expect(categories.promise).resolves.toEqual([]);
  await expect(popular.promise).rejects.toThrow('no dishes');
});

it('a failed block that is not rendered yet causes no unhandled rejection [CAT-11, NFR-09]', async () => {
  const onUnhandled = vi.fn();
  process.on('unhandledRejection', onUnhandled);
  const { categories } = ask(
    Promise.reject(new Error('no categories')),
    Promise.reject(new Error('no dishes')),
  );
  await expect(categories.promise).rejects.toThrow('no categories');
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});
