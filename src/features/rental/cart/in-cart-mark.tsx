import { Plural } from '@lingui/react/macro';
import { quantityInCart } from '../../../../domain/rental/trip-cart';
import { Badge } from '../../../ui/badge';
import { useTripCart, WithTripCart } from './trip-cart.context';

type Props = { vehicleId: number };

/** Shows the quantity in the trip cart. Hidden at zero [RENT-10]. */
export const InCartMark = (props: Props) => (
  <WithTripCart>
    <Mark {...props} />
  </WithTripCart>
);

function Mark({ vehicleId }: Props) {
  const quantity = useTripCart(({ context }) => quantityInCart(context.cart, vehicleId));
  return quantity === 0 ? null : (
    <Badge tone="good">
      <Plural value={quantity} one="# in your cart" other="# in your cart" />
    </Badge>
  );
}
