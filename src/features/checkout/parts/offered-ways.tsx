import { Trans } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import type { CheckoutOptions } from '../../../../domain/order-quote';
import { useReads } from '../../../platform/shop.context';
import { FailedLine } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import { CHECKOUT_OPTIONS, useCheckoutOptions } from './checkout-options';

type Props = {
  children: (options: CheckoutOptions) => ReactNode;
  /** Holds the place meanwhile. */
  fallback?: ReactNode;
};

/** The ways in which the shop takes money, once they are known [CHK-03, CHK-04]. */
export function OfferedWays({ children, fallback = <Skeleton blockSize={140} radius={14} /> }: Props) {
  const reads = useReads();
  const { promise, key } = useCheckoutOptions();
  return (
    <CatchBoundary
      getResetKey={() => key}
      errorComponent={({ reset }) => (
        <FailedLine
          reason={<Trans>The ways to pay could not be loaded.</Trans>}
          onRetry={() => {
            reads.forget(CHECKOUT_OPTIONS);
            reset();
          }}
        />
      )}
    >
      <Suspense fallback={fallback}>
        <Known options={promise}>{children}</Known>
      </Suspense>
    </CatchBoundary>
  );
}

const Known = ({ options, children }: Pick<Props, 'children'> & { options: Promise<CheckoutOptions> }) =>
  children(use(options));
