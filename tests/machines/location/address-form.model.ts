import { addressFormMachine } from '../../../machines/location/address-form.machine';
import { createModel } from '../../support/model';
import { harbour } from './location.model';
import { home } from './saved-addresses.model';

export const written = {
  address: 'Hill Road 7',
  contactName: 'Mira Haddad',
  contactPhone: '+971501234567',
  road: '',
  house: '7',
  floor: '',
  note: '',
  label: '',
};

export const addressFormModel = createModel(addressFormMachine, {
  input: { address: null },
  otherInputs: [{ address: home }],
  fixtures: [
    { type: 'type.chosen', addressType: 'other' },
    { type: 'place.lookupStarted' },
    { type: 'place.found', place: harbour },
    { type: 'place.found', place: { label: home.address, lat: home.lat, lng: home.lng, zoneIds: [1] } },
    { type: 'form.submitted', texts: written },
    { type: 'xstate.done.actor.saveAddress', output: { message: 'Address updated successfully.' } },
    { type: 'xstate.error.actor.saveAddress', error: { code: 'offline' } },
    {
      type: 'xstate.error.actor.saveAddress',
      error: {
        code: 'refused',
        messages: ['Name is required'],
        errors: [{ code: 'contact_person_name', message: 'Name is required' }],
      },
    },
  ],
  vertex: ({ context }) => [context.id, context.type, context.place?.lat ?? null, context.failure !== null],
  invariants: {
    'nothing is sent without a place': (at) => !at.hasTag('busy') || at.context.place !== null,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
