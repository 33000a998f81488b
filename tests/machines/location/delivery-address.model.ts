import type { Customer, GuestContact } from '../../../domain/order-address';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import { createModel } from '../../support/model';
import { farOffice, home } from './saved-addresses.model';

const atHome = { label: 'Hill Rd', lat: home.lat, lng: home.lng, zoneIds: [1] };
export const quay = { label: '12 Quay Lane', lat: 25.1, lng: 55.1, zoneIds: [1] };
export const farAway = { label: 'Mill Lane', lat: farOffice.lat, lng: farOffice.lng, zoneIds: [4] };

export const guest: Customer = { isSignedIn: false, name: '', phone: '', place: quay };
export const mira: Customer = {
  isSignedIn: true,
  name: 'Mira Haddad',
  phone: '+971501234567',
  place: atHome,
};
export const contactTexts = {
  contactName: 'Nour',
  contactPhone: '+971500000001',
  contactEmail: '',
  address: '12 Quay Lane',
  road: '',
  house: '12',
  floor: '',
};
export const contact: GuestContact = { ...contactTexts, lat: quay.lat, lng: quay.lng };

export const deliveryAddressModel = createModel(deliveryAddressMachine, {
  input: { begun: null, storeZones: [1] },
  otherInputs: [{ begun: { orderType: 'take_away', details: null }, storeZones: [1] }],
  fixtures: [
    { type: 'customer.changed', customer: guest },
    { type: 'customer.changed', customer: { ...guest, place: farAway } },
    { type: 'customer.changed', customer: { ...guest, place: null } },
    { type: 'customer.changed', customer: mira },
    { type: 'customer.changed', customer: { ...mira, place: farAway } },
    { type: 'orderType.chosen', orderType: 'take_away' },
    { type: 'orderType.chosen', orderType: 'delivery' },
    { type: 'contact.submitted', texts: contactTexts },
    { type: 'addresses.read', addresses: [] },
    { type: 'addresses.read', addresses: [home, farOffice] },
    { type: 'addresses.read', addresses: [{ ...home, id: 3, lat: quay.lat, lng: quay.lng }] },
    { type: 'address.selected', address: home },
    { type: 'notice', code: 'noSavedAddress' },
    { type: 'details.changed', details: { road: null, house: '9', floor: null } },
    { type: 'xstate.done.actor.readOrderTypes', output: ['delivery', 'take_away'] },
    { type: 'xstate.done.actor.readOrderTypes', output: ['delivery'] },
    { type: 'xstate.done.actor.readOrderTypes', output: ['take_away'] },
    { type: 'xstate.error.actor.readOrderTypes', error: { code: 'offline' } },
    { type: 'xstate.done.actor.readContact', output: null },
    { type: 'xstate.done.actor.readContact', output: contact },
    { type: 'xstate.error.actor.readContact', error: { code: 'unexpected' } },
    { type: 'xstate.done.actor.keepContact', output: undefined },
    { type: 'xstate.error.actor.keepContact', error: { code: 'unexpected' } },
    { type: 'xstate.done.actor.saveAddress', output: { message: 'Address added successfully.' } },
    { type: 'xstate.error.actor.saveAddress', error: { code: 'offline' } },
    { type: 'xstate.error.actor.watchCustomer', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.savedAddresses', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.hearThem', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.guestOffer', error: { code: 'unexpected' } },
  ],
  vertex: ({ context }) => [
    context.orderTypes,
    context.orderType,
    context.customer?.isSignedIn,
    context.customer?.place?.label,
    context.address?.id,
    context.contact !== null,
  ],
  isPossible: ({ type }, at) => !type.endsWith('.actor.readOrderTypes') || at.context.orderTypes === null,
  invariants: {
    'a take-away order has no address section': (at) =>
      (at.context.orderType === 'take_away') === at.matches('takeAway'),
    'a guest has no address of an account': (at) =>
      !at.matches('guest') || (at.context.addresses.length === 0 && at.context.address === null),
    'a guest continues only with a contact': (at) =>
      !at.matches({ guest: 'confirmed' }) || at.context.contact !== null,
    'a customer continues only with an address that the store serves': (at) =>
      !at.matches({ person: 'confirmed' }) || at.context.address?.zoneIds.includes(1) === true,
    'a chosen address is on the list': (at) =>
      !at.matches({ person: 'chosen' }) || at.context.address !== null,
  },
});
