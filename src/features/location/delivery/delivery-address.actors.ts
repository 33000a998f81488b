import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { Customer } from '../../../../domain/order-address';
import { fullName } from '../../../../domain/person';
import { deliveryAddressMachine } from '../../../../machines/location/delivery-address.machine';
import type { DeliveryAddressEvent, OrderType } from '../../../../machines/location/delivery-address.types';
import { guestOfferMachine } from '../../../../machines/location/guest-offer.machine';
import type { locationMachine } from '../../../../machines/location/location.machine';
import type { sessionMachine } from '../../../../machines/session/session.machine';
import { watching } from '../../../../machines/shared/watching';
import type { AddressApi } from '../../../api/address-api';
import { type EffectsOf, NOTICES } from '../../../platform/flow';
import { provideSavedAddresses, saveAddress } from '../address.actors';
import { forgetGuestContact, guestContact, saveGuestContact } from './guest-contact';

type Session = ActorRefFrom<typeof sessionMachine>;
type Location = ActorRefFrom<typeof locationMachine>;

type Ports = {
  api: AddressApi;
  session: Session;
  location: Location;
  /** Loads the order types that the store offers. */
  readOrderTypes: () => Promise<OrderType[]>;
};

export const provideDeliveryAddress = ({ api, session, location, readOrderTypes }: Ports) =>
  deliveryAddressMachine.provide({
    actors: {
      savedAddresses: provideSavedAddresses(api),
      watchCustomer: watchCustomer(session, location),
      readOrderTypes: fromPromise(readOrderTypes),
      readContact: fromPromise(async () => guestContact()),
      keepContact: fromPromise(async ({ input }) => saveGuestContact(input.contact)),
      saveAddress: saveAddress(api),
      guestOffer: guestOfferMachine.provide({
        actors: {
          readContact: fromPromise(async () => guestContact()),
          forgetContact: fromPromise(async () => forgetGuestContact()),
          saveAddress: saveAddress(api),
        },
      }),
    },
  });

function customerOf(session: Session, location: Location): Customer {
  const { token, person } = session.getSnapshot().context;
  return {
    isSignedIn: token !== null,
    name: person ? fullName(person) : '',
    phone: person?.phone ?? '',
    place: location.getSnapshot().context.place,
  };
}

const watchCustomer = (session: Session, location: Location) =>
  fromCallback(({ sendBack }) =>
    watching<DeliveryAddressEvent>(
      [session, location],
      () => ({ type: 'customer.changed', customer: customerOf(session, location) }),
      sendBack,
    ),
  );

/**
 * Forwards the flow's events to the root machine. The page does this, because the checkout and not the root
 * runs the flow.
 */
export const deliveryAddressEffects: EffectsOf<typeof deliveryAddressMachine> = {
  ...NOTICES,
  'place.wanted': ({ place }, sendToRoot) => sendToRoot({ type: 'point.chosen', ...place }),
};
