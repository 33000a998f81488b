import type { Item } from '../../../../domain/catalogue';
import { CardRow } from '../page/section';
import { ItemCard } from './item-card';

export const ItemRow = ({ items }: { items: Item[] }) => (
  <CardRow kind="item">
    {items.map((item) => (
      <li key={item.id}>
        <ItemCard item={item} />
      </li>
    ))}
  </CardRow>
);
