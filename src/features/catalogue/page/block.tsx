import { useLingui } from '@lingui/react/macro';
import { CatchBoundary, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import { failureOf } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import type { BlockData } from '../../../platform/reads';
import { FailureBlock } from '../../../ui/failure-block';

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
    <CatchBoundary getResetKey={() => data.key} errorComponent={FailedBlock}>
      <Suspense fallback={skeleton}>
        <Answer data={data}>{children}</Answer>
      </Suspense>
    </CatchBoundary>
  );
}

const Answer = <T,>({ data, children }: Pick<Props<T>, 'data' | 'children'>) => children(use(data.promise));

/** What failed is asked for again; the rest of the page is still known. */
function FailedBlock({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const router = useRouter();
  return (
    <FailureBlock
      reason={failureTexts(i18n, failureOf(error)).join(' ')}
      onRetry={() => void router.invalidate()}
    />
  );
}
