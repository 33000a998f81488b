import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { hasPriceParts } from '../../../../domain/item-price';
import { type AmountRule, amountsOf } from '../../../../domain/order-amounts';
import { shownPaymentStatusOf, stillToPay } from '../../../../domain/order-money';
import {
  isUnpriced,
  isVoided,
  type LineProblem,
  type OrderLine,
  type PlacedOrder,
} from '../../../../domain/placed-order';
import { hasSeveralRates } from '../../../../domain/tax';
import { useFormats } from '../../../i18n/formats.context';
import { FeeReasons } from '../../../ui/fee-reasons';
import { PriceReasons } from '../../../ui/price-reasons';
import { TaxName, TaxSources } from '../../../ui/tax-texts';
import { TilePicture } from '../../../ui/tile-picture';
import { Amount, Amounts, Total } from '../shared/amounts';
import { Panel } from '../shared/panel';
import { useLineProblems } from '../shared/use-line-problems';
import { useOrderTexts } from '../shared/use-order-texts';
import classes from './order-goods.module.css';

type Props = { order: PlacedOrder; lines: OrderLine[] };

/** Shows the items at the prices that were paid [ORD-03]. */
export const OrderLines = ({ order: { moduleId, taxes, refund }, lines }: Props) => (
  <Panel title={<Trans>What you ordered</Trans>}>
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line.id} className={classes.line}>
          <Line
            line={line}
            moduleId={moduleId}
            showsTax={hasSeveralRates(taxes)}
            problem={refund?.lines.find(({ lineId }) => lineId === line.id)?.problem ?? null}
          />
        </li>
      ))}
    </ul>
  </Panel>
);

/** `showsTax`: each line shows its tax rate, because the order has several [PRICE-11]. */
type LineProps = {
  line: OrderLine;
  moduleId: number | null;
  showsTax: boolean;
  /** The problem that the refund request reports [ORD-07]. */
  problem: LineProblem | null;
};

function Line({ line, moduleId, showsTax, problem }: LineProps) {
  const formats = useFormats();
  const problems = useLineProblems();
  const reported = problem && problems[problem];
  return (
    <>
      <TilePicture
        src={line.imageUrl}
        name={line.name}
        tint={line.itemId ?? line.id}
        width={60}
        height={60}
        isDecorative
        className={classes.picture}
      />
      <div className={classes.words}>
        <p className={classes.name}>
          <span className={classes.quantity}>{formats.number(line.quantity)} ×</span>{' '}
          {line.itemId === null ? (
            line.name
          ) : (
            <Link
              to="/product/$id"
              params={{ id: String(line.itemId) }}
              search={{ module_id: moduleId ?? undefined }}
              className={classes.link}
            >
              {line.name}
            </Link>
          )}
        </p>
        {reported === null ? null : (
          <p className={classes.reported}>
            <Trans>Reported: {reported}</Trans>
          </p>
        )}
        {line.choices.map(({ group, values }) => (
          <p key={group} className={classes.about}>
            {group === null ? null : `${group}: `}
            {formats.list(values)}
          </p>
        ))}
        {line.addOns.map(({ name, price, quantity }) => (
          <p key={name} className={classes.about}>
            + {formats.number(quantity)} × {name} ({formats.money(price)})
          </p>
        ))}
        {showsTax && line.taxPercent !== null ? (
          <p className={classes.about}>
            <Trans>Tax rate: {formats.percent(line.taxPercent)}</Trans>
          </p>
        ) : null}
        {line.person === null ? null : (
          <p className={classes.about}>
            <Trans>
              For <bdi>{line.person}</bdi>
            </Trans>
          </p>
        )}
        {line.note === null ? null : (
          <p className={classes.about}>
            <Trans>
              Note: <bdi>{line.note}</bdi>
            </Trans>
          </p>
        )}
        <IfUnavailable line={line} />
      </div>
      <div className={classes.sum}>
        <strong>{formats.money(line.total)}</strong>
        {line.quantity > 1 ? (
          <span className={classes.about}>
            <Trans>{formats.money(line.unitPrice)} each</Trans>
          </span>
        ) : null}
      </div>
      <Why line={line} />
    </>
  );
}

