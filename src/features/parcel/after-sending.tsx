import { Trans } from '@lingui/react/macro';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import {
  CancelledCard,
  DoneCard,
  HomeButton,
  PaymentTimeoutCard,
  TrackButton,
} from '../checkout/after/outcome';
import { Paying } from '../checkout/after/paying';
import { useIsSignedIn } from '../session/session.context';
import { useParcel } from './parcel.context';

const PushOffer = lazyPart(() => import('../messages/push-offer').then((file) => file.PushOffer));

/** The page after sending: sent, waiting for payment, or cancelled [CHK-07]. */
export function AfterSending() {
  const isSignedIn = useIsSignedIn();
  const payment = useParcel(({ children }) => children.parcelPayment);
  const isPlaced = useParcel((at) => at.matches('placed'));
  const isCancelled = useParcel((at) => at.matches('cancelled'));
  const id = useParcel(({ context }) => context.orderId ?? 0);
  const total = useParcel(({ context }) => context.order?.total ?? null);
  const isTooLate = useParcel(({ context }) => context.order?.isTooLate ?? false);
  const isBegun = useParcel(({ context }) => context.order?.isBegun ?? false);
  const home = (
    <HomeButton>
      <Trans>Send another parcel</Trans>
    </HomeButton>
  );
  if (isPlaced)
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
        text={<Trans>Track it on the map and share a link with the receiver from there.</Trans>}
        ways={
          <>
            <TrackButton what="order" id={id} />
            {home}
          </>
        }
      >
        {isSignedIn ? (
          <LazyPlace>
            <PushOffer />
          </LazyPlace>
        ) : null}
      </DoneCard>
    );
  if (isCancelled && isTooLate)
    return (
      <PaymentTimeoutCard
        title={<Trans>Your parcel wasn’t paid in time</Trans>}
        text={<Trans>No courier was sent.</Trans>}
        ways={home}
      />
    );
  if (isCancelled) return <CancelledCard title={<Trans>Your parcel was cancelled</Trans>} ways={home} />;
  return payment ? <Paying flow={payment} subject="parcel" /> : null;
}
