import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type QuotePart, quoteDifferences } from '../../../../domain/order-quote';
import { useFormats } from '../../../i18n/formats.context';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import { useCheckout, useCheckoutRef } from '../checkout.context';
import own from './summary.module.css';

const NAMES: Record<QuotePart, ReactNode> = {
  items: <Trans>Subtotal</Trans>,
  coupon: <Trans>Coupon</Trans>,
  delivery: <Trans>Delivery</Trans>,
  tax: <Trans>Tax</Trans>,
  tip: <Trans>Tip for the courier</Trans>,
  total: <Trans>Total</Trans>,
};

/** Another total is a difference to accept, never a surprise [CHK-06]. */
export function QuoteChanged() {
  const flow = useCheckoutRef();
  const formats = useFormats();
  const quote = useCheckout(({ context }) => context.quote);
  const newQuote = useCheckout(({ context }) => context.newQuote);
  const decline = () => flow.send({ type: 'difference.declined' });
  if (quote === null || newQuote === null) return null;
  return (
    <Question name="quoteChanged" title={<Trans>Your total has changed</Trans>} onClose={decline}>
      <p className={question.text}>
        <Trans>Nothing is ordered or charged before you agree.</Trans>
      </p>
      <dl className={own.rows}>
        {quoteDifferences(quote, newQuote).map(({ part, from, to }) => (
          <div key={part} className={own.row} data-tone={part === 'total' ? 'total' : undefined}>
            <dt>{NAMES[part]}</dt>
            <dd className={own.change}>
              <del>{formats.money(from)}</del> <ins>{formats.money(to)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <div className={question.answers}>
        <Button variant="default" onClick={decline}>
          <Trans>Back to the order</Trans>
        </Button>
        <Button data-autofocus onClick={() => flow.send({ type: 'difference.accepted' })}>
          <Trans>Accept and order</Trans>
        </Button>
      </div>
    </Question>
  );
}
