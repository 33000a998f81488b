import { useMemo } from 'react';
import type { Item, Store } from '../../../../domain/catalogue';
import { withoutRepeats } from '../../../../domain/shelves';
import type { BlockData } from '../../../platform/reads';
import type { HomeBlocks } from './home-blocks';

export type DedupedRows = {
  deals: BlockData<Item[]>;
  recommended: BlockData<Item[]>;
  popular: BlockData<Item[]>;
  arrivals: BlockData<Item[]>;
  reviewed: BlockData<Item[]>;
  newStores: BlockData<Store[]>;
  /** Stores for the row of earlier stores. `null` for guests. */
  firstVisit: BlockData<Store[]> | null;
};

/** Removes items from a row that a row above already shows. */
export const useDedupedRows = (blocks: HomeBlocks): DedupedRows =>
  useMemo(() => dedupeRows(blocks), [blocks]);

type Shown = Pick<HomeBlocks, 'items' | 'stores' | 'visitAgain'>;

export function dedupeRows({ items, stores, visitAgain }: Shown): DedupedRows {
  const [deals, recommended, popular, arrivals, reviewed] = apart([
    items.discounted,
    items.recommended,
    items.popular,
    items['new-arrival'],
    items['most-reviewed'],
  ]);
  const [, latest] = apart([stores.popular, stores.latest]);
  return {
    deals: deals ?? items.discounted,
    recommended: recommended ?? items.recommended,
    popular: popular ?? items.popular,
    arrivals: arrivals ?? items['new-arrival'],
    reviewed: reviewed ?? items['most-reviewed'],
    ...newStores(latest ? orWhole(latest, stores.latest) : stores.latest, visitAgain),
  };
}

/**
 * Returns new stores for the row of earlier stores if the customer has no orders. The row below then leaves
 * those out, without a layout shift.
 */
function newStores(
  all: Shelf<Store>,
  visitAgain: Shelf<Store> | null,
): Pick<DedupedRows, 'firstVisit' | 'newStores'> {
  if (visitAgain === null) return { firstVisit: null, newStores: all };
  const isFirst = visitAgain.promise.then(
    (visited) => visited.length === 0,
    () => false,
  );
  const key = `${all.key} ${visitAgain.key}`;
  const shown = (isThere: boolean): Shelf<Store> => ({
    key,
    promise: silent(isFirst.then((is) => (is === isThere ? all.promise : []))),
  });
  return { firstVisit: shown(true), newStores: shown(false) };
}

type Shelf<T> = BlockData<T[]>;

/**
 * Filters rows. Each row waits for the rows above it, so that it can leave out their entries. A failed row
 * doesn't affect the others.
 */
function apart<T extends { id: number }>(shelves: Shelf<T>[]): Shelf<T>[] {
  return shelves.map((shelf, place) => ({
    key: shelf.key,
    promise: silent(
      Promise.allSettled(shelves.slice(0, place).map(({ promise }) => promise)).then(async (above) => {
        const own = await shelf.promise;
        const earlier = above.map((answer) => (answer.status === 'fulfilled' ? answer.value : []));
        return withoutRepeats([...earlier, own])[place] ?? own;
      }),
    ),
  }));
}

/** Shows all new stores if every one of them is already in a row above [CAT-02]. */
const orWhole = <T>({ key, promise }: Shelf<T>, whole: Shelf<T>): Shelf<T> => ({
  key,
  promise: silent(promise.then(async (rest) => (rest.length > 0 ? rest : whole.promise))),
});

/**
 * Ignores the failure, which the row above already shows. The browser would otherwise report an unhandled
 * rejection.
 */
function silent<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
