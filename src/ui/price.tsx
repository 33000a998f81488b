import { Trans } from '@lingui/react/macro';
import type { Minor } from '../../domain/money';
import { useFormats } from '../i18n/formats.context';
import classes from './price.module.css';

type Props = {
  low: Minor;
  high?: Minor;
  /** The price before the discount. Equal or missing: nothing is struck through. */
  full?: Minor;
  fullHigh?: Minor;
  /** Cards shorten large amounts to K, M and B; the exact amount stays readable [PRICE-06, Q-28]. */
  isShort?: boolean;
  size?: 'small' | 'normal' | 'large';
};

export function Price({
  low,
  high = low,
  full = low,
  fullHigh = high === low ? full : high,
  isShort = false,
  size = 'normal',
}: Props) {
  const formats = useFormats();
  const visible = isShort ? formats.shortMoney : formats.money;
  const isReduced = full > low || fullHigh > high;
  const exact = span(low, high, formats.money);
  const exactFull = span(full, fullHigh, formats.money);
  return (
    <span className={classes.price} data-size={size}>
      <span className="visually-hidden">
        {isReduced ? (
          <Trans>
            Now {exact}, before {exactFull}
          </Trans>
        ) : (
          exact
        )}
      </span>
      <span aria-hidden="true" className={classes.now} title={isShort ? exact : undefined}>
        {span(low, high, visible)}
      </span>
      {isReduced ? (
        <s aria-hidden="true" className={classes.before}>
          {span(full, fullHigh, visible)}
        </s>
      ) : null}
    </span>
  );
}

const span = (low: Minor, high: Minor, money: (amount: Minor) => string): string =>
  low === high ? money(low) : `${money(low)} – ${money(high)}`;
