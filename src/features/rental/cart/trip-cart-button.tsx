import { useLingui } from '@lingui/react/macro';
import { IconCar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { vehicleCount } from '../../../../domain/rental/trip-cart';
import { useFormats } from '../../../i18n/formats.context';
import icon from '../../../ui/counted-icon.module.css';
import { IconCount } from '../../../ui/icon-count';
import { useTripCart, WithTripCart } from './trip-cart.context';

/** The header's link to the trip cart, with its count [NAV-40]. */
export const TripCartButton = () => (
  <WithTripCart>
    <TripCartLink />
  </WithTripCart>
);

function TripCartLink() {
  const { t } = useLingui();
  const formats = useFormats();
  const count = useTripCart(({ context }) => vehicleCount(context.cart));
  const shown = formats.number(count);
  return (
    <Link to="/rental/cart" className={icon.icon} aria-label={t`Trip Cart, vehicles: ${shown}`}>
      <IconCar size={25} stroke={1.8} aria-hidden />
      <IconCount count={count} isNear />
    </Link>
  );
}
