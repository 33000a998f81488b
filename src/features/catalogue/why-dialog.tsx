import { Trans } from '@lingui/react/macro';
import { emptySelection, type Item } from '../../../domain/catalogue';
import { effectiveDiscount, linePrice, priceRange } from '../../../domain/item-price';
import { clockAt } from '../../../domain/opening-hours';
import { useFormats } from '../../i18n/formats.context';
import { Dialog } from '../../ui/layers/dialog';
import { useClock, useConfig } from '../session/config.context';
import { PriceReasonList } from './price-reasons';
import classes from './why-dialog.module.css';

type Props = { item: Item; onClose: () => void };

/** The rules behind the price of a card, and how long they hold [X-06, PRICE-08]. */
export function WhyDialog({ item, onClose }: Props) {
  const { lowFull, highFull } = priceRange(item);
  const cheapest = { ...item, price: lowFull, variations: [], choiceOptions: [] };
  return (
    <Dialog title={<Trans>Why this price?</Trans>} onClose={onClose}>
      <p className={classes.name}>{item.name}</p>
      <p className={classes.rule}>
        <Rule item={item} />
      </p>
      <PriceReasonList price={linePrice(cheapest, emptySelection, 1)} />
      {highFull > lowFull ? (
        <p className={classes.note}>
          <Trans>This is its cheapest choice. The same rule holds for the others.</Trans>
        </p>
      ) : null}
    </Dialog>
  );
}

function Rule({ item }: { item: Item }) {
  const formats = useFormats();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const time = (moment: string) => formats.time(clockAt(Date.parse(moment), utcOffsetMinutes));
  const { flashSaleEndsAt, campaign } = item;
  if (flashSaleEndsAt !== null && Date.parse(flashSaleEndsAt) > now())
    return (
      <Trans>
        The price of a flash sale, until {time(flashSaleEndsAt)} on {formats.date(flashSaleEndsAt)}.
      </Trans>
    );
  if (campaign?.ends) return <Trans>The price of a campaign, until {formats.date(campaign.ends)}.</Trans>;
  if (item.storeDiscountPercent > 0)
    return (
      <Trans>
        {item.storeName} takes {formats.percent(item.storeDiscountPercent)} off everything.
      </Trans>
    );
  const discount = effectiveDiscount(item);
  return discount?.kind === 'percent' ? (
    <Trans>{formats.percent(discount.percent)} off this item.</Trans>
  ) : (
    <Trans>{formats.money(discount?.amount ?? 0)} off this item.</Trans>
  );
}
