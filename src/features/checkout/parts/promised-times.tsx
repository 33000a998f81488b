import { Trans } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import { promisedWindow } from '../../../../domain/promised-time';
import { useClock } from '../../../platform/shop.context';
import { type StoreTerms, useStoreTerms } from '../../cart/order/store-terms';
import { useMoment } from '../../orders/shared/use-moment';
import { useIsTakeAway } from '../checkout.context';

/** Passes the store's terms to its children. Renders nothing while the terms load or if loading failed. */
export function WithStoreTerms({
  storeId,
  children,
}: {
  storeId: number;
  children: (store: StoreTerms['store']) => ReactNode;
}) {
  const terms = useStoreTerms(storeId);
  return (
    <CatchBoundary getResetKey={() => terms.key} errorComponent={() => null}>
      <Suspense>
        <Known promise={terms.promise}>{children}</Known>
      </Suspense>
    </CatchBoundary>
  );
}

const Known = ({
  promise,
  children,
}: {
  promise: Promise<StoreTerms>;
  children: (store: StoreTerms['store']) => ReactNode;
}) => children(use(promise).store);

/** Shows the time at which an order placed now arrives or is ready [CHK-16]. */
export const PromisedTimes = ({ storeId }: { storeId: number }) => (
  <WithStoreTerms storeId={storeId}>
    {({ deliveryMinutes }) => <Times minutes={deliveryMinutes} />}
  </WithStoreTerms>
);

function Times({ minutes }: { minutes: string | null }) {
  const now = useClock();
  const moment = useMoment();
  const isTakeAway = useIsTakeAway();
  const window = promisedWindow(minutes, now());
  if (window === null) return null;
  const from = moment.time(window.from);
  const to = moment.time(window.to);
  return isTakeAway ? (
    <Trans>
      Ready {from}–{to}
    </Trans>
  ) : (
    <Trans>
      Arrives {from}–{to}
    </Trans>
  );
}
