import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { walletMachine } from '../../../../machines/account/wallet.machine';
import { useFlow } from '../../../platform/flow';
import classes from './money.module.css';

type Outcome = 'paid' | 'arrived' | 'failed' | 'cancelled' | 'underWay' | 'asking' | 'late';

const outcomes: readonly Outcome[] = ['paid', 'arrived', 'failed', 'cancelled', 'underWay', 'asking', 'late'];

/** Shows the gateway's result until it is closed or the page is reloaded [WAL-07]. */
export function FundOutcome({ flow }: { flow: ActorRefFrom<typeof walletMachine> }) {
  const { t } = useLingui();
  const outcome = useFlow(flow, (at) => outcomes.find((one) => at.matches({ returned: one })) ?? null);
  if (outcome === null) return null;
  const tone = outcome === 'paid' || outcome === 'arrived' ? 'good' : outcome === 'failed' ? 'bad' : 'wait';
  return (
    <div className={classes.outcome} data-tone={tone}>
      <p role={outcome === 'failed' ? 'alert' : 'status'}>{wordsOf(outcome)}</p>
      <button
        type="button"
        className={classes.close}
        aria-label={t`Close`}
        onClick={() => flow.send({ type: 'outcome.closed' })}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}

function wordsOf(outcome: Outcome): ReactNode {
  switch (outcome) {
    case 'paid':
    case 'arrived':
      return <Trans>Payment received. The money is in your wallet.</Trans>;
    case 'failed':
      return <Trans>The payment failed. You weren’t charged.</Trans>;
    case 'cancelled':
      return <Trans>The payment was cancelled. Nothing was added.</Trans>;
    case 'late':
      return (
        <Trans>
          Your payment is taking longer than usual. We’ll add the money to your wallet once it arrives.
        </Trans>
      );
    default:
      return <Trans>We’re confirming your payment. It will appear here once it arrives.</Trans>;
  }
}
