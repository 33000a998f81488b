import { Trans } from '@lingui/react/macro';
import { subtotal } from '../../../../domain/cart';
import { Button } from '../../../ui/button';
import { useCartLines } from '../cart.context';
import { OrderTerms } from '../order/order-terms';
import { useProceed } from '../order/proceed-flow';
import { Subtotal } from '../order/subtotal';
import classes from './cart-drawer.module.css';

export function CartFooter() {
  const proceed = useProceed();
  const lines = useCartLines();
  const storeId = lines[0]?.item.storeId;
  return (
    <div className={classes.footer}>
      {storeId === undefined ? null : <OrderTerms storeId={storeId} amount={subtotal(lines)} />}
      <Subtotal lines={lines} />
      <Button size="lg" fullWidth onClick={proceed}>
        <Trans>Proceed To Checkout</Trans>
      </Button>
    </div>
  );
}
