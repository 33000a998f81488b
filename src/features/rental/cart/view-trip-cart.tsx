import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { vehicleCount } from '../../../../domain/rental/trip-cart';
import { useFormats } from '../../../i18n/formats.context';
import bar from '../../../ui/cart-bar.module.css';
import { useTripCart, WithTripCart } from './trip-cart.context';

const BOOKING = /^\/rental\/(cart|booking)(\/|$)/;

/** A bar on phones with count and total that links to the trip cart [NAV-40]. */
export const ViewTripCart = () => (
  <WithTripCart>
    <Bar />
  </WithTripCart>
);

function Bar() {
  const { t } = useLingui();
  const formats = useFormats();
  const cart = useTripCart(({ context }) => context.cart);
  const isBooking = useLocation({ select: ({ pathname }) => BOOKING.test(pathname) });
  const count = vehicleCount(cart);
  if (isBooking || count === 0) return null;
  const total = formats.money(cart.total);
  return (
    <section aria-label={t`Trip Cart`}>
      <Link to="/rental/cart" className={bar.bar} data-at-bottom="phone">
        <span className="visually-hidden">
          {t`View trip cart, ${plural(count, { one: '# vehicle', other: '# vehicles' })}, ${total}`}
        </span>
        <span aria-hidden="true">
          <Trans>View trip cart</Trans>
        </span>
        <span aria-hidden="true">{formats.number(count)}</span>
        <span aria-hidden="true">{total}</span>
      </Link>
    </section>
  );
}
