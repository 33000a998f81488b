import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { type Failure, failureOf } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import { FailureBlock } from '../../../ui/failure-block';
import type { BlockData } from './block';

/** Whether a failed block says so by itself. */
const BlocksSpeak = createContext(true);
export const useBlocksSpeak = (): boolean => useContext(BlocksSpeak);

/** `of`: one of the promises, which stands for all that the loader gave. */
type Outcome = { of: Promise<unknown> | undefined; failure: Failure | null };
type Props = { blocks: BlockData<unknown>[]; children: ReactNode };

/**
 * When nothing of a page can be loaded, the page says so once, calmly. Once something is there, every block that
 * failed speaks for itself [NFR-06, NFR-09].
 */
export function PageTrouble({ blocks, children }: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const answer = blocks[0]?.promise;
  const anything = useEffectEvent(() => Promise.any(blocks.map(({ promise }) => promise)));
  useEffect(() => {
    let isCurrent = true;
    const settle = (failure: Failure | null) => {
      if (isCurrent) setOutcome({ of: answer, failure });
    };
    anything().then(
      () => settle(null),
      ({ errors }: AggregateError) => settle(failureOf(errors[0])),
    );
    return () => {
      isCurrent = false;
    };
  }, [answer]);
  const failure = outcome?.of === answer ? (outcome?.failure ?? null) : null;
  if (failure !== null) return <WholePage blocks={blocks} failure={failure} />;
  return <BlocksSpeak value={outcome !== null}>{children}</BlocksSpeak>;
}

function WholePage({ blocks, failure }: { blocks: BlockData<unknown>[]; failure: Failure }) {
  const { i18n } = useLingui();
  const router = useRouter();
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    for (const block of blocks) block.forget();
    await router.invalidate();
    setRetrying(false);
  };
  return (
    <FailureBlock
      title={<Trans>This page could not be loaded</Trans>}
      reason={failureTexts(i18n, failure).join(' ')}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
    />
  );
}
