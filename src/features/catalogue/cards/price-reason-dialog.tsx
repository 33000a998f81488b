import { Trans } from '@lingui/react/macro';
import { emptySelection, type Item } from '../../../../domain/catalogue';
import { linePrice, priceRange } from '../../../../domain/item-price';
import { Dialog } from '../../../platform/layers/dialog';
import { PriceReasonList } from '../../../ui/price-reasons';
import { ItemTaxNote } from '../../cart/lines/item-tax-note';
import { PriceRule } from '../../cart/lines/price-rule';
import classes from './price-reason-dialog.module.css';

type Props = { item: Item; onClose: () => void };

/** Lists the rules that make up an item's price [X-06, PRICE-08]. */
export function PriceReasonDialog({ item, onClose }: Props) {
  const { lowFull, highFull } = priceRange(item);
  const cheapest = { ...item, price: lowFull, variations: [], choiceOptions: [] };
  return (
    <Dialog layer="why" title={<Trans>Why this price?</Trans>} onClose={onClose}>
      <p className={classes.name}>{item.name}</p>
      <p className={classes.rule}>
        <PriceRule item={item} />
      </p>
      <PriceReasonList price={linePrice(cheapest, emptySelection, 1)} />
      <ItemTaxNote item={item} className={classes.note} />
      {highFull > lowFull ? (
        <p className={classes.note}>
          <Trans>This is the price of the cheapest option. Other options are priced the same way.</Trans>
        </p>
      ) : null}
    </Dialog>
  );
}
