import { useLingui } from '@lingui/react/macro';
import { CatchBoundary, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import { failureOf } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import { FailureBlock } from '../../../ui/failure-block';
import { useBlocksSpeak } from './page-trouble';

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
