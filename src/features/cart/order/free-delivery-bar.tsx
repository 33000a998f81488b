import { Trans, useLingui } from '@lingui/react/macro';
import { IconMoped } from '@tabler/icons-react';
import { freeDeliveryProgress } from '../../../../domain/cart';
import type { Minor } from '../../../../domain/money';
import { useFormats } from '../../../i18n/formats.context';
import classes from './free-delivery-bar.module.css';

type Props = { amount: Minor; threshold: Minor | null; isAlwaysFree?: boolean };

/**
 * Shows the progress to free delivery as text and bar. The bar is never full too early [CART-03, CART-04].
 */
export function FreeDeliveryBar({ amount, threshold, isAlwaysFree = false }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const progress = freeDeliveryProgress(amount, threshold);
  if (isAlwaysFree)
    return (
      <p className={classes.words} data-free>
        <IconMoped size={20} aria-hidden />
        <Trans>Delivery is free for this order</Trans>
      </p>
    );
  if (progress === null) return null;
  const missing = formats.money(progress.missing);
  const whole = Math.floor(progress.percent);
  return (
    <div className={classes.bar} data-free={progress.isFree || undefined}>
      <p className={classes.words}>
        <IconMoped size={20} aria-hidden />
        {progress.isFree ? (
          <Trans>Delivery is free for this order</Trans>
        ) : (
          <Trans>Add {missing} more for free delivery</Trans>
        )}
      </p>
      <progress
        className={classes.progress}
        aria-label={t`Free delivery`}
        aria-valuetext={formats.percent(whole)}
        value={progress.percent}
        max={100}
      />
    </div>
  );
}
