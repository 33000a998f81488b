import { expect, it } from 'vitest';
import type { ReviewPage } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { read } from './reader';

forEachDatabase('Reviews of an item', (server) => {
  it('are counted by stars and paged from the newest [ITEM-07, REV-01]', async () => {
    const { body } = await read<ReviewPage>(server(), '/items/reviews/407?limit=10&offset=2');
    expect(body.total_size).toBe(23);
    expect(body.reviews).toHaveLength(10);
    const stars = Object.values(body.rating_breakdown ?? {}).map(Number);
    expect(stars.reduce((sum, count) => sum + count, 0)).toBe(23);
    const moments = (body.reviews ?? []).map(({ created_at }) => created_at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('can be sorted by stars or limited to those with photos, while the counts by stars stay the same [REV-01]', async () => {
    const reviews = async (query: string) =>
      (await read<ReviewPage>(server(), `/items/reviews/407?limit=50&${query}`)).body;
    const stars = ({ reviews: entries = [] }: ReviewPage) => entries.map(({ rating }) => rating ?? 0);

    const highest = stars(await reviews('sort_by=highest'));
    expect(highest).toEqual([...highest].sort((one, other) => other - one));
    const lowest = stars(await reviews('sort_by=lowest'));
    expect(lowest).toEqual([...highest].reverse());

    const all = await reviews('');
    const shown = await reviews('with_photos=1');
    const photographed = (all.reviews ?? []).filter(({ attachment = [] }) => attachment.length > 0);
    expect(photographed.length).toBeGreaterThan(0);
    expect(shown.total_size).toBe(photographed.length);
    expect(shown.reviews).toEqual(photographed);
    expect(shown.rating_breakdown).toEqual(all.rating_breakdown);
  });
});
