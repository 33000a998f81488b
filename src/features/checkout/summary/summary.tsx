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
import { useCheckout, useCheckoutRef, useDraft, useIsTakeAway } from '../checkout.context';
import classes from '../checkout.module.css';
import { focusPart, PartMark } from '../parts/part';
import { PlacingFailure } from './checkout-problems';
import { QuoteRows } from './quote-rows';
import own from './summary.module.css';

/** Shows the total with its reasons, the problems, and the button [CHK-01, CHK-08, PRICE-08, X-06]. */
export function Summary({ lines }: { lines: SingleLine[] }) {
  const quote = useCheckout(({ context }) => context.quote);
  const storeId = lines[0]?.item.storeId;
  const { payment } = useDraft();
  const isUnpriced = useIsUnpriced();
  const isCounting = useIsCounting();
  const isTakeAway = useIsTakeAway();
  const isUnquoted = useIsUnquoted();
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
            <QuoteRows quote={quote} isUnpriced={isUnpriced} method={payment.by} />
            {isUnpriced ? null : (
              <PriceReasons isTight price={subtotalPrice(lines)} totalName={<Trans>Subtotal</Trans>} />
            )}
          </div>
        ) : isUnquoted ? null : (
          <Skeleton blockSize={180} radius={14} />
        )}
        <Refused />
      </PartMark>
      <Problems />
      <PlaceButton />
      <p className={classes.hint}>
        {isUnpriced ? (
          <Trans>You’ll approve the price before anything is prepared.</Trans>
        ) : (
          <Trans>We’ll confirm the price before placing your order.</Trans>
        )}
      </p>
    </aside>
  );
}

/** Returns whether the pharmacy still has to price the items [PHAR-05]. */
const useIsUnpriced = (): boolean => useCheckout(({ context }) => context.kind === 'prescription');

const useIsCounting = (): boolean =>
  useCheckout((snapshot) => snapshot.matches({ ordering: { editing: 'quoting' } }));

const useIsUnquoted = (): boolean =>
  useCheckout((snapshot) => snapshot.matches({ ordering: { editing: 'unquoted' } }));

function Refused() {
  const flow = useCheckoutRef();
  const failure = useCheckout(({ context }) => context.failure);
  const isUnanswered = useCheckout((snapshot) => snapshot.matches({ ordering: 'unanswered' }));
  const isUnquoted = useIsUnquoted();
  if (failure === null) return null;
  return (
    <PlacingFailure
      failure={failure}
      unanswered={
        isUnanswered ? (
          <Trans>We couldn’t confirm your order. You can safely try again. It won’t be placed twice.</Trans>
        ) : null
      }
      onRetry={isUnanswered || isUnquoted ? () => flow.send({ type: 'retry.requested' }) : null}
    />
  );
}

type Problem = { field: ProblemField; text: ReactNode; orderId?: number | undefined };

/** Merges the server's problems with those of the form. */
function useProblems(): Problem[] {
  const { t } = useLingui();
  const context = useCheckout((snapshot) => snapshot.context);
  if (context.quote === null || context.place === null) return [];
  const listed: Problem[] = context.quote.problems.map(({ field, message, orderId }) => ({
    field,
    text: message,
    orderId,
  }));
  const names = (...fields: ProblemField[]) => listed.some(({ field }) => fields.includes(field));
  const texts = {
    address: t`The delivery address is missing`,
    contact: t`Contact info is missing`,
    prescription: t`Please upload your prescription image`,
    payment: t`Please complete the payment details`,
  };
  const missing = missingOf(context).filter(
    ({ part }) => !(part === 'contact' ? names('address', 'contact') : names(part)),
  );
  return [...listed, ...missing.map(({ part, lacks }) => ({ field: part, text: texts[lacks] }))];
}

/** Lists the problems. Each links to the section where the customer fixes it [CHK-08]. */
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
        {problems.map(({ field, text, orderId }) => (
          <li key={`${field} ${String(text)}`}>
            {orderId === undefined ? (
              <button type="button" onClick={() => focusPart(field)}>
                {text}
              </button>
            ) : (
              <Link to="/checkout" search={{ page: 'cart', order_id: orderId }}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The button that places the order. Ignores presses while a request runs and while the address is unknown
 * [CHK-05].
 */
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

/** Keeps the total and the button visible on phones [CHK-01]. */
export function StickyTotal() {
  const formats = useFormats();
  const quote = useCheckout(({ context }) => context.quote);
  const isUnpriced = useIsUnpriced();
  const isCounting = useIsCounting();
  return (
    <div className={own.sticky} data-at-bottom="phone">
      <p data-counting={isCounting || undefined}>
        {quote !== null && quote.total === null ? (
          <span>
            <Trans>The delivery address is missing</Trans>
          </span>
        ) : (
          <>
            <span>{isUnpriced ? <Trans>Total so far</Trans> : <Trans>Total</Trans>}</span>
            <strong>{quote?.total == null ? '…' : formats.money(quote.total)}</strong>
          </>
        )}
      </p>
      <PlaceButton />
    </div>
  );
}
