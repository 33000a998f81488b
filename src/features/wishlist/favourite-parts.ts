import type { ComponentType, ReactNode } from 'react';
import type { Item, Store } from '../../../domain/catalogue';

/** What the drawer shows of the cart and the catalogue. They come after this feature and are handed to it. */
export type FavouriteParts = {
  AddButton: ComponentType<{ item: Item }>;
  StoreLink: ComponentType<{ store: Store; children: ReactNode }>;
};
