import { useLingui } from '@lingui/react/macro';
import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureOf } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import { useReads } from '../../../platform/shop.context';
import { FailureBlock } from '../../../ui/failure-block';

/** Catches a loading failure of one section and offers a retry [NFR-09]. */
export const FailingPart = ({ about, children }: { about: string; children: ReactNode }) => (
  <CatchBoundary getResetKey={() => about} errorComponent={Failed}>
    {children}
  </CatchBoundary>
);

function Failed({ error, reset }: ErrorComponentProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  const reads = useReads();
  const retry = () => {
    reads.forgetFailures();
    reset();
    void router.invalidate();
  };
  return <FailureBlock reason={failureTexts(i18n, failureOf(error)).join(' ')} onRetry={retry} />;
}
