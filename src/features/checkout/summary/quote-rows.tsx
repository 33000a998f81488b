import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isOutsideZone, type OrderQuote, shownPaidSplit } from '../../../../domain/order-quote';
import type { PaymentMethod } from '../../../../domain/payment-plan';
import { hasSeveralRates, type TaxPart } from '../../../../domain/tax';
import { useFormats } from '../../../i18n/formats.context';
import { FeeReasons } from '../../../ui/fee-reasons';
import { TaxName, TaxSources } from '../../../ui/tax-texts';
import own from './summary.module.css';

type RowsProps = { quote: OrderQuote; isUnpriced: boolean; method: PaymentMethod };

/** Lists every amount that makes up the total, each with its reason [PRICE-08, DLV-10]. */
export function QuoteRows({ quote, isUnpriced, method }: RowsProps) {
  const formats = useFormats();
  return (
    <dl className={own.rows}>
      <Row name={<Trans>Subtotal</Trans>}>
        {isUnpriced ? <Trans>Priced by the pharmacy</Trans> : formats.money(quote.items)}
      </Row>
      {quote.couponDiscount > 0 ? (
        <Row name={<Trans>Coupon</Trans>} tone="good">
          {formats.money(-quote.couponDiscount)}
        </Row>
      ) : null}
      <DeliveryRow quote={quote} />
      {quote.isTaxIncluded ? null : <TaxRows taxes={quote.taxes} isIncluded={false} />}
      {quote.tip > 0 ? <Row name={<Trans>Tip for the courier</Trans>}>{formats.money(quote.tip)}</Row> : null}
      {quote.total === null ? null : (
        <Row name={isUnpriced ? <Trans>Total so far</Trans> : <Trans>Total</Trans>} tone="total">
          {formats.money(quote.total)}
        </Row>
      )}
      {quote.isTaxIncluded ? <TaxRows taxes={quote.taxes} isIncluded /> : null}
      <PaidSplit quote={quote} method={method} />
      {quote.cashback > 0 ? (
        <Row name={<Trans>Cashback after delivery</Trans>} tone="good">
          {formats.money(quote.cashback)}
        </Row>
      ) : null}
    </dl>
  );
}

type SplitProps = { quote: Pick<OrderQuote, 'walletAmount' | 'due'>; method: PaymentMethod };

/** Shows the wallet's share of the total and the amount due [CHK-04]. */
export function PaidSplit({ quote, method }: SplitProps) {
  const formats = useFormats();
  const { walletAmount, due } = shownPaidSplit(quote, method);
  if (quote.walletAmount === 0 || due === null) return null;
  return (
    <>
      {walletAmount === 0 ? null : (
        <Row name={<Trans>From your wallet</Trans>} tone="small">
          {formats.money(-walletAmount)}
        </Row>
      )}
      <Row name={<Trans>Left to pay</Trans>}>{formats.money(due)}</Row>
    </>
  );
}

/**
 * Shows the delivery fee. The row has no amount without an address, or if the store does not deliver there
 * [ADDR-11, CHK-08, DLV-10].
 */
function DeliveryRow({ quote }: { quote: OrderQuote }) {
  const formats = useFormats();
  const { delivery, deliveryReasons, isDistanceEstimated } = quote;
  if (delivery === null)
    return (
      <Row name={<Trans>Delivery</Trans>}>
        {isOutsideZone(quote) ? (
          <Trans>Not available at this address</Trans>
        ) : (
          <Trans>Depends on your address</Trans>
        )}
      </Row>
    );
  return (
    <Row
      name={<Trans>Delivery</Trans>}
      below={<FeeReasons fee={delivery} reasons={deliveryReasons} isEstimated={isDistanceEstimated} />}
    >
      {delivery === 0 ? <Trans>Free</Trans> : formats.money(delivery)}
    </Row>
  );
}

/** Renders one row per tax rate [PRICE-11]. */
const TaxRows = ({ taxes, isIncluded }: { taxes: readonly TaxPart[]; isIncluded: boolean }) =>
  taxes.map((part) => (
    <TaxRow key={part.percent} part={part} isOneOfSeveral={hasSeveralRates(taxes)} isIncluded={isIncluded} />
  ));

type TaxRowProps = { part: TaxPart; isOneOfSeveral: boolean; isIncluded: boolean };

function TaxRow({ part, isOneOfSeveral, isIncluded }: TaxRowProps) {
  const formats = useFormats();
  return (
    <Row
      name={<TaxName part={part} isOneOfSeveral={isOneOfSeveral} isIncluded={isIncluded} />}
      below={isOneOfSeveral ? <TaxSources sources={part.sources} /> : null}
      {...(isIncluded && { tone: 'small' })}
    >
      {formats.money(part.tax)}
    </Row>
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
