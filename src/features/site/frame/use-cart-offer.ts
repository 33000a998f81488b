import { useCartLines } from '../../cart/cart.context';
import { useChosenPlace } from '../../location/location.context';
import { useSelectedModule } from '../../location/module.context';

/**
 * Returns whether to show the cart: a zone is known and the module sells items [NAV-39, Q-05]. `count`: the
 * number of lines, not of pieces.
 */
export function useCartOffer(): { isOffered: boolean; count: number } {
  const place = useChosenPlace();
  const type = useSelectedModule()?.type;
  const count = useCartLines().length;
  const sellsGoods = type !== 'parcel' && type !== 'rental';
  return { isOffered: sellsGoods && place !== null && place.zoneIds.length > 0, count };
}
