import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { useSelectedModule } from '../../location/module.context';

const TripCartButton = lazyPart(() =>
  import('../../rental/cart/trip-cart-button').then((file) => file.TripCartButton),
);

/** Other modules never download the trip cart [NAV-40, CART-60]. */
export function TripCartSlot() {
  const isRental = useSelectedModule()?.type === 'rental';
  return isRental ? (
    <LazyPlace>
      <TripCartButton />
    </LazyPlace>
  ) : null;
}
