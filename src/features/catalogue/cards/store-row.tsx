import type { Store } from '../../../../domain/catalogue';
import { CardRow } from '../page/section';
import { StoreCard } from './store-card';

export const StoreRow = ({ stores }: { stores: Store[] }) => (
  <CardRow kind="store">
    {stores.map((store) => (
      <li key={store.id}>
        <StoreCard store={store} />
      </li>
    ))}
  </CardRow>
);
