import { LatePlace, later } from '../../../ui/later';
import { useSelectedModule } from '../../location/module.context';

const TripCartButton = later(() =>
  import('../../rental/cart/trip-cart-button').then((file) => file.TripCartButton),
);

/** Other modules never download the trip cart [NAV-40, CART-60]. */
export function TripCartSlot() {
  const isRental = useSelectedModule()?.type === 'rental';
  return isRental ? (
    <LatePlace>
      <TripCartButton />
    </LatePlace>
  ) : null;
}
