import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaidSubject } from '../parts/payment-part';

type SubjectWords = {
  confirming: ReactNode;
  unread: ReactNode;
  openingPage: ReactNode;
  title: ReactNode;
  number: (orderId: number | null) => ReactNode;
  kept: ReactNode;
  cancel: ReactNode;
  doubt: ReactNode;
  keep: ReactNode;
  cash: ReactNode;
};

const order: SubjectWords = {
  confirming: <Trans>Waiting for your bank…</Trans>,
  unread: <Trans>Your order couldn’t be loaded</Trans>,
  openingPage: <Trans>Your order is saved. If the payment page doesn’t open, use the button below.</Trans>,
  title: <Trans>Your order is not paid yet</Trans>,
  number: (orderId) => (
    <Trans>
      Order number <bdi>{orderId}</bdi>
    </Trans>
  ),
  kept: <Trans>Your order is saved and your cart is unchanged. You won’t be charged twice.</Trans>,
  cancel: <Trans>Cancel the order</Trans>,
  doubt: <Trans>Cancel this order?</Trans>,
  keep: <Trans>Keep the order</Trans>,
  cash: <Trans>Pay cash on delivery</Trans>,
};

/** Payment texts for orders, take-away orders, trips and parcels [CHK-07]. */
export const PAYING_TEXTS: Readonly<Record<PaidSubject, SubjectWords>> = {
  order,
  takeAway: { ...order, cash: <Trans>Pay cash at pickup</Trans> },
  trip: {
    confirming: <Trans>Waiting for your bank…</Trans>,
    unread: <Trans>Your trip couldn’t be loaded</Trans>,
    openingPage: <Trans>Your trip is saved. If the payment page doesn’t open, use the button below.</Trans>,
    title: <Trans>Your trip is not paid yet</Trans>,
    number: (orderId) => (
      <Trans>
        Trip number <bdi>{orderId}</bdi>
      </Trans>
    ),
    kept: <Trans>We’re holding your trip and its vehicles. You won’t be charged twice.</Trans>,
    cancel: <Trans>Cancel the trip</Trans>,
    doubt: <Trans>Cancel this trip?</Trans>,
    keep: <Trans>Keep the trip</Trans>,
    cash: <Trans>Pay cash at pickup</Trans>,
  },
  parcel: {
    ...order,
    title: <Trans>Your parcel is not paid yet</Trans>,
    kept: (
      <Trans>
        We’ve saved your parcel and will send a courier once it’s paid. You won’t be charged twice.
      </Trans>
    ),
    cancel: <Trans>Cancel the parcel</Trans>,
    doubt: <Trans>Cancel this parcel?</Trans>,
    keep: <Trans>Keep the parcel</Trans>,
    cash: <Trans>Pay cash at pickup</Trans>,
  },
};
