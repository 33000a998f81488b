import { Trans } from '@lingui/react/macro';
import { subtotal } from '../../../domain/cart';
import { useFormats } from '../../i18n/formats.context';
import { Button } from '../../ui/button';
import { useCartLines } from './cart.context';
import classes from './cart-drawer.module.css';
import { FreeDelivery } from './free-delivery';
import { useProceed } from './proceed-flow';

export function CartFooter() {
  const formats = useFormats();
  const proceed = useProceed();
  const lines = useCartLines();
  const amount = subtotal(lines);
  const storeId = lines[0]?.item.storeId;
  return (
    <div className={classes.footer}>
      {storeId === undefined ? null : <FreeDelivery storeId={storeId} amount={amount} />}
      <dl className={classes.subtotal}>
        <dt>
          <Trans>Subtotal</Trans>
        </dt>
        <dd>{formats.money(amount)}</dd>
      </dl>
      <p className={classes.note}>
        <Trans>Delivery and tax are added at the checkout.</Trans>
      </p>
      <Button size="lg" fullWidth onClick={proceed}>
        <Trans>Proceed To Checkout</Trans>
      </Button>
    </div>
  );
}
