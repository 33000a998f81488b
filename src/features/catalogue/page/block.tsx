import { useLingui } from '@lingui/react/macro';
import { CatchBoundary, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import { failureOf } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import type { BlockData } from '../../../platform/reads';
import { FailedLine, FailureBlock } from '../../../ui/failure-block';
import { Section } from './section';

type Props<T> = {
  data: BlockData<T>;
  /** What failed is called by its name. */
  title?: ReactNode;
  /** Holds the place while the answer is on its way; nothing where a block is often absent. */
  skeleton?: ReactNode;
  /** An empty block is absent: return null [CAT-04]. */
  children: (value: T) => ReactNode;
};

/** Loads, is empty and fails by itself: the page around it goes on [CAT-04, CAT-11, NFR-09]. */
export function Block<T>({ data, title, skeleton = null, children }: Props<T>) {
  return (
    <CatchBoundary
      getResetKey={() => data.key}
      errorComponent={({ error }) => <FailedBlock error={error} title={title} />}
    >
      <Suspense fallback={skeleton}>
        <Answer data={data}>{children}</Answer>
      </Suspense>
    </CatchBoundary>
  );
}

const Answer = <T,>({ data, children }: Pick<Props<T>, 'data' | 'children'>) => children(use(data.promise));

/** Under its own heading, in one quiet line: all that failed is asked for again, the rest of the page is still known. */
function FailedBlock({ error, title }: { error: unknown; title: ReactNode }) {
  const { i18n } = useLingui();
  const router = useRouter();
  const reason = failureTexts(i18n, failureOf(error)).join(' ');
  const retry = () => void router.invalidate();
  if (title === undefined) return <FailureBlock reason={reason} onRetry={retry} />;
  return (
    <Section title={title}>
      <FailedLine reason={reason} onRetry={retry} />
    </Section>
  );
}
