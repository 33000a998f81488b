import { type TaxRate, taxRateOf } from '../../../domain/tax';
import type { ItemRow } from './item.rows';
import type { SiteConfig } from './site-config';
import type { StoreRow } from './store.rows';

type ShopRate = Pick<SiteConfig, 'tax_percent'>;
type ItemRates = Pick<
  ItemRow,
  'tax_percent' | 'category_tax_percent' | 'store_tax_percent' | 'module_tax_percent'
>;

/** Returns the tax rate that applies to an item now [PRICE-10]. */
export const itemTax = (item: ItemRates, { tax_percent: shop }: ShopRate): TaxRate =>
  taxRateOf({
    item: item.tax_percent,
    category: item.category_tax_percent,
    store: item.store_tax_percent,
    module: item.module_tax_percent,
    shop,
  });

/**
 * Returns the tax rate for the store's items that have none of their own. Without a store: the shop's rate.
 */
export const storeTax = (
  store: Pick<StoreRow, 'tax_percent' | 'module_tax_percent'> | null,
  { tax_percent: shop }: ShopRate,
): TaxRate =>
  taxRateOf({
    item: null,
    category: null,
    store: store?.tax_percent ?? null,
    module: store?.module_tax_percent ?? null,
    shop,
  });
