import { createActor, fromPromise, toPromise } from 'xstate';
import { homeArrivalMachine } from '../../../../machines/catalogue/home-arrival.machine';
import type { BlockData } from '../../../platform/reads';
import type { HomeBlocks } from './home-blocks';

/**
 * Resolves when the page can be shown. Rejects with the first failure if every part fails [NFR-06, NFR-09].
 */
export async function homeArrival(blocks: HomeBlocks): Promise<void> {
  const promisesOf = (some: BlockData<unknown>[]) => some.map(({ promise }) => promise);
  const { error } = await toPromise(
    createActor(
      homeArrivalMachine.provide({
        actors: {
          awaitFirstBlock: fromPromise<void, void>(async () => {
            await Promise.any(promisesOf(allBlocks(blocks))).catch(({ errors }: AggregateError) => {
              throw errors[0];
            });
          }),
          awaitFirstScreen: fromPromise<void, void>(async () => {
            await Promise.allSettled(promisesOf(firstScreen(blocks)));
          }),
        },
      }),
    ).start(),
  );
  if (error !== null) throw error;
}

/** Returns the parts that every home page has. */
const allBlocks = ({ categories, banners, flashSale, stores, items }: HomeBlocks): BlockData<unknown>[] => [
  categories,
  banners,
  flashSale,
  ...Object.values(stores),
  ...Object.values(items),
];

const firstScreen = ({ categories, banners, flashSale, stores, items }: HomeBlocks): BlockData<unknown>[] => [
  categories,
  banners,
  flashSale,
  stores.popular,
  items.discounted,
];
