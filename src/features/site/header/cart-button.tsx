import { useLingui } from '@lingui/react/macro';
import { IconShoppingBag } from '@tabler/icons-react';
import { useFormats } from '../../../i18n/formats.context';
import { usePanel } from '../../../platform/layers/layers.context';
import { useCartOffer } from '../frame/use-cart-offer';
import classes from './cart-button.module.css';

/** The cart with the number of its lines [NAV-39]. */
export function CartButton() {
  const { t } = useLingui();
  const formats = useFormats();
  const panel = usePanel('cart');
  const { isOffered, count } = useCartOffer();
  if (!isOffered) return null;
  const shown = formats.number(count);
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      data-opens="cart"
      aria-expanded={panel.isOpen}
      aria-label={t`Shopping Cart, lines: ${shown}`}
      onClick={panel.open}
    >
      <IconShoppingBag size={25} stroke={1.8} aria-hidden />
      {count > 0 ? (
        <span key={count} className={classes.badge} aria-hidden="true">
          {shown}
        </span>
      ) : null}
    </button>
  );
}
