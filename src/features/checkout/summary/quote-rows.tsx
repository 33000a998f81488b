import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderQuote } from '../../../../domain/order-quote';
import { useFormats } from '../../../i18n/formats.context';
import { FeeReasons } from '../../../ui/fee-reasons';
import own from './summary.module.css';

/** Every rule that made the total, by name [PRICE-08, DLV-10]. */
export function QuoteRows({ quote, isUnpriced }: { quote: OrderQuote; isUnpriced: boolean }) {
  const formats = useFormats();
  const percent = formats.percent(quote.taxPercent);
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
        below={
          <FeeReasons
            fee={quote.delivery}
            reasons={quote.deliveryReasons}
            isEstimated={quote.isDistanceEstimated}
          />
        }
      >
        {quote.delivery === 0 ? <Trans>Free</Trans> : formats.money(quote.delivery)}
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
    <dt>{name}</dt>
    <dd>{children}</dd>
    {below ? <dd className={own.below}>{below}</dd> : null}
  </div>
);
