import { Trans } from '@lingui/react/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import { missingToMinimum } from '../../../../domain/cart';
import type { Minor } from '../../../../domain/money';
import { useFormats } from '../../../i18n/formats.context';
import classes from './free-delivery-bar.module.css';

type Props = { amount: Minor; minimum: Minor };

/** Shows the amount missing to the minimum order in the cart, before an order is refused [CHK-12]. */
export function MinimumOrderNote({ amount, minimum }: Props) {
  const formats = useFormats();
  const missing = formats.money(missingToMinimum(amount, minimum));
  const least = formats.money(minimum);
  return (
    <p className={classes.words} role="note">
      <IconInfoCircle size={20} aria-hidden />
      <span>
        <strong>
          <Trans>Add {missing} to order</Trans>
        </strong>{' '}
        <span className={classes.least}>
          <Trans>Minimum order: {least}</Trans>
        </span>
      </span>
    </p>
  );
}
