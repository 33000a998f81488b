import { Trans } from '@lingui/react/macro';
import { hasStoresAndItems } from '../../../../domain/modules';
import { lazyPart } from '../../../ui/lazy-part';
import { useSelectedModule } from '../../location/module.context';
import { StoresLabel } from '../menu/labels';
import { MegaMenu } from './mega-menu';

const loadCategories = () => import('../menu/category-entries');
const loadStores = () => import('../menu/store-entries');
const CategoryEntries = lazyPart(() => loadCategories().then((file) => file.CategoryEntries));
const StoreEntries = lazyPart(() => loadStores().then((file) => file.StoreEntries));

/**
 * The menus of the module. Their labels depend on it; parcel has neither categories nor stores [NAV-35,
 *
 */
export function MarketMenus() {
  const module = useSelectedModule();
  if (module === null || !hasStoresAndItems(module)) return null;
  return (
    <>
      <MegaMenu label={<Trans>Categories</Trans>} onNear={() => void loadCategories()}>
        <CategoryEntries />
      </MegaMenu>
      <MegaMenu label={<StoresLabel />} onNear={() => void loadStores()}>
        <StoreEntries order="popular" />
      </MegaMenu>
    </>
  );
}
