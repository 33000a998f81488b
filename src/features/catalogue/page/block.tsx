import { Trans, useLingui } from '@lingui/react/macro';
import { CatchBoundary, useRouter } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { type Failure, failureOf } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import { FailureBlock } from '../../../ui/failure-block';

/** What a loader gives for one block: its answer, and how to ask for it again. */
export type BlockData<T> = { key: string; promise: Promise<T>; forget: () => void };

type Props<T> = {
  data: BlockData<T>;
  /** Holds the place while the answer is on its way; nothing where a block is often absent. */
  skeleton?: ReactNode;
  /** An empty block is absent: return null [CAT-04]. */
  children: (value: T) => ReactNode;
};

/** Loads, is empty and fails by itself: the page around it goes on [CAT-04, CAT-11, NFR-09]. */
export function Block<T>({ data, skeleton = null, children }: Props<T>) {
  return (
    <CatchBoundary
      getResetKey={() => `${data.key} ${numberOf(data.promise)}`}
      errorComponent={({ error }) => <FailedBlock error={error} data={data} />}
    >
      <Suspense fallback={skeleton}>
        <Answer data={data}>{children}</Answer>
      </Suspense>
    </CatchBoundary>
  );
}

const Answer = <T,>({ data, children }: Pick<Props<T>, 'data' | 'children'>) => children(use(data.promise));

const numbers = new WeakMap<Promise<unknown>, number>();
let asked = 0;

/** Tells one question from the next: the failure of the last one goes when the page has the new one, not before. */
function numberOf(promise: Promise<unknown>): number {
  const number = numbers.get(promise) ?? ++asked;
  numbers.set(promise, number);
  return number;
}

type FailedProps = { error: unknown; data: Pick<BlockData<unknown>, 'forget'> };

function FailedBlock({ error, data }: FailedProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  const speaks = useBlocksSpeak();
  const retry = () => {
    data.forget();
    void router.invalidate();
  };
  if (!speaks) return null;
  return <FailureBlock reason={failureTexts(i18n, failureOf(error)).join(' ')} onRetry={retry} />;
}

/** Whether a failed block says so by itself. */
const BlocksSpeak = createContext(true);
const useBlocksSpeak = (): boolean => useContext(BlocksSpeak);

/** `of`: one of the promises, which stands for all that the loader gave. */
type Outcome = { of: Promise<unknown> | undefined; failure: Failure | null };
type PageTroubleProps = { blocks: BlockData<unknown>[]; children: ReactNode };

/**
 * When nothing of a page can be loaded, the page says so once, calmly. Once something is there, every block that
 * failed speaks for itself [NFR-06, NFR-09].
 */
export function PageTrouble({ blocks, children }: PageTroubleProps) {
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
