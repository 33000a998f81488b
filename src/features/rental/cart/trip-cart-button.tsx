import { useLingui } from '@lingui/react/macro';
import { IconCar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { vehicleCount } from '../../../../domain/rental/trip-cart';
import { useFormats } from '../../../i18n/formats.context';
import { useTripCart, WithTripCart } from './trip-cart.context';
import classes from './trip-cart-button.module.css';

/** In the rental market the header leads to the trip cart, with how many vehicles are in it [NAV-40]. */
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
    <Link to="/rental/cart" className={classes.button} aria-label={t`Trip Cart, vehicles: ${shown}`}>
      <IconCar size={25} stroke={1.8} aria-hidden />
      {count > 0 ? (
        <span className={classes.badge} aria-hidden>
          {shown}
        </span>
      ) : null}
    </Link>
  );
}
