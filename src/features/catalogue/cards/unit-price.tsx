import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Content, Item } from '../../../../domain/catalogue';
import { unitPrice } from '../../../../domain/unit-price';
import { useFormats } from '../../../i18n/formats.context';
import classes from './unit-price.module.css';

/** Shows the unit price, such as "500 g · $4.80 per kg", so that package sizes can be compared. */
export function UnitPrice({ item }: { item: Item }) {
  const formats = useFormats();
  const unit = unitPrice(item);
  if (item.content === null || unit === null) return null;
  const isWhole = unit.per.amount === item.content.amount;
  return (
    <span className={classes.unit}>
      {isWhole ? null : (
        <>
          <span>
            <Amount of={item.content} />
          </span>
          <span aria-hidden="true"> · </span>
        </>
      )}
      <span>
        <Per per={unit.per} price={formats.money(unit.price)} />
      </span>
    </span>
  );
}

const WHOLE = 1000;

function Amount({ of: { amount, measure } }: { of: Content }) {
  const formats = useFormats();
  const { t } = useLingui();
  if (measure === 'piece') return <Plural value={amount} one="# piece" other="# pieces" />;
  const isWhole = amount >= WHOLE;
  const shown = formats.number(isWhole ? amount / WHOLE : amount);
  if (measure === 'g') return isWhole ? t`${shown} kg` : t`${shown} g`;
  return isWhole ? t`${shown} L` : t`${shown} ml`;
}

function Per({ per: { amount, measure }, price }: { per: Content; price: string }) {
  const formats = useFormats();
  if (measure === 'piece') return <Trans>{price} each</Trans>;
  if (amount === WHOLE)
    return measure === 'g' ? <Trans>{price} per kg</Trans> : <Trans>{price} per litre</Trans>;
  if (amount === 1) return measure === 'g' ? <Trans>{price} per g</Trans> : <Trans>{price} per ml</Trans>;
  const shown = formats.number(amount);
  return measure === 'g' ? (
    <Trans>
      {price} per {shown} g
    </Trans>
  ) : (
    <Trans>
      {price} per {shown} ml
    </Trans>
  );
}
