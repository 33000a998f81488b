import { Trans } from '@lingui/react/macro';
import type { CartItem } from '../../../../domain/cart';
import { discountRule, effectiveDiscount } from '../../../../domain/item-price';
import { clockAt } from '../../../../domain/opening-hours';
import { useFormats } from '../../../i18n/formats.context';
import { useClock, useConfig } from '../../../platform/shop.context';

/** Shows the rule of a discount and how long the discount lasts [X-06, PRICE-08]. */
export function PriceRule({ item }: { item: CartItem }) {
  const formats = useFormats();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const { flashSaleEndsAt, campaign, storeName, storeDiscountPercent } = item;
  const discount = effectiveDiscount(item);
  if (discount === null) return null;
  const rule = discountRule(item);
  if (rule === 'storeDiscount')
    return (
      <Trans>
        {storeName}: {formats.percent(storeDiscountPercent)} off everything.
      </Trans>
    );
  if (rule === 'flashSale' && flashSaleEndsAt !== null && Date.parse(flashSaleEndsAt) > now()) {
    const time = formats.time(clockAt(Date.parse(flashSaleEndsAt), utcOffsetMinutes));
    return (
      <Trans>
        Flash sale price until {time} on {formats.date(flashSaleEndsAt)}.
      </Trans>
    );
  }
  if (campaign?.ends) return <Trans>Campaign price until {formats.date(campaign.ends)}.</Trans>;
  return discount.kind === 'percent' ? (
    <Trans>{formats.percent(discount.percent)} off this item.</Trans>
  ) : (
    <Trans>{formats.money(discount.amount)} off this item.</Trans>
  );
}
