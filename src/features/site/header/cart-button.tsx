import { useLingui } from '@lingui/react/macro';
import { IconShoppingBag } from '@tabler/icons-react';
import { useFormats } from '../../../i18n/formats.context';
import { PanelButton } from '../../../platform/layers/panel-button';
import { useCartOffer } from '../frame/use-cart-offer';

/** Opens the cart and shows the number of lines. On phones the button is in the bottom bar [NAV-39]. */
export function CartButton() {
  const { t } = useLingui();
  const formats = useFormats();
  const { isOffered, count } = useCartOffer();
  if (!isOffered) return null;
  const shown = formats.number(count);
  return (
    <PanelButton name="cart" label={t`Shopping Cart, lines: ${shown}`} count={count}>
      <IconShoppingBag size={25} stroke={1.8} aria-hidden />
    </PanelButton>
  );
}
