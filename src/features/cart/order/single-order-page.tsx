import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addRefusal, type CartLine } from '../../../../domain/cart';
import type { Item } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';
import { useClock, useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useIsSignedIn } from '../../session/session.context';
import { useRequestSignIn } from '../../session/sign-in-door.context';
import { LineFrame } from '../lines/line-frame';
import type { ChosenOrder } from './chosen-order';
import { CheckoutFrame } from './order-summary-page';
import { Summary } from './summary';

type Props = { order: ChosenOrder | null; item: Item | null };

/** Exactly one item at today's price; the cart has no part in it [NAV-06, NAV-07]. */
export function SingleOrderPage({ order, item }: Props) {
  const isSignedIn = useIsSignedIn();
  return (
    <CheckoutFrame>
      {!isSignedIn ? (
        <SignInFirst />
      ) : order && item ? (
        <SingleOrder order={order} item={item} />
      ) : (
        <NothingChosen />
      )}
    </CheckoutFrame>
  );
}

function SingleOrder({ order: { selection, quantity }, item }: { order: ChosenOrder; item: Item }) {
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const refusal = addRefusal({ terms: item, selection, quantity, now: now(), utcOffsetMinutes });
  if (refusal)
    return (
      <EmptyState
        title={<Trans>This item can not be ordered like this any more</Trans>}
        action={<ToItem item={item} />}
      >
        <Trans>It may be sold out, or what you chose has changed since. Please choose again.</Trans>
      </EmptyState>
    );
  const line = { item, selection, quantity };
  return (
    <Summary
      lines={[line]}
      storeId={item.storeId}
      storeName={item.storeName}
      note={<Trans>Ordering opens soon. Your cart is as you left it.</Trans>}
    >
      <OrderedItemRow line={line} />
    </Summary>
  );
}

const ToItem = ({ item }: { item: Item }) => (
  <Button
    renderRoot={(props) => (
      <Link
        to="/product/$id"
        params={{ id: String(item.id) }}
        search={{ module_id: item.moduleId }}
        {...(props as { className: string; children: ReactNode })}
      />
    )}
  >
    <Trans>Choose again</Trans>
  </Button>
);

function SignInFirst() {
  const requestSignIn = useRequestSignIn();
  return (
    <EmptyState
      title={<Trans>You are not logged in</Trans>}
      action={
        <Button aria-haspopup="dialog" onClick={() => requestSignIn('sign-in', null)}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>To order an item at once you need an account. What you chose waits for you here.</Trans>
    </EmptyState>
  );
}

const NothingChosen = () => (
  <EmptyState
    title={<Trans>Nothing is chosen</Trans>}
    action={
      <Button renderRoot={(props) => <Link to="/home" {...props} />}>
        <Trans>Continue Shopping</Trans>
      </Button>
    }
  >
    <Trans>Choose an item and order it at once. What you chose is kept in this tab.</Trans>
  </EmptyState>
);

type OrderedItemProps = { line: Pick<CartLine, 'item' | 'selection' | 'quantity'> };

/** A line that is ordered as it is. */
function OrderedItemRow({ line }: OrderedItemProps) {
  const formats = useFormats();
  const count = formats.number(line.quantity);
  return <LineFrame line={line} count={<span>× {count}</span>} />;
}
