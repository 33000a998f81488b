import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type AwaitedAction, awaitedAction } from '../../../../domain/order-money';
import type { PlacedOrder } from '../../../../domain/placed-order';
import classes from './action-needed.module.css';

const WORDS: Record<AwaitedAction, ReactNode> = {
  payment: <Trans>Action needed: pay the order</Trans>,
  prescription: <Trans>Action needed: send another prescription</Trans>,
  price: <Trans>Action needed: accept the price</Trans>,
};

/** Names the action that the customer must take before the order continues [ORD-21]. */
export function ActionNeeded({ order }: { order: PlacedOrder }) {
  const action = awaitedAction(order);
  return action === null ? null : <span className={classes.needed}>{WORDS[action]}</span>;
}
