import { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { createModel } from '../../support/model';
import { contact, quay } from './delivery-address.model';
import { home } from './saved-addresses.model';

export const guestOfferModel = createModel(guestOfferMachine, {
  fixtures: [
    { type: 'addresses.read', addresses: [home] },
    { type: 'addresses.read', addresses: [{ ...home, id: 3, lat: quay.lat, lng: quay.lng }] },
    { type: 'xstate.done.actor.readContact', output: null },
    { type: 'xstate.done.actor.readContact', output: contact },
    { type: 'xstate.error.actor.readContact', error: { code: 'unexpected' } },
    { type: 'xstate.done.actor.forgetContact', output: undefined },
    { type: 'xstate.error.actor.forgetContact', error: { code: 'unexpected' } },
    { type: 'xstate.done.actor.saveAddress', output: { message: 'Address added successfully.' } },
    { type: 'xstate.error.actor.saveAddress', error: { code: 'offline' } },
    { type: 'xstate.error.actor.listenToAddresses', error: { code: 'unexpected' } },
  ],
  vertex: ({ context }) => context.contact !== null,
  invariants: {
    'an offer has an address to save': (at) =>
      !(at.matches('offered') || at.matches('storing')) || at.context.contact !== null,
  },
});
