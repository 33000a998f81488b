import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type QuotePart, quoteAsChosen, quoteDifferences } from '../../../../domain/order-quote';
import question from '../../../platform/layers/question.module.css';
import { useCheckout, useCheckoutRef } from '../checkout.context';
import { OtherTotal, SPLIT_NAMES } from './other-total';

const NAMES: Record<QuotePart, ReactNode> = {
  items: <Trans>Subtotal</Trans>,
  coupon: <Trans>Coupon</Trans>,
  delivery: <Trans>Delivery</Trans>,
  tax: <Trans>Tax</Trans>,
  tip: <Trans>Tip for the courier</Trans>,
  total: <Trans>Total</Trans>,
  ...SPLIT_NAMES,
};

export function QuoteChanged() {
  const flow = useCheckoutRef();
  const quote = useCheckout(({ context }) => context.quote);
  const draft = useCheckout(({ context }) => context.progress.draft);
  const newQuote = useCheckout(({ context }) => context.newQuote);
  if (quote === null || newQuote === null) return null;
  return (
    <OtherTotal
      differences={quoteDifferences(quoteAsChosen(quote, draft), newQuote).map((difference) => ({
        ...difference,
        name: NAMES[difference.part],
      }))}
      decline={{
        text: <Trans>Back to checkout</Trans>,
        act: () => flow.send({ type: 'difference.declined' }),
      }}
      accept={{
        text: <Trans>Accept and order</Trans>,
        act: () => flow.send({ type: 'difference.accepted' }),
      }}
    >
      <p className={question.text}>
        <Trans>We won’t place your order or charge you until you agree.</Trans>
      </p>
    </OtherTotal>
  );
}
