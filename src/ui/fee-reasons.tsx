import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FeeReason } from '../../domain/delivery-fee';
import type { Minor } from '../../domain/money';
import { useFormats } from '../i18n/formats.context';
import classes from './fee-reasons.module.css';
import { HigherFeeReason } from './higher-fee-reason';

type Estimate = {
  /** True if the distance is a straight line, because no road was found. `null`: unknown. */
  isEstimated: boolean | null;
};
type Props = Estimate & { fee: Minor; reasons: FeeReason[] };

/** Lists the rules that make up a fee [DLV-10, PRICE-08]. */
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

function ReasonName({ reason, isEstimated }: Estimate & { reason: FeeReason }): ReactNode {
  const formats = useFormats();
  switch (reason.rule) {
    case 'takeAway':
      return <Trans>Take-away</Trans>;
    case 'coupon':
      return <Trans>Free with your coupon</Trans>;
    case 'selfDelivery':
      return <Trans>This store delivers for free</Trans>;
    case 'allStores':
      return <Trans>Free delivery from every store</Trans>;
    case 'overAmount':
      return <Trans>Free from this amount</Trans>;
    case 'fixed':
      return <Trans>Fixed fee</Trans>;
    case 'distance': {
      const way = formats.kilometres(reason.kilometres);
      if (isEstimated === null) return <Trans>{way} km</Trans>;
      return isEstimated ? <Trans>About {way} km</Trans> : <Trans>{way} km by road</Trans>;
    }
    case 'minimum':
      return <Trans>Minimum fee</Trans>;
    case 'maximum':
      return <Trans>Maximum fee</Trans>;
    case 'zone':
    case 'surge':
      return <HigherFeeReason reason={reason} />;
  }
}
