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
  /** The name of the block in its failure message. */
  title?: ReactNode;
  /** A placeholder that reserves space during loading. Omit it for blocks that are often empty. */
  skeleton?: ReactNode;
  /** Renders the data. Returns `null` for an empty block [CAT-04]. */
  children: (value: T) => ReactNode;
};

/** A part of a page with its own loading, empty and failed states [CAT-04, CAT-11, NFR-09]. */
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

/** Shows the failure in one line below the heading. Its retry reloads all failed blocks. */
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
