import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { GuestContact } from '../../../domain/order-address';
import { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { deferredActors, settled } from '../../support/deferred';
import { contact, quay } from './delivery-address.model';
import { home } from './saved-addresses.model';

async function signedIn(kept: GuestContact | null) {
  const effects = deferredActors('readContact', 'forgetContact', 'saveAddress');
  const flow = createActor(guestOfferMachine.provide({ actors: effects.actors }));
  const news: unknown[] = [];
  flow.on('*', (said) => news.push(said));
  flow.start();
  effects.latest('readContact').resolve(kept);
  await settled();
  return { flow, effects, news, at: () => flow.getSnapshot().value };
}

it('offers a guest who signs in to keep the address in the account, and then forgets it here [ADDR-32]', async () => {
  const { flow, effects, news, at } = await signedIn(contact);
  expect(at()).toBe('offered');
  flow.send({ type: 'offer.accepted' });
  expect(effects.latest('saveAddress').input).toMatchObject({
    as: 'new',
    wish: {
      type: 'other',
      place: { lat: quay.lat, lng: quay.lng },
      texts: { contactName: 'Nour', address: contact.address, house: '12' },
    },
  });
  effects.latest('saveAddress').resolve({ message: 'Address added successfully.' });
  await settled();
  expect(news).toEqual([
    { type: 'notice', code: 'serverSaid', values: { text: 'Address added successfully.' } },
  ]);
  expect(effects.callsOf('forgetContact')).toHaveLength(1);
});

it('sends nothing when the offer is declined [ADDR-32]', async () => {
  const { flow, effects, at } = await signedIn(contact);
  flow.send({ type: 'offer.declined' });
  effects.latest('forgetContact').resolve(undefined);
  await settled();
  expect(at()).toBe('nothing');
  expect(effects.callsOf('saveAddress')).toHaveLength(0);
});

it('goes on offering what could not be added, and says why [ADDR-32]', async () => {
  const { flow, effects, news, at } = await signedIn(contact);
  flow.send({ type: 'offer.accepted' });
  effects.latest('saveAddress').reject({ code: 'offline' });
  await settled();
  expect([at(), news.length, effects.callsOf('forgetContact').length]).toEqual(['offered', 1, 0]);
});

it('does not ask about a house that the account has already, nor about nothing [ADDR-32]', async () => {
  const { flow, at } = await signedIn(contact);
  flow.send({ type: 'addresses.read', addresses: [home] });
  expect(at()).toBe('offered');
  flow.send({ type: 'addresses.read', addresses: [{ ...home, lat: quay.lat, lng: quay.lng }] });
  expect(at()).toBe('forgetting');
  expect((await signedIn(null)).at()).toBe('nothing');
});