/** Explains a price that depends on rules or options, as the cart does [PRICE-08, X-06]. */
function Why({ line: { name, total, reasons } }: { line: OrderLine }) {
  const { t } = useLingui();
  if (reasons === null || !hasPriceParts(reasons)) return null;
  return (
    <div className={classes.why}>
      <PriceReasons
        isTight
        title={<Trans>Why this price?</Trans>}
        label={t`Why this price? ${name}`}
        price={{ total, reasons }}
      />
    </div>
  );
}

/** Shows the customer's instruction for an unavailable item. */
function IfUnavailable({ line: { ifUnavailable } }: { line: OrderLine }) {
  if (ifUnavailable === null) return null;
  return (
    <p className={classes.about}>
      {ifUnavailable === 'replace' ? (
        <Trans>If unavailable: replace it</Trans>
      ) : ifUnavailable === 'remove' ? (
        <Trans>If unavailable: remove it</Trans>
      ) : (
        <Trans>If unavailable: call me</Trans>
      )}
    </p>
  );
}

/** Shows the same amounts as the checkout, each with its reason [ORD-03, PRICE-08, X-06]. */
export function OrderAmounts({ order, lines }: Props) {
  const formats = useFormats();
  const texts = useOrderTexts();
  const isOff = isVoided(order);
  const hasNoPrice = isUnpriced(order);
  return (
    <Panel title={<Trans>Payment</Trans>}>
      <Amounts>
        {amountsOf(order, lines).map(({ rule, amount, part }) => (
          <Amount
            key={part === undefined ? rule : `${rule} ${part.percent}`}
            is={amount < 0 ? 'less' : undefined}
            name={
              part === undefined ? (
                <RuleName rule={rule} order={order} lines={lines} />
              ) : (
                <TaxName part={part} isOneOfSeveral isIncluded={false} />
              )
            }
            below={
              part ? <TaxSources sources={part.sources} /> : rule === 'delivery' ? feeRules(order) : null
            }
          >
            {rule === 'items' && hasNoPrice ? (
              <Trans>Priced by the pharmacy</Trans>
            ) : rule === 'delivery' && amount === 0 ? (
              <Trans>Free</Trans>
            ) : (
              formats.money(amount)
            )}
          </Amount>
        ))}
        <Total
          bill={order}
          method={texts.method(order.paymentMethod, order)}
          state={
            isOff && order.refunded > 0
              ? texts.refunded(formats.money(order.refunded), order)
              : texts.payment(shownPaymentStatusOf(order, isOff))
          }
          owed={stillToPay(order, isOff)}
          isUnpriced={hasNoPrice}
        />
      </Amounts>
    </Panel>
  );
}

/** Lists the rules of the delivery fee. Hidden if the fee depends only on the distance. */
function feeRules({ deliveryCharge, deliveryReasons }: Props['order']) {
  if (deliveryReasons.every(({ rule }) => rule === 'distance' || rule === 'takeAway')) return null;
  return <FeeReasons fee={deliveryCharge} reasons={deliveryReasons} isEstimated={null} />;
}

function RuleName({ rule, order, lines }: Props & { rule: AmountRule }) {
  const formats = useFormats();
  switch (rule) {
    case 'items': {
      const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      if (isUnpriced(order)) return <Trans>Subtotal</Trans>;
      return order.type === 'parcel' ? (
        <Trans>Parcel</Trans>
      ) : (
        <Plural value={count} one="# item" other="# items" />
      );
    }
    case 'storeDiscount':
      return <Trans>Store discount</Trans>;
    case 'coupon':
      return order.couponCode ? <Trans>Coupon {order.couponCode}</Trans> : <Trans>Coupon</Trans>;
    case 'delivery':
      if (order.type === 'take_away') return <Trans>Take-away</Trans>;
      return order.distanceKm === null ? (
        <Trans>Delivery</Trans>
      ) : (
        <Trans>Delivery ({formats.kilometres(order.distanceKm)} km)</Trans>
      );
    case 'surge':
      return <Trans>High demand</Trans>;
    case 'packaging':
      return <Trans>Extra packaging</Trans>;
    case 'service':
      return <Trans>Service charge</Trans>;
    case 'taxAdded': {
      const [part] = order.taxes;
      return part ? <TaxName part={part} isOneOfSeveral={false} isIncluded={false} /> : <Trans>Tax</Trans>;
    }
    case 'tip':
      return <Trans>Tip for the courier</Trans>;
    case 'parcelReturn':
      return <Trans>Return delivery</Trans>;
    case 'other':
      return <Trans>Other adjustments</Trans>;
  }
}
