import type { Item, Store } from '../../../domain/catalogue';
import { ItemCard } from './item-card';
import { CardRow } from './section';
import { StoreCard } from './store-card';

export const ItemRow = ({ items }: { items: Item[] }) => (
  <CardRow kind="item">
    {items.map((item) => (
      <li key={item.id}>
        <ItemCard item={item} />
      </li>
    ))}
  </CardRow>
);

export const StoreRow = ({ stores }: { stores: Store[] }) => (
  <CardRow kind="store">
    {stores.map((store) => (
      <li key={store.id}>
        <StoreCard store={store} />
      </li>
    ))}
  </CardRow>
);
