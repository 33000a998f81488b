import { useLingui } from '@lingui/react/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { CartLine } from '../../../../domain/cart';
import type { ItemTerms, Selection } from '../../../../domain/catalogue';
import { effectiveDiscount, hasPriceParts, linePrice } from '../../../../domain/item-price';
import { useFormats } from '../../../i18n/formats.context';
import { Price } from '../../../ui/price';
import { PriceReasonList } from '../../../ui/price-reasons';
import { TilePicture } from '../../../ui/tile-picture';
import classes from './cart-lines.module.css';
import { ItemTaxNote } from './item-tax-note';
import { PriceRule } from './price-rule';

type Props = {
  line: Pick<CartLine, 'item' | 'selection' | 'quantity'>;
  /** Shown between choices and price. */
  warning?: ReactNode;
  /** Shown beside the price. */
  change?: ReactNode;
  /** Shown below everything else. */
  children?: ReactNode;
  /** The quantity; shown below the total. */
  count: ReactNode;
};

/**
 * Shows a line with its price. A price that depends on rules or options has an explanation [CART-67, X-06,
 * PRICE-08].
 */
export function LineFrame({ line: { item, selection, quantity }, warning, change, children, count }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const reasonsId = useId();
  const price = linePrice(item, selection, quantity);
  const total = formats.money(price.total);
  const canAsk = hasPriceParts(price.reasons);
  const why = t`Why this price?`;
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
        {warning}
        <p className={classes.unit}>
          <span className={classes.price}>
            <Price low={price.unit} full={price.unitFull} size="small" />
            {canAsk ? (
              <button
                type="button"
                className={classes.why}
                title={why}
                aria-label={t`Why this price? ${item.name}`}
                aria-expanded={isOpen}
                aria-controls={reasonsId}
                onClick={() => setOpen(!isOpen)}
              >
                <IconInfoCircle size={18} aria-hidden />
              </button>
            ) : null}
          </span>
          {change}
        </p>
      </div>
      <div className={classes.end}>
        <output className={classes.total} aria-label={t`Total for ${item.name}: ${total}`}>
          {total}
        </output>
        {count}
      </div>
      <div className={classes.below}>{children}</div>
      {canAsk && isOpen ? (
        <div id={reasonsId} className={classes.reasons}>
          {effectiveDiscount(item) ? (
            <p>
              <PriceRule item={item} />
            </p>
          ) : null}
          <PriceReasonList price={price} />
          <ItemTaxNote item={item} />
        </div>
      ) : null}
    </li>
  );
}

/** Separates choices. The no-break space keeps a line from breaking before the dot. */
const SEPARATOR = '\u00a0· ';

type LineChoicesProps = { terms: ItemTerms; selection: Selection; className?: string | undefined };

/** Lists the choices in menu order: "Medium, Mushroom, 2 x Cola" [CART-67]. */
function LineChoices({ terms, selection, className }: LineChoicesProps) {
  const formats = useFormats();
  const options = terms.choiceOptions.flatMap(({ title }) => selection.options[title] ?? []);
  const values = terms.foodGroups.flatMap(({ name, values: offered }) =>
    offered.map(({ label }) => label).filter((label) => selection.groups[name]?.includes(label)),
  );
  const addOns = terms.addOns.flatMap(({ id, name }) => {
    const count = selection.addOns[id] ?? 0;
    return count > 0 ? [`${formats.number(count)} × ${name}`] : [];
  });
  const chosen = [...options, ...values, ...addOns];
  return chosen.length > 0 ? <p className={className}>{chosen.join(SEPARATOR)}</p> : null;
}
