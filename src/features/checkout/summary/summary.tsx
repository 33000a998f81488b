import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { subtotal } from '../../../../domain/cart';
import { subtotalPrice } from '../../../../domain/cart-price';
import type { ProblemField } from '../../../../domain/order-quote';
import { missingOf } from '../../../../machines/checkout/checkout.rules';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { PriceReasons } from '../../../ui/price-reasons';
import { Skeleton } from '../../../ui/skeleton';
import { OrderTerms } from '../../cart/order/order-terms';
import type { SingleLine } from '../checkout.actors';
import { useCheckout, useCheckoutRef, useIsTakeAway } from '../checkout.context';
import classes from '../checkout.module.css';
import { focusPart, PartMark } from '../parts/part';
import { QuoteRows } from './quote-rows';
import own from './summary.module.css';
import { Trouble } from './trouble';

/** What it comes to with every rule, all that stands in the way, and the one button [CHK-01, CHK-08, PRICE-08, X-06]. */
export function Summary({ lines }: { lines: SingleLine[] }) {
  const quote = useCheckout(({ context }) => context.quote);
  const storeId = lines[0]?.item.storeId;
  const isUnpriced = useIsUnpriced();
  const isCounting = useIsCounting();
  const isTakeAway = useIsTakeAway();
  return (
    <aside className={`${classes.card} ${own.summary}`} aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">
        <Trans>Summary</Trans>
      </h2>
      {storeId === undefined ? null : (
        <OrderTerms storeId={storeId} amount={subtotal(lines)} isCollected={isTakeAway} />
      )}
      <PartMark field="failure">
        {quote ? (
          <div className={own.sum} data-counting={isCounting || undefined}>
            <QuoteRows quote={quote} isUnpriced={isUnpriced} />
            {isUnpriced ? null : (
              <PriceReasons isTight price={subtotalPrice(lines)} totalName={<Trans>Subtotal</Trans>} />
            )}
          </div>
        ) : (
          <Skeleton blockSize={180} radius={14} />
        )}
        <Refused />
      </PartMark>
      <Problems />
      <PlaceButton />
      <p className={classes.hint}>
        {isUnpriced ? (
          <Trans>You accept the price of the goods before anything is prepared.</Trans>
        ) : (
          <Trans>The price is asked once more before anything is ordered.</Trans>
        )}
      </p>
    </aside>
  );
}

/** The pharmacy says later what the goods cost [PHAR-05]. */
const useIsUnpriced = (): boolean => useCheckout(({ context }) => context.way === 'prescription');

const useIsCounting = (): boolean =>
  useCheckout((snapshot) => snapshot.matches({ ordering: { editing: 'quoting' } }));

function Refused() {
  const flow = useCheckoutRef();
  const failure = useCheckout(({ context }) => context.failure);
  const isUnanswered = useCheckout((snapshot) => snapshot.matches({ ordering: 'unanswered' }));
  const isUnquoted = useCheckout((snapshot) => snapshot.matches({ ordering: { editing: 'unquoted' } }));
  if (failure === null) return null;
  return (
    <Trouble
      failure={failure}
      unanswered={
        isUnanswered ? (
          <Trans>
            We did not hear back about your order. Try again: however often you press, it is one order.
          </Trans>
        ) : null
      }
      onRetry={isUnanswered || isUnquoted ? () => flow.send({ type: 'retry.requested' }) : null}
    />
  );
}

type Problem = { field: ProblemField; words: ReactNode; orderId?: number | undefined };

/** The server's reasons, and what the page itself sees to be missing. */
function useProblems(): Problem[] {
  const { t } = useLingui();
  const context = useCheckout((snapshot) => snapshot.context);
  if (context.quote === null || context.place === null) return [];
  const said: Problem[] = context.quote.problems.map(({ field, message, orderId }) => ({
    field,
    words: message,
    orderId,
  }));
  const names = (...fields: ProblemField[]) => said.some(({ field }) => fields.includes(field));
  const words = {
    address: t`The delivery address is missing`,
    contact: t`Contact info is missing`,
    payment: t`Please fill in what this payment asks for`,
  };
  const missing = missingOf(context).filter(
    ({ part }) => !(part === 'contact' ? names('address', 'contact') : names(part)),
  );
  return [...said, ...missing.map(({ part, lacks }) => ({ field: part, words: words[lacks] }))];
}

/** All of it in one list; each leads to the part that mends it [CHK-08]. */
function Problems() {
  const problems = useProblems();
  if (problems.length === 0) return null;
  return (
    <div className={own.problems}>
      <p>
        <IconAlertTriangle size={20} aria-hidden />
        <Trans>Before you can order</Trans>
      </p>
      <ul>
        {problems.map(({ field, words, orderId }) => (
          <li key={`${field} ${String(words)}`}>
            {orderId === undefined ? (
              <button type="button" onClick={() => focusPart(field)}>
                {words}
              </button>
            ) : (
              <Link to="/checkout" search={{ page: 'cart', order_id: orderId }}>
                {words}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One press, one order: while it is asked and sent it takes no second one, and none before it is known where it goes [CHK-05]. */
function PlaceButton() {
  const flow = useCheckoutRef();
  const isBusy = useCheckout(
    (snapshot) =>
      snapshot.matches({ ordering: 'locating' }) ||
      snapshot.matches({ ordering: 'checking' }) ||
      snapshot.matches({ ordering: 'placing' }),
  );
  return (
    <Button fullWidth size="lg" loading={isBusy} onClick={() => flow.send({ type: 'order.submitted' })}>
      <Trans>Place Order</Trans>
    </Button>
  );
}

/** On a phone the total and the button are always at hand [CHK-01]. */
export function StickyTotal() {
  const formats = useFormats();
  const total = useCheckout(({ context }) => context.quote?.total ?? null);
  const isUnpriced = useIsUnpriced();
  const isCounting = useIsCounting();
  return (
    <div className={own.sticky} data-at-bottom="phone">
      <p data-counting={isCounting || undefined}>
        <span>{isUnpriced ? <Trans>So far</Trans> : <Trans>Total</Trans>}</span>
        <strong>{total === null ? '…' : formats.money(total)}</strong>
      </p>
      <PlaceButton />
    </div>
  );
}
