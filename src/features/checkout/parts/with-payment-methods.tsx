import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CheckoutOptions } from '../../../../domain/order-quote';
import { ReadPart } from '../../../platform/read-part';
import { useApi, useReads } from '../../../platform/shop.context';
import { Skeleton } from '../../../ui/skeleton';
import { CHECKOUT_OPTIONS, readCheckoutOptions } from './checkout-options';

type Props = {
  children: (options: CheckoutOptions) => ReactNode;
  /** A placeholder that reserves the space while the payment methods load. */
  fallback?: ReactNode;
};

/** Renders its children once the payment methods are loaded [CHK-03, CHK-04]. */
export function WithPaymentMethods({ children, fallback = <Skeleton blockSize={140} radius={14} /> }: Props) {
  const api = useApi();
  const reads = useReads();
  return (
    <ReadPart
      read={() => readCheckoutOptions({ api, reads })}
      forget={() => reads.forget(CHECKOUT_OPTIONS)}
      fallback={fallback}
      reason={<Trans>We couldn’t load the payment methods.</Trans>}
    >
      {children}
    </ReadPart>
  );
}
