import type { Item } from '../../../domain/catalogue';
import { ItemCard } from './item-card';
import { CardRow } from './section';

export const ItemRow = ({ items }: { items: Item[] }) => (
  <CardRow kind="item">
    {items.map((item) => (
      <li key={item.id}>
        <ItemCard item={item} />
      </li>
    ))}
  </CardRow>
);
