import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { GuestContact } from '../../../domain/order-address';
import { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { deferredActors, settled } from '../../support/deferred';
import { contact, quay } from './delivery-address.model';
import { home } from './saved-addresses.model';

async function signedIn(stored: GuestContact | null) {
  const effects = deferredActors('readContact', 'forgetContact', 'saveAddress');
  const flow = createActor(guestOfferMachine.provide({ actors: effects.actors }));
  const emitted: unknown[] = [];
  flow.on('*', (text) => emitted.push(text));
  flow.start();
  effects.latest('readContact').resolve(stored);
  await settled();
  return { flow, effects, emitted, at: () => flow.getSnapshot().value };
}

it('a guest who signs in can save the address to the account, which removes it from the device [ADDR-32]', async () => {
  const { flow, effects, emitted, at } = await signedIn(contact);
  expect(at()).toBe('offered');
  flow.send({ type: 'offer.accepted' });
  expect(effects.latest('saveAddress').input).toMatchObject({
    as: 'new',
    draft: {
      type: 'other',
      place: { lat: quay.lat, lng: quay.lng },
      texts: { contactName: 'Nour', address: contact.address, house: '12' },
    },
  });
  effects.latest('saveAddress').resolve({ message: 'Address added successfully.' });
  await settled();
  expect(emitted).toEqual([
    { type: 'notice', code: 'serverMessage', values: { text: 'Address added successfully.' } },
  ]);
  expect(effects.callsOf('forgetContact')).toHaveLength(1);
});

it('declining the offer to save a guest’s address sends nothing [ADDR-32]', async () => {
  const { flow, effects, at } = await signedIn(contact);
  flow.send({ type: 'offer.declined' });
  effects.latest('forgetContact').resolve(undefined);
  await settled();
  expect(at()).toBe('nothing');
  expect(effects.callsOf('saveAddress')).toHaveLength(0);
});

it('a failed save of a guest’s address shows the reason and keeps the offer open [ADDR-32]', async () => {
  const { flow, effects, emitted, at } = await signedIn(contact);
  flow.send({ type: 'offer.accepted' });
  effects.latest('saveAddress').reject({ code: 'offline' });
  await settled();
  expect([at(), emitted.length, effects.callsOf('forgetContact').length]).toEqual(['offered', 1, 0]);
});

it('an address that the account already has is not offered for saving, and neither is a missing one [ADDR-32]', async () => {
  const { flow, at } = await signedIn(contact);
  flow.send({ type: 'addresses.read', addresses: [home] });
  expect(at()).toBe('offered');
  flow.send({ type: 'addresses.read', addresses: [{ ...home, lat: quay.lat, lng: quay.lng }] });
  expect(at()).toBe('forgetting');
  expect((await signedIn(null)).at()).toBe('nothing');
});
