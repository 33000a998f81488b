import { useLingui } from '@lingui/react/macro';
import type { ModuleType } from '../../../../domain/catalogue';

/** Returns the texts that differ by module, such as "dishes" and "restaurants". */
export function useMarketTexts(type: ModuleType | null) {
  const { t } = useLingui();
  switch (type) {
    case 'food':
      return {
        categories: t`What are you in the mood for?`,
        popularStores: t`Popular near you`,
        latestStores: t`New kitchens`,
        popularItems: t`Dishes people love`,
        stores: t`Restaurants`,
        items: t`Dishes`,
      };
    case 'grocery':
      return {
        categories: t`Fill your basket`,
        popularStores: t`Popular grocers near you`,
        latestStores: t`New in the neighbourhood`,
        popularItems: t`In everyone’s basket`,
        stores: t`Stores`,
        items: t`Groceries`,
      };
    case 'pharmacy':
      return {
        categories: t`What do you need?`,
        popularStores: t`Pharmacies near you`,
        latestStores: t`New pharmacies`,
        popularItems: t`Frequently bought`,
        stores: t`Pharmacies`,
        items: t`Products`,
      };
    default:
      return {
        categories: t`Browse the shelves`,
        popularStores: t`Popular shops`,
        latestStores: t`New shops`,
        popularItems: t`Popular right now`,
        stores: t`Stores`,
        items: t`Items`,
      };
  }
}
