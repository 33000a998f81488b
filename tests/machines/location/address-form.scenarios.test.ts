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
  const news: unknown[] = [];
  form.on('*', (said) => news.push(said));
  form.start();
  return { form, effects, news };
}

it('adds what the server does not know, and changes what it does [ADDR-22, ADDR-24]', () => {
  const fresh = open(null);
  fresh.form.send({ type: 'place.found', place: harbour });
  fresh.form.send({ type: 'type.chosen', addressType: 'office' });
  fresh.form.send({ type: 'form.submitted', texts: written });
  expect(fresh.effects.latest('saveAddress').input).toEqual({
    as: 'new',
    wish: { texts: written, place: harbour, type: 'office' },
  });

  const known = open(home);
  known.form.send({ type: 'form.submitted', texts: written });
  expect(known.effects.latest('saveAddress').input).toMatchObject({
    as: 'change',
    id: home.id,
    wish: { type: 'home' },
  });
});

it('sends nothing before the place is known [ADDR-20]', () => {
  const { form, effects } = open(null);

  form.send({ type: 'form.submitted', texts: written });

  expect(effects.callsOf('saveAddress')).toHaveLength(0);
});

it('writes the address of a moved pin into the form, but not that of the pin it opened with [ADDR-18]', () => {
  const { form, news } = open(home);

  form.send({ type: 'place.found', place: { ...harbour, lat: home.lat, lng: home.lng, label: 'Hill Rd' } });
  expect(news).toEqual([]);
  form.send({ type: 'place.found', place: harbour });

  expect(news).toEqual([{ type: 'address.named', label: harbour.label }]);
});

it('says the words of the server when it is saved [ADDR-22]', async () => {
  const { form, effects, news } = open(home);

  form.send({ type: 'form.submitted', texts: written });
  effects.latest('saveAddress').resolve({ message: 'Address updated successfully.' });
  await settled();

  expect(news).toEqual([
    { type: 'notice', code: 'serverSaid', values: { text: 'Address updated successfully.' } },
    { type: 'address.saved' },
  ]);
});

it('keeps the form and points at what the server refused [ADDR-20, ADDR-29]', async () => {
  const { form, effects, news } = open(home);
  const errors = [{ code: 'contact_person_name', message: 'Name is required' }];

  form.send({ type: 'form.submitted', texts: written });
  effects.latest('saveAddress').reject({ code: 'refused', messages: ['Name is required'], errors });
  await settled();

  expect(form.getSnapshot().matches({ editing: 'refused' })).toBe(true);
  expect(news).toEqual([{ type: 'fields.refused', errors }]);
});
