import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { walletMachine } from '../../../../machines/account/wallet.machine';
import classes from './money.module.css';

type Outcome = 'paid' | 'arrived' | 'failed' | 'cancelled' | 'underWay' | 'asking' | 'late';

const outcomes: readonly Outcome[] = ['paid', 'arrived', 'failed', 'cancelled', 'underWay', 'asking', 'late'];

/** What the gateway said, until it is closed or the page is loaded again [WAL-07]. */
export function FundOutcome({ flow }: { flow: ActorRefFrom<typeof walletMachine> }) {
  const { t } = useLingui();
  const outcome = useSelector(flow, (at) => outcomes.find((one) => at.matches({ returned: one })) ?? null);
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
      return <Trans>The payment has arrived. The money is in your wallet.</Trans>;
    case 'failed':
      return <Trans>The payment failed. Nothing was added and nothing was charged.</Trans>;
    case 'cancelled':
      return <Trans>The payment was cancelled. Nothing was added.</Trans>;
    case 'late':
      return (
        <Trans>
          The payment takes longer than usual. As soon as it arrives, the money is in your wallet.
        </Trans>
      );
    default:
      return <Trans>The payment is being confirmed. It appears here as soon as it has arrived.</Trans>;
  }
}
