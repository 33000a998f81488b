import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFlow, usePage } from '../../platform/flow';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import { ArrivalOf } from '../checkout/after/arrival-of';
import {
  CancelledCard,
  DoneCard,
  HomeButton,
  PaymentTimeoutCard,
  TrackButton,
} from '../checkout/after/outcome';
import { Paying } from '../checkout/after/paying';
import { ReceiverLink } from '../orders/detail/receiver-link';
import { guestOrder } from '../orders/tracking/guest-orders';
import { useOrderTrackingLogic } from '../orders/tracking/use-order-tracking';
import { useIsSignedIn } from '../session/session.context';
import { useParcel } from './parcel.context';

const PushOffer = lazyPart(() => import('../messages/push-offer').then((file) => file.PushOffer));

/** Shows a parcel as sent, waiting for payment, or cancelled [CHK-07]. */
export function AfterSending() {
  const payment = useParcel(({ children }) => children.parcelPayment);
  const isPlaced = useParcel((at) => at.matches('placed'));
  const isCancelled = useParcel((at) => at.matches('cancelled'));
  const id = useParcel(({ context }) => context.orderId ?? 0);
  const isTooLate = useParcel(({ context }) => context.order?.isTooLate ?? false);
  const home = (
    <HomeButton>
      <Trans>Send another parcel</Trans>
    </HomeButton>
  );
  if (isPlaced) return <Followed id={id} actions={home} />;
  if (isCancelled && isTooLate)
    return (
      <PaymentTimeoutCard
        title={<Trans>Your parcel wasn’t paid in time</Trans>}
        text={<Trans>No courier was sent.</Trans>}
        actions={home}
      />
    );
  if (isCancelled) return <CancelledCard title={<Trans>Your parcel was cancelled</Trans>} actions={home} />;
  return payment ? <Paying flow={payment} subject="parcel" /> : null;
}

/**
 * Shows the sent parcel. The arrival time and the receiver's link are at the top, because the sender shares
 * the link now [PARC-05, PARC-08].
 */
function Followed({ id, actions }: { id: number; actions: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const lookup = { id, phone: isSignedIn ? null : (guestOrder(id)?.phone ?? null) };
  const flow = usePage(useOrderTrackingLogic(), { input: { lookup } });
  const order = useFlow(flow, ({ context }) => context.order);
  const total = useParcel(({ context }) => context.order?.total ?? null);
  const isBegun = useParcel(({ context }) => context.order?.isBegun ?? false);
  const token = order?.parcel?.linkToken ?? null;
  return (
    <DoneCard
      title={<Trans>Thanks! A courier will pick up your parcel</Trans>}
      number={
        <Trans>
          Order number <bdi>{id}</bdi>
        </Trans>
      }
      total={total}
      isBegun={isBegun}
      arrival={order ? <ArrivalOf order={order} /> : null}
      text={<Trans>Track it on the map and share the link with the receiver.</Trans>}
      actions={
        <>
          <TrackButton what="order" id={id} />
          {actions}
        </>
      }
    >
      {token === null ? null : <ReceiverLink token={token} />}
      {isSignedIn ? (
        <LazyPlace>
          <PushOffer />
        </LazyPlace>
      ) : null}
    </DoneCard>
  );
}
