import type { ItemTerms } from '../../../../domain/catalogue';
import { useConfig } from '../../../platform/shop.context';
import { TaxNote } from '../../../ui/tax-texts';

type Props = { item: Pick<ItemTerms, 'tax'>; className?: string | undefined };

/** Shows the tax of an item where its price is explained [PRICE-10]. */
export function ItemTaxNote({ item: { tax }, className }: Props) {
  const { isTaxIncluded } = useConfig();
  return tax === undefined ? null : (
    <p className={className}>
      <TaxNote tax={tax} isIncluded={isTaxIncluded} />
    </p>
  );
}
