import { useLingui } from '@lingui/react/macro';
import type { CartLine } from '../../../domain/cart';
import { linePrice } from '../../../domain/item-price';
import { useFormats } from '../../i18n/formats.context';
import { Price } from '../../ui/price';
import { TilePicture } from '../../ui/tile-picture';
import classes from './cart-line-row.module.css';
import { LineChoices } from './line-choices';

type Props = { line: Pick<CartLine, 'item' | 'selection' | 'quantity'> };

/** A line that is ordered as it is. */
export function OrderedItemRow({ line: { item, selection, quantity } }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const price = linePrice(item, selection, quantity);
  const total = formats.money(price.total);
  const count = formats.number(quantity);
  return (
    <li className={classes.row}>
      <TilePicture
        className={classes.picture}
        src={item.imageUrl}
        name={item.name}
        tint={item.id}
        width={72}
        height={72}
        isDecorative
      />
      <div className={classes.words}>
        <p className={classes.name}>{item.name}</p>
        <LineChoices className={classes.choices} terms={item} selection={selection} />
        <p className={classes.unit}>
          <Price low={price.unit} full={price.unitFull} size="small" />
        </p>
      </div>
      <div className={classes.end}>
        <output className={classes.total} aria-label={t`Total for ${item.name}: ${total}`}>
          {total}
        </output>
        <span>× {count}</span>
      </div>
    </li>
  );
}
