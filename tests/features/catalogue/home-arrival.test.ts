import { expect, it } from 'vitest';
import { homeArrival } from '../../../src/features/catalogue/home/home.actors';
import type { HomeBlocks } from '../../../src/features/catalogue/home/home-blocks';

const never = () => ({ key: 'never', promise: new Promise<never>(() => undefined) });
const failed = (code: string) => {
  const promise = Promise.reject<never>({ code, messages: [] });
  promise.catch(() => undefined);
  return { key: 'failed', promise };
};
const there = () => ({ key: 'there', promise: Promise.resolve([]) });

type Block = () => { key: string; promise: Promise<never[]> };

const homeOf = (first: Block, others: Block): HomeBlocks => ({
  categories: first(),
  banners: others(),
  flashSale: others() as never,
  basicCampaigns: others(),
  itemCampaigns: others(),
  brands: null,
  visitAgain: null,
  buyAgain: null,
  stores: { popular: others(), latest: others() },
  items: {
    popular: others(),
    discounted: others(),
    'new-arrival': others(),
    recommended: others(),
    'most-reviewed': others(),
  },
});

it('the home page counts as loaded with its first block, while other blocks load or have failed [CAT-04, NFR-06, NFR-09]', async () => {
  await expect(homeArrival(homeOf(there, never))).resolves.toBeUndefined();
  await expect(homeArrival(homeOf(there, () => failed('server')))).resolves.toBeUndefined();
});

it('the home page counts as failed when every block has failed [NFR-06, NFR-09]', async () => {
  await expect(
    homeArrival(
      homeOf(
        () => failed('offline'),
        () => failed('server'),
      ),
    ),
  ).rejects.toMatchObject({ code: 'offline' });
});
