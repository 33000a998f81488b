import { useLingui } from '@lingui/react/macro';
import { CatchBoundary, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureOf } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import { FailureBlock } from '../../../ui/failure-block';

/** What could not be read says so in its place, and is asked for again alone [NFR-09]. */
export const FailingPart = ({ about, children }: { about: string; children: ReactNode }) => (
  <CatchBoundary getResetKey={() => about} errorComponent={({ error }) => <Failed error={error} />}>
    {children}
  </CatchBoundary>
);

function Failed({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const router = useRouter();
  return (
    <FailureBlock
      reason={failureTexts(i18n, failureOf(error)).join(' ')}
      onRetry={() => void router.invalidate()}
    />
  );
}
