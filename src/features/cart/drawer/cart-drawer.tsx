import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { subtotal } from '../../../../domain/cart';
import { DrawerCount, SideDrawer } from '../../../platform/layers/side-drawer';
import { Button } from '../../../ui/button';
import { useCart, useCartLines } from '../cart.context';
import { CouponHint } from '../order/coupon-hint';
import { OrderTerms } from '../order/order-terms';
import { ProceedFlow, useProceed } from '../order/proceed-flow';
import { Subtotal } from '../order/subtotal';
import { CartBody } from './cart-body';
import classes from './cart-drawer.module.css';

/** The cart's drawer. Its URL is `?panel=cart` [CART-01]. */
export function CartDrawer() {
  const isFilled = useCart((snapshot) => snapshot.matches({ lines: 'filled' }));
  return (
    <ProceedFlow>
      <SideDrawer panel="cart" title={<DrawerTitle />} footer={isFilled ? <CartFooter /> : null}>
        <CartBody />
      </SideDrawer>
    </ProceedFlow>
  );
}

function DrawerTitle() {
  const { t } = useLingui();
  const count = useCartLines().length;
  return (
    <>
      <Trans>Shopping Cart</Trans>
      <DrawerCount
        count={count}
        label={t`${plural(count, { one: '# item in the cart', other: '# items in the cart' })}`}
      />
    </>
  );
}

function CartFooter() {
  const proceed = useProceed();
  const lines = useCartLines();
  const store = lines[0]?.item;
  return (
    <div className={classes.footer}>
      {store === undefined ? null : (
        <>
          <OrderTerms storeId={store.storeId} amount={subtotal(lines)} />
          <CouponHint store={store} amount={subtotal(lines)} />
        </>
      )}
      <Subtotal lines={lines} />
      <Button size="lg" fullWidth onClick={proceed}>
        <Trans>Proceed To Checkout</Trans>
      </Button>
    </div>
  );
}
