import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Minor } from '../../domain/money';
import type { QuoteReason } from '../../domain/order-quote';
import { useFormats } from '../i18n/formats.context';
import classes from './fee-reasons.module.css';

type Estimate = {
  /** By the air line, because no road was found; null: nobody says any more. */
  isEstimated: boolean | null;
};
type Props = Estimate & { fee: Minor; reasons: QuoteReason[] };

/** The rules of a fee below it; one alone is as much as the fee [DLV-10, PRICE-08]. */
export function FeeReasons({ fee, reasons, isEstimated }: Props) {
  const formats = useFormats();
  return reasons.map((reason) => (
    <span key={reason.rule} className={classes.reason}>
      <span>
        <ReasonName reason={reason} isEstimated={isEstimated} />
      </span>
      {fee === 0 || reasons.length === 1 ? null : <span>{formats.money(reason.amount)}</span>}
    </span>
  ));
}

function ReasonName({ reason, isEstimated }: Estimate & { reason: QuoteReason }): ReactNode {
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
      if (isEstimated === null) return <Trans>{way} km</Trans>;
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
