import { Plural, Trans } from '@lingui/react/macro';
import type { LinePrice, PriceReason } from '../../../domain/item-price';
import { useFormats } from '../../i18n/formats.context';
import classes from './price-reasons.module.css';

/** Every rule that made the total, by name [PRICE-08]. */
export function PriceReasons({ price }: { price: LinePrice }) {
  return (
    <details className={classes.reasons}>
      <summary className={classes.summary}>
        <Trans>How is this calculated?</Trans>
      </summary>
      <PriceReasonList price={price} />
    </details>
  );
}

export function PriceReasonList({ price }: { price: LinePrice }) {
  const formats = useFormats();
  return (
    <dl className={classes.list}>
      {price.reasons.map((reason, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rebuilt as a whole at every change
        <div key={place} className={classes.reason}>
          <dt>
            <ReasonName reason={reason} />
          </dt>
          <dd>{formats.money(reason.amount)}</dd>
        </div>
      ))}
      <div className={classes.reason} data-total>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{formats.money(price.total)}</dd>
      </div>
    </dl>
  );
}

function ReasonName({ reason }: { reason: PriceReason }) {
  const formats = useFormats();
  switch (reason.rule) {
    case 'base':
      return <Trans>Base price</Trans>;
    case 'option':
      return reason.label;
    case 'storeDiscount':
      return <Trans>Store discount {formats.percent(reason.percent)}</Trans>;
    case 'percentDiscount':
      return <Trans>Discount {formats.percent(reason.percent)}</Trans>;
    case 'amountDiscount':
      return <Trans>Discount</Trans>;
    case 'quantity':
      return <Plural value={reason.quantity} one="For # piece" other="For # pieces" />;
    default:
      return `${formats.number(reason.quantity)} × ${reason.label}`;
  }
}
