import type { ReactNode } from 'react';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { useSelectedModule } from '../../location/module.context';

const TripCartButton = lazyPart(() =>
  import('../../rental/cart/trip-cart-button').then((file) => file.TripCartButton),
);

const ViewTripCart = lazyPart(() =>
  import('../../rental/cart/view-trip-cart').then((file) => file.ViewTripCart),
);

/** Loads the trip cart in rental. Other modules never download it [NAV-40, CART-60]. */
export const TripCartSlot = () => (
  <InRental>
    <TripCartButton />
  </InRental>
);

export const ViewTripCartSlot = () => (
  <InRental>
    <ViewTripCart />
  </InRental>
);

const InRental = ({ children }: { children: ReactNode }) =>
  useSelectedModule()?.type === 'rental' ? <LazyPlace>{children}</LazyPlace> : null;
