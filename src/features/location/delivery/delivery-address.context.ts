import type { ActorRefFrom } from 'xstate';
import type { deliveryAddressMachine } from '../../../../machines/location/delivery-address.machine';
import type { guestOfferMachine } from '../../../../machines/location/guest-offer.machine';
import type { savedAddressesMachine } from '../../../../machines/location/saved-addresses.machine';
import { createActorBinding } from '../../../ui/actor-binding';

export const {
  Provider: DeliveryAddressActor,
  useActorRef: useDeliveryAddressRef,
  useActorValue: useDeliveryAddress,
} = createActorBinding<ActorRefFrom<typeof deliveryAddressMachine>>('deliveryAddress');

/** The account's addresses, while somebody with an account is asked where the order goes. */
export const useAddressList = (): ActorRefFrom<typeof savedAddressesMachine> | undefined =>
  useDeliveryAddress(({ children }) => children.savedAddresses);

export const useGuestOffer = (): ActorRefFrom<typeof guestOfferMachine> | undefined =>
  useDeliveryAddress(({ children }) => children.guestOffer);

/** The heading of this part of the page. */
export const DELIVERY_ADDRESSES = 'delivery-addresses';
