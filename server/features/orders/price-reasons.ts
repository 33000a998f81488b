import type { LineReason } from '../../../contract/types.gen';
import type { Selection } from '../../../domain/catalogue';
import { linePrice, type PriceReason } from '../../../domain/item-price';
import { fromMinor } from '../../../domain/money';
import type { Language, LocalText } from '../../http/language';
import type { RequestContext } from '../../http/request-context';
import type { SavedLine } from '../cart/cart.types';
import { selectionIn } from '../cart/selection';
import { toTerms } from '../shared/item.terms';
import { textIn } from '../shared/local-text';

type InBoth<Reason> = Reason extends { label: string }
  ? Omit<Reason, 'label'> & { label: LocalText }
  : Reason;
/** A reason for a price, stored with its amount and its text in both languages. */
export type StoredReason = InBoth<PriceReason>;

/**
 * Returns the price rules of a line. They are stored with the order, so that later changes do not affect it
 * [PRICE-08, X-06].
 */
export function reasonsOf({ item, selection, quantity }: SavedLine): StoredReason[] {
  const inLanguage = (language: Language) => {
    const chosen: Selection = selectionIn(item, selection, language);
    return linePrice(toTerms(item, language), chosen, quantity).reasons;
  };
  const inArabic = inLanguage('ar');
  return inLanguage('en').map((reason, at) => {
    if (!('label' in reason)) return reason;
    const other = inArabic[at];
    return {
      ...reason,
      label: { en: reason.label, ar: other && 'label' in other ? other.label : reason.label },
    };
  });
}

const RULES = {
  base: 'base',
  option: 'option',
  quantity: 'quantity',
  addOn: 'add_on',
  storeDiscount: 'store_discount',
  flashSale: 'flash_sale',
  campaign: 'campaign',
  itemDiscount: 'item_discount',
} as const;

export const toWireLineReason = (
  reason: StoredReason,
  { language, currency }: Pick<RequestContext, 'language' | 'currency'>,
): LineReason => ({
  rule: RULES[reason.rule],
  amount: fromMinor(reason.amount, currency),
  ...('label' in reason && { label: textIn(reason.label, language) }),
  ...('quantity' in reason && { quantity: reason.quantity }),
  ...('percent' in reason && { percent: reason.percent, is_capped: reason.isCapped }),
});
