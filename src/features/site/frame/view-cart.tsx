import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { subtotal } from '../../../../domain/cart';
import { useFormats } from '../../../i18n/formats.context';
import { usePanel } from '../../../platform/layers/layers.context';
import classes from '../../../ui/cart-bar.module.css';
import { useCartLines } from '../../cart/cart.context';
import { useCartOffer } from './use-cart-offer';

const SHELVES = /^\/(home|categories|category|items|brand|store|campaigns|flash-sale)(\/|$)/;

/** A bar on phones with count and total that opens the cart. */
export function ViewCart() {
  const { t } = useLingui();
  const formats = useFormats();
  const cart = usePanel('cart');
  const lines = useCartLines();
  const { isOffered } = useCartOffer();
  const isShelf = useLocation({ select: ({ pathname }) => SHELVES.test(pathname) });
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!isOffered || !isShelf || pieces === 0) return null;
  const total = formats.money(subtotal(lines));
  return (
    <section aria-label={t`Cart`}>
      <button
        type="button"
        className={classes.bar}
        data-opens="cart"
        data-at-bottom="phone"
        onClick={cart.open}
      >
        <span className="visually-hidden">
          {t`View cart, ${plural(pieces, { one: '# item', other: '# items' })}, ${total}`}
        </span>
        <span aria-hidden="true">
          <Trans>View cart</Trans>
        </span>
        <span aria-hidden="true">{formats.number(pieces)}</span>
        <span aria-hidden="true">{total}</span>
      </button>
    </section>
  );
}
