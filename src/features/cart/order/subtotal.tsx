import { Trans } from '@lingui/react/macro';
import type { CartLine } from '../../../../domain/cart';
import { subtotalPrice } from '../../../../domain/cart-price';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';
import { PriceReasons } from '../../../ui/price-reasons';
import classes from './subtotal.module.css';

type Props = { lines: Pick<CartLine, 'item' | 'selection' | 'quantity'>[] };

/** Shows the subtotal, its parts, and the amounts that the checkout adds [CART-03, PRICE-04, PRICE-08]. */
export function Subtotal({ lines }: Props) {
  const formats = useFormats();
  const { isTaxIncluded } = useConfig();
  const price = subtotalPrice(lines);
  return (
    <div>
      <dl className={classes.subtotal}>
        <dt>
          <Trans>Subtotal</Trans>
        </dt>
        <dd>{formats.money(price.total)}</dd>
      </dl>
      <p className={classes.note}>
        {isTaxIncluded ? (
          <Trans>Tax is included. Delivery is added at checkout.</Trans>
        ) : (
          <Trans>Delivery and tax are added at checkout.</Trans>
        )}
      </p>
      <PriceReasons isTight price={price} totalName={<Trans>Subtotal</Trans>} />
    </div>
  );
}
