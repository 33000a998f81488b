import { Trans } from '@lingui/react/macro';
import { emptySelection, type Item } from '../../../../domain/catalogue';
import { linePrice, priceRange } from '../../../../domain/item-price';
import { Dialog } from '../../../platform/layers/dialog';
import { PriceReasonList } from '../../../ui/price-reasons';
import { PriceRule } from '../../cart/lines/price-rule';
import classes from './why-dialog.module.css';

type Props = { item: Item; onClose: () => void };

/** The rules behind the price of a card, and how long they hold [X-06, PRICE-08]. */
export function WhyDialog({ item, onClose }: Props) {
  const { lowFull, highFull } = priceRange(item);
  const cheapest = { ...item, price: lowFull, variations: [], choiceOptions: [] };
  return (
    <Dialog layer="why" title={<Trans>Why this price?</Trans>} onClose={onClose}>
      <p className={classes.name}>{item.name}</p>
      <p className={classes.rule}>
        <PriceRule item={item} />
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
