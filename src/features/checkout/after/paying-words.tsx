import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaidSubject } from '../parts/payment-part';

type SubjectWords = {
  confirming: ReactNode;
  unread: ReactNode;
  leaving: ReactNode;
  title: ReactNode;
  number: (orderId: number | null) => ReactNode;
  kept: ReactNode;
  cancel: ReactNode;
  doubt: ReactNode;
  keep: ReactNode;
  cash: ReactNode;
};

const order: SubjectWords = {
  confirming: <Trans>Confirming your order</Trans>,
  unread: <Trans>Your order could not be loaded</Trans>,
  leaving: <Trans>Your order is kept. If the page of the payment does not open, go there yourself.</Trans>,
  title: <Trans>Your order is not paid yet</Trans>,
  number: (orderId) => (
    <Trans>
      Order number <bdi>{orderId}</bdi>
    </Trans>
  ),
  kept: <Trans>The order is kept and your cart is as it was. Nothing is charged twice.</Trans>,
  cancel: <Trans>Cancel the order</Trans>,
  doubt: <Trans>Cancel this order?</Trans>,
  keep: <Trans>Keep the order</Trans>,
  cash: <Trans>Pay cash on delivery</Trans>,
};

/** What is said of each while it waits for its payment [CHK-07]. */
export const WORDS: Readonly<Record<PaidSubject, SubjectWords>> = {
  order,
  takeAway: { ...order, cash: <Trans>Pay in cash when you collect it</Trans> },
  trip: {
    confirming: <Trans>Confirming your trip</Trans>,
    unread: <Trans>Your trip could not be loaded</Trans>,
    leaving: <Trans>Your trip is kept. If the page of the payment does not open, go there yourself.</Trans>,
    title: <Trans>Your trip is not paid yet</Trans>,
    number: (orderId) => (
      <Trans>
        Trip number <bdi>{orderId}</bdi>
      </Trans>
    ),
    kept: <Trans>The trip is kept and its vehicles are held for you. Nothing is charged twice.</Trans>,
    cancel: <Trans>Cancel the trip</Trans>,
    doubt: <Trans>Cancel this trip?</Trans>,
    keep: <Trans>Keep the trip</Trans>,
    cash: <Trans>Pay cash at pickup</Trans>,
  },
  parcel: {
    ...order,
    title: <Trans>Your parcel is not paid yet</Trans>,
    kept: (
      <Trans>The parcel is kept, and no courier is sent before it is paid. Nothing is charged twice.</Trans>
    ),
    cancel: <Trans>Cancel the parcel</Trans>,
    doubt: <Trans>Cancel this parcel?</Trans>,
    keep: <Trans>Keep the parcel</Trans>,
    cash: <Trans>Pay in cash when it is fetched</Trans>,
  },
};
