import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import { FailedLine } from '../ui/failure-block';
import type { BlockData } from './reads';

type Props<T> = {
  /**
   * Returns the data. Called during rendering, so its lifetime needs `failed`: without it, each render would
   * repeat a failed request.
   */
  read: () => BlockData<T>;
  /** Removes the failed response from the cache. */
  forget: () => void;
  /** Reserves the space while the data loads. */
  fallback?: ReactNode;
  /** The failure message in one line, which names the missing data. */
  reason?: ReactNode;
  /** Replaces the failure message. */
  failed?: (retry: () => void) => ReactNode;
  children: (value: T) => ReactNode;
};

/** A part of a page that loads its own data and has its own retry [NFR-09]. */
export const ReadPart = <T,>({ read, forget, fallback = null, reason, failed, children }: Props<T>) => (
  <CatchBoundary
    getResetKey={() => read().key}
    errorComponent={({ reset }) => {
      const retry = () => {
        forget();
        reset();
      };
      return failed?.(retry) ?? <FailedLine reason={reason} onRetry={retry} />;
    }}
  >
    <Suspense fallback={fallback}>
      <Answer read={read}>{children}</Answer>
    </Suspense>
  </CatchBoundary>
);

// The read is inside the boundary. A retry must call `read` again, because the old promise stays rejected.
const Answer = <T,>({ read, children }: Pick<Props<T>, 'read' | 'children'>) => children(use(read().promise));
