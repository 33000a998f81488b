import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { SavedAddress } from '../../../domain/address';
import { addressFormMachine } from '../../../machines/location/address-form.machine';
import { deferredActors, settled } from '../../support/deferred';
import { written } from './address-form.model';
import { harbour } from './location.model';
import { home } from './saved-addresses.model';

function open(address: SavedAddress | null) {
  const effects = deferredActors('saveAddress');
  const form = createActor(addressFormMachine.provide({ actors: effects.actors }), { input: { address } });
  const emitted: unknown[] = [];
  form.on('*', (event) => emitted.push(event));
  form.start();
  return { form, effects, emitted };
}

it('a new address is added and a saved one is updated [ADDR-22, ADDR-24]', () => {
  const fresh = open(null);
  fresh.form.send({ type: 'place.found', place: harbour });
  fresh.form.send({ type: 'type.chosen', addressType: 'office' });
  fresh.form.send({ type: 'form.submitted', texts: written });
  expect(fresh.effects.latest('saveAddress').input).toEqual({
    as: 'new',
    draft: { texts: written, place: harbour, type: 'office' },
  });

  const known = open(home);
  known.form.send({ type: 'form.submitted', texts: written });
  expect(known.effects.latest('saveAddress').input).toMatchObject({
    as: 'change',
    id: home.id,
    draft: { type: 'home' },
  });
});

it('the address form is not sent before its place is known [ADDR-20]', () => {
  const { form, effects } = open(null);

  form.send({ type: 'form.submitted', texts: written });

  expect(effects.callsOf('saveAddress')).toHaveLength(0);
  expect(form.getSnapshot().matches({ editing: 'unplaced' })).toBe(true);
  form.send({ type: 'place.found', place: harbour });
  expect(form.getSnapshot().matches({ editing: 'calm' })).toBe(true);
});

it('a moved pin without an address is not saved with the earlier place [ADDR-18, NFR-08]', () => {
  const { form, effects } = open(home);

  form.send({ type: 'place.lookupStarted' });
  form.send({ type: 'form.submitted', texts: written });

  expect(effects.callsOf('saveAddress')).toHaveLength(0);
});

it('a moved pin updates the address text, but the initial pin does not [ADDR-18]', () => {
  const { form, emitted } = open(home);

  form.send({ type: 'place.found', place: { ...harbour, lat: home.lat, lng: home.lng, label: 'Hill Rd' } });
  expect(emitted).toEqual([]);
  form.send({ type: 'place.found', place: harbour });

  expect(emitted).toEqual([{ type: 'address.named', label: harbour.label }]);
});

it('saving an address shows the server’s message [ADDR-22]', async () => {
  const { form, effects, emitted } = open(home);

  form.send({ type: 'form.submitted', texts: written });
  effects.latest('saveAddress').resolve({ message: 'Address updated successfully.' });
  await settled();

  expect(emitted).toEqual([
    { type: 'notice', code: 'serverMessage', values: { text: 'Address updated successfully.' } },
    { type: 'address.saved' },
  ]);
});

it('a refused address keeps the form and marks the refused fields [ADDR-20, ADDR-29]', async () => {
  const { form, effects, emitted } = open(home);
  const errors = [{ code: 'contact_person_name', message: 'Name is required' }];

  form.send({ type: 'form.submitted', texts: written });
  effects.latest('saveAddress').reject({ code: 'refused', messages: ['Name is required'], errors });
  await settled();

  expect(form.getSnapshot().matches({ editing: 'refused' })).toBe(true);
  expect(emitted).toEqual([{ type: 'fields.refused', errors }]);
});
