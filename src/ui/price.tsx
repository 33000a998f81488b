import { Trans } from '@lingui/react/macro';
import type { Minor } from '../../domain/money';
import { useFormats } from '../i18n/formats.context';
import classes from './price.module.css';

type Props = {
  low: Minor;
  high?: Minor;
  /** The price before the discount. If it is equal or missing, no price is struck through. */
  full?: Minor;
  fullHigh?: Minor;
  /** Shortens large amounts to K, M and B. Screen readers get the exact amount [PRICE-06, Q-28]. */
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
  return (
    <span className={classes.price} data-size={size}>
      {isReduced ? (
        <span className="visually-hidden">
          <Trans>Price now:</Trans>{' '}
        </span>
      ) : null}
      <Amount
        className={classes.now}
        visible={span(low, high, visible)}
        exact={span(low, high, formats.money)}
      />
      {isReduced ? (
        <>
          <span className="visually-hidden">
            {' '}
            <Trans>Price before:</Trans>{' '}
          </span>
          <s className={classes.before}>
            <Amount visible={span(full, fullHigh, visible)} exact={span(full, fullHigh, formats.money)} />
          </s>
        </>
      ) : null}
    </span>
  );
}

type AmountProps = { visible: string; exact: string; className?: string | undefined };

/** Shows the short amount. Screen readers get the exact amount. */
const Amount = ({ visible, exact, className }: AmountProps) =>
  visible === exact ? (
    <span className={className}>{exact}</span>
  ) : (
    <>
      <span className="visually-hidden">{exact}</span>
      <span className={className} aria-hidden="true" title={exact}>
        {visible}
      </span>
    </>
  );

const span = (low: Minor, high: Minor, money: (amount: Minor) => string): string =>
  low === high ? money(low) : `${money(low)} – ${money(high)}`;
