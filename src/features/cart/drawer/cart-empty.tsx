import { Trans } from '@lingui/react/macro';
import { IconShoppingBag } from '@tabler/icons-react';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useProceed } from '../order/proceed-flow';

export function CartEmpty() {
  const proceed = useProceed();
  return (
    <EmptyState
      picture={<IconShoppingBag size={72} stroke={1.2} aria-hidden />}
      title={<Trans>Your cart is empty</Trans>}
      headingLevel={3}
      action={
        <Button onClick={proceed}>
          <Trans>Continue Shopping</Trans>
        </Button>
      }
    >
      <Trans>No items added in your cart. Please add product to your cart list.</Trans>
    </EmptyState>
  );
}
