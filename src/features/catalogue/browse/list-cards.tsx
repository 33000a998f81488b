import type { Item, Store } from '../../../../domain/catalogue';
import { ItemCard } from '../cards/item-card';
import { StoreCard } from '../cards/store-card';

/** The number of cards in the first row, whose pictures load immediately. */
const FIRST_ROW = 4;

export const itemInList = (item: Item, index: number) => (
  <ItemCard item={item} headingLevel={2} isUrgent={index < FIRST_ROW} />
);

export const storeInList = (store: Store, index: number) => (
  <StoreCard store={store} headingLevel={2} isUrgent={index < FIRST_ROW} />
);
