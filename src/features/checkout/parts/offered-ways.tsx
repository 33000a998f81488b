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
  /** Reserves the space while loading. */
  fallback?: ReactNode;
};

/** Renders once the payment methods are loaded [CHK-03, CHK-04]. */
export function OfferedWays({ children, fallback = <Skeleton blockSize={140} radius={14} /> }: Props) {
  const reads = useReads();
  const { promise, key } = useCheckoutOptions();
  return (
    <CatchBoundary
      getResetKey={() => key}
      errorComponent={({ reset }) => (
        <FailedLine
          reason={<Trans>We couldn’t load the payment methods.</Trans>}
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
