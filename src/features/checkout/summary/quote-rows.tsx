import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderQuote, QuoteReason } from '../../../../domain/order-quote';
import { useFormats } from '../../../i18n/formats.context';
import own from './summary.module.css';

/** Every rule that made the total, by name [PRICE-08, DLV-10]. */
export function QuoteRows({ quote, isUnpriced }: { quote: OrderQuote; isUnpriced: boolean }) {
  const formats = useFormats();
  const percent = formats.percent(quote.taxPercent);
  const isFree = quote.delivery === 0;
  return (
    <dl className={own.rows}>
      <Row name={<Trans>Subtotal</Trans>}>
        {isUnpriced ? <Trans>The pharmacy prices it</Trans> : formats.money(quote.items)}
      </Row>
      {quote.couponDiscount > 0 ? (
        <Row name={<Trans>Coupon</Trans>} tone="good">
          {formats.money(-quote.couponDiscount)}
        </Row>
      ) : null}
      <Row
        name={<Trans>Delivery</Trans>}
        below={quote.deliveryReasons.map((reason) => (
          <span key={reason.rule} className={own.reason}>
            <span>
              <ReasonName reason={reason} isEstimated={quote.isDistanceEstimated} />
            </span>
            {isFree || quote.deliveryReasons.length === 1 ? null : (
              <span>{formats.money(reason.amount)}</span>
            )}
          </span>
        ))}
      >
        {isFree ? <Trans>Free</Trans> : formats.money(quote.delivery)}
      </Row>
      {quote.isTaxIncluded ? null : (
        <Row name={<Trans>Tax ({percent})</Trans>}>{formats.money(quote.tax)}</Row>
      )}
      {quote.tip > 0 ? <Row name={<Trans>Tip for the courier</Trans>}>{formats.money(quote.tip)}</Row> : null}
      <Row name={isUnpriced ? <Trans>So far</Trans> : <Trans>Total</Trans>} tone="total">
        {formats.money(quote.total)}
      </Row>
      {quote.isTaxIncluded ? (
        <Row name={<Trans>Tax included ({percent})</Trans>} tone="small">
          {formats.money(quote.tax)}
        </Row>
      ) : null}
      {quote.walletAmount > 0 ? (
        <>
          <Row name={<Trans>From your wallet</Trans>} tone="small">
            {formats.money(-quote.walletAmount)}
          </Row>
          <Row name={<Trans>Left to pay</Trans>}>{formats.money(quote.due)}</Row>
        </>
      ) : null}
      {quote.cashback > 0 ? (
        <Row name={<Trans>Cashback to your wallet afterwards</Trans>} tone="good">
          {formats.money(quote.cashback)}
        </Row>
      ) : null}
    </dl>
  );
}

type RowProps = {
  name: ReactNode;
  tone?: 'good' | 'total' | 'small';
  below?: ReactNode;
  children: ReactNode;
};

export const Row = ({ name, tone, below, children }: RowProps) => (
  <div className={own.row} data-tone={tone}>
    <dt>
      {name}
      {below}
    </dt>
    <dd>{children}</dd>
  </div>
);

export function ReasonName({
  reason,
  isEstimated,
}: {
  reason: QuoteReason;
  isEstimated: boolean;
}): ReactNode {
  const formats = useFormats();
  const share = reason.percent === null ? '' : formats.percent(reason.percent);
  switch (reason.rule) {
    case 'take_away':
      return <Trans>You pick it up</Trans>;
    case 'coupon':
      return <Trans>Free with your coupon</Trans>;
    case 'self_delivery':
      return <Trans>This store delivers for free</Trans>;
    case 'all_stores':
      return <Trans>Free delivery from every store</Trans>;
    case 'over_amount':
      return <Trans>Free from this amount on</Trans>;
    case 'fixed':
      return <Trans>Fixed fee</Trans>;
    case 'distance': {
      const way = formats.kilometres(reason.kilometres ?? 0);
      return isEstimated ? <Trans>About {way} km</Trans> : <Trans>{way} km by road</Trans>;
    }
    case 'minimum':
      return <Trans>Smallest fee</Trans>;
    case 'maximum':
      return <Trans>Largest fee</Trans>;
    case 'zone':
      return <Trans>Your area {share}</Trans>;
    case 'surge':
      return <Trans>Many people order now {share}</Trans>;
    default:
      return null;
  }
}
