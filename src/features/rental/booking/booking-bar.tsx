import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Minor } from '../../../../domain/money';
import { useFormats } from '../../../i18n/formats.context';
import { useFlow, usePage } from '../../../platform/flow';
import { provideBookingBar } from './booking-bar.actors';
import classes from './booking-bar.module.css';

type Props = { name: string; price: Minor; unit?: ReactNode; quantity: number; children: ReactNode };

/** A bar with name, price, quantity and button. Shown after 200 px of scrolling [RENT-50, Q-69]. */
export function BookingBar({ name, price, unit, quantity: count, children }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const quantity = formats.number(count);
  const isShown = useFlow(usePage(provideBookingBar), (at) => at.matches('shown'));
  if (!isShown) return null;
  return (
    <section className={classes.bar} aria-label={t`Booking`} data-at-bottom="always">
      <div className={`page ${classes.row}`}>
        <p className={classes.words}>
          <strong>{name}</strong>
          <span>
            <Trans>Quantity: {quantity}</Trans>
          </span>
        </p>
        <p className={classes.price}>
          <strong>{formats.money(price)}</strong> {unit}
        </p>
        {children}
      </div>
    </section>
  );
}
