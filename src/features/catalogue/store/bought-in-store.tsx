import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Store } from '../../../../domain/catalogue';
import { withSearch } from '../../../platform/search-change';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ListingView } from '../browse/listing-view';
import { useListSource } from '../browse/use-list-source';
import { boughtInStoreList } from '../page/page-lists';
import { MenuItem } from './menu-item';

type Props = { store: Pick<Store, 'id' | 'moduleId'>; personId: number };

/** Lists items of the customer's delivered orders from this store, at today's prices [CAT-16]. */
export function BoughtInStore({ store, personId }: Props) {
  const source = useListSource(boughtInStoreList({ storeId: store.id, moduleId: store.moduleId, personId }));
  return (
    <ListingView
      source={source}
      kind="menu"
      empty={
        <EmptyState title={<Trans>Nothing to buy again yet</Trans>} action={<ProductsButton />}>
          <Trans>After your first delivery from this store, you’ll find its items here.</Trans>
        </EmptyState>
      }
      card={(item) => <MenuItem item={item} />}
    />
  );
}

const ProductsButton = () => (
  <Button
    variant="light"
    renderRoot={(props) => (
      <Link to="." search={withSearch({ tab: undefined })} replace resetScroll={false} {...props} />
    )}
  >
    <Trans>Browse products</Trans>
  </Button>
);
