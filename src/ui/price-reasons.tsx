import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SubtotalReason } from '../../domain/cart-price';
import type { DiscountReason, PriceReason } from '../../domain/item-price';
import type { Minor } from '../../domain/money';
import { useFormats } from '../i18n/formats.context';
import classes from './price-reasons.module.css';

type Reason = PriceReason | SubtotalReason;
type Props = { price: { total: Minor; reasons: Reason[] }; totalName?: ReactNode };
type DetailsProps = Props & {
  title?: ReactNode;
  /** A suffix for element ids, because a page may have several lists. */
  label?: string;
  /** Reduces the space between the list and the price above. */
  isTight?: boolean;
  note?: ReactNode;
};

/** Lists the amount of every rule of a total [PRICE-08]. */
export function PriceReasons({
  title = <Trans>Price details</Trans>,
  label,
  isTight = false,
  note = null,
  ...props
}: DetailsProps) {
  return (
    <details className={classes.reasons} data-tight={isTight || undefined}>
      <summary className={classes.summary} aria-label={label}>
        {title}
      </summary>
      <PriceReasonList {...props} />
      {note === null ? null : <div className={classes.note}>{note}</div>}
    </details>
  );
}

export function PriceReasonList({ price, totalName = <Trans>Total</Trans> }: Props) {
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
        <dt>{totalName}</dt>
        <dd>{formats.money(price.total)}</dd>
      </div>
    </dl>
  );
}

function ReasonName({ reason }: { reason: Reason }) {
  const formats = useFormats();
  switch (reason.rule) {
    case 'base':
      return <Trans>Base price</Trans>;
    case 'items':
      return <Plural value={reason.quantity} one="# piece" other="# pieces" />;
    case 'option':
      return reason.label;
    case 'quantity':
      return <Plural value={reason.quantity - 1} one="# piece more" other="# pieces more" />;
    case 'addOn':
      return `${formats.number(reason.quantity)} × ${reason.label}`;
    case 'addOns':
      return <Trans>Add-ons</Trans>;
    default:
      return <DiscountName reason={reason} />;
  }
}

function DiscountName({ reason: { rule, percent, isCapped } }: { reason: DiscountReason }) {
  const formats = useFormats();
  const share = percent === null ? null : formats.percent(percent);
  return (
    <>
      <RuleName rule={rule} /> {share}
      {isCapped ? (
        <>
          {' '}
          <Trans>(up to the item’s price)</Trans>
        </>
      ) : null}
    </>
  );
}

function RuleName({ rule }: Pick<DiscountReason, 'rule'>) {
  switch (rule) {
    case 'storeDiscount':
      return <Trans>Store discount</Trans>;
    case 'flashSale':
      return <Trans>Flash sale</Trans>;
    case 'campaign':
      return <Trans>Campaign</Trans>;
    case 'itemDiscount':
      return <Trans>Discount</Trans>;
  }
}
