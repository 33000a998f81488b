import type { ActorRefFrom } from 'xstate';
import type { deliveryAddressMachine } from '../../../../machines/location/delivery-address.machine';
import type { guestOfferMachine } from '../../../../machines/location/guest-offer.machine';
import type { savedAddressesMachine } from '../../../../machines/location/saved-addresses.machine';
import { bindFlow } from '../../../platform/flow';

export const [DeliveryAddressActor, useDeliveryAddressRef, useDeliveryAddress] =
  bindFlow<ActorRefFrom<typeof deliveryAddressMachine>>('deliveryAddress');

/** Returns the flow of the list of saved addresses. Undefined unless the customer is choosing one. */
export const useAddressList = (): ActorRefFrom<typeof savedAddressesMachine> | undefined =>
  useDeliveryAddress(({ children }) => children.savedAddresses);

export const useGuestOffer = (): ActorRefFrom<typeof guestOfferMachine> | undefined =>
  useDeliveryAddress(({ children }) => children.guestOffer);

export const DELIVERY_ADDRESSES = 'delivery-addresses';
