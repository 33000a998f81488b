import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { SavedAddress } from '../../../domain/address';
import type { Customer, GuestContact } from '../../../domain/order-address';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import type { BegunWay } from '../../../machines/location/delivery-address.types';
import { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { deferredActors, settled } from '../../support/deferred';
import { contact, contactTexts, farAway, guest, mira, quay } from './delivery-address.model';
import { farOffice, home } from './saved-addresses.model';

/** The checkout of a store that delivers to the first zone. */
async function open(
  customer: Customer,
  kept: GuestContact | null = null,
  addresses: SavedAddress[] | null = [home, farOffice],
  begun: BegunWay | null = null,
) {
  const effects = deferredActors('readWays', 'readContact', 'keepContact', 'saveAddress');
  const list = deferredActors('readAddresses', 'removeAddress', 'restoreAddress');
  const flow = createActor(
    deliveryAddressMachine.provide({
      actors: {
        ...(effects.actors as object),
        savedAddresses: savedAddressesMachine.provide({ actors: list.actors }),
        guestOffer: guestOfferMachine.provide({
          actors: { readContact: fromPromise(async () => null) } as never,
        }),
        watchCustomer: fromCallback(() => undefined),
      },
    }),
    { input: { begun, storeZones: [1] } },
  );
  const news: unknown[] = [];
  flow.on('*', (said) => news.push(said));
  flow.start();
  const at = (value: Parameters<ReturnType<typeof flow.getSnapshot>['matches']>[0]) =>
    flow.getSnapshot().matches(value);
  const comes = async (who: Customer) => {
    flow.send({ type: 'customer.changed', customer: who });
    if (at('takeAway')) return;
    if (!who.isSignedIn) effects.latest('readContact').resolve(kept);
    if (who.isSignedIn && addresses) list.latest('readAddresses').resolve(addresses);
    if (who.isSignedIn && !addresses) list.latest('readAddresses').reject({ code: 'server' });
    await settled();
  };
  await comes(customer);
  return { flow, effects, list, news, at, comes, address: () => flow.getSnapshot().context.address };
}

const typed = { type: 'contact.submitted', texts: contactTexts } as const;
const details = { road: 'Hill Road', house: '9', floor: '2' };
const missing = (code: string) => ({ type: 'notice', code });

describe('somebody with an account', () => {
  it('starts with the saved address that lies at the place of the shop [ADDR-02]', async () => {
    const { address, at } = await open(mira);
    expect(address()).toEqual(home);
    expect(at({ person: { chosen: 'calm' } })).toBe(true);
  });

  it('starts with the place itself where no saved address lies, called as the account is [ADDR-10, ADDR-28]', async () => {
    const { address } = await open({ ...mira, place: quay });
    expect(address()).toMatchObject({
      id: null,
      type: 'Selected Address',
      address: quay.label,
      contactName: mira.name,
      contactPhone: mira.phone,
    });
  });

  it('gets no address in silence where the store does not deliver, and is told to add one [ADDR-07, ADDR-11]', async () => {
    const { flow, news, address } = await open({ ...mira, place: farAway });
    expect(address()).toBeNull();
    flow.send({ type: 'address.confirmed' });
    expect(news).toEqual([missing('deliveryAddressMissing')]);
  });

  it('takes what is selected in the list, and the shop moves there too [ADDR-14, LOC-06]', async () => {
    const { flow, news, address } = await open({ ...mira, place: quay });
    const list = flow.getSnapshot().children.savedAddresses;
    list?.send({ type: 'address.held', id: home.id });
    expect(address()?.id).toBeNull();
    list?.send({ type: 'selection.confirmed' });

    expect(address()).toEqual(home);
    const { address: label, lat, lng } = home;
    expect(news).toContainEqual({ type: 'place.wanted', place: { label, lat, lng } });
  });

  it('follows the shop to another place, but keeps what lies there [LOC-06]', async () => {
    const { flow, address } = await open(mira);
    flow.send({ type: 'details.changed', details });
    flow.send({ type: 'customer.changed', customer: { ...mira, name: 'Mira' } });
    expect(address()).toMatchObject({ id: home.id, house: '9' });
    flow.send({ type: 'customer.changed', customer: { ...mira, place: quay } });
    expect(address()).toMatchObject({ id: null, address: quay.label, house: null });
  });

  it('changes the address of this order by street, house and floor [ADDR-04, ADDR-05]', async () => {
    const { flow, effects, address } = await open(mira);
    flow.send({ type: 'details.changed', details });
    expect(address()).toMatchObject({ ...details, id: home.id });
    expect(effects.callsOf('saveAddress')).toHaveLength(0);
  });

  it('goes on after a reload with what was typed behind the same street, and only there [ADDR-05, CHK-11]', async () => {
    const begun = { orderType: 'delivery', details: { ...details, lat: quay.lat, lng: quay.lng } } as const;
    const { flow, address } = await open({ ...mira, place: quay }, null, [home], begun);
    expect(address()).toMatchObject({ type: 'Selected Address', ...details });
    flow.send({ type: 'details.changed', details: { ...details, floor: '7' } });
    flow.send({ type: 'addresses.read', addresses: [home, farOffice] });
    expect(address()).toMatchObject({ ...details, floor: '7' });
    const elsewhere = await open(mira, null, [home], begun);
    expect(elsewhere.address()).toEqual(home);
  });

  it('fetches it after a reload, too, unless the store gives nothing out [CHK-11, DLV-01, DLV-02]', async () => {
    const begun = { orderType: 'take_away', details: null } as const;
    const { at, effects, flow } = await open(mira, null, [home], begun);
    expect(at('takeAway')).toBe(true);
    effects.latest('readWays').resolve(['delivery']);
    await settled();
    expect(at('person')).toBe(true);
    expect(flow.getSnapshot().context.orderType).toBe('delivery');
  });

  it('changes nothing of an address while the order is fetched [ADDR-01, ADDR-05, ADDR-08]', async () => {
    const { flow, at, address } = await open(mira);
    flow.send({ type: 'orderType.chosen', orderType: 'take_away' });
    flow.send({ type: 'details.changed', details });
    expect(at('takeAway')).toBe(true);
    expect(address()).toEqual(home);
    expect(flow.getSnapshot().children.savedAddresses).toBeUndefined();
    flow.send({ type: 'orderType.chosen', orderType: 'delivery' });
    expect(at('person')).toBe(true);
  });

  it('has no section where the store brings nothing [ADDR-01, DLV-01]', async () => {
    const { effects, at } = await open(mira);
    effects.latest('readWays').resolve(['take_away']);
    await settled();
    expect(at('takeAway')).toBe(true);
  });

  it('saves a ticked address: one with a type is changed, the place of the shop is added [ADDR-06, ADDR-24, ADDR-26]', async () => {
    const known = await open(mira);
    known.flow.send({ type: 'details.changed', details });
    known.flow.send({ type: 'save.requested' });
    expect(known.effects.latest('saveAddress').input).toMatchObject({
      as: 'change',
      id: home.id,
      wish: { type: 'home', texts: { house: '9', floor: '2' } },
    });

    const fresh = await open({ ...mira, place: quay });
    fresh.flow.send({ type: 'save.requested' });
    expect(fresh.effects.latest('saveAddress').input).toMatchObject({
      as: 'new',
      wish: { type: 'other', place: { lat: quay.lat, lng: quay.lng }, texts: { address: quay.label } },
    });
  });

  it('says the words of the server, reads the list again and has the new address then [ADDR-22, ADDR-23]', async () => {
    const { flow, effects, list, news, at, address } = await open({ ...mira, place: quay });
    flow.send({ type: 'save.requested' });
    effects.latest('saveAddress').resolve({ message: 'Address added successfully.' });
    await settled();
    expect(news).toContainEqual({
      type: 'notice',
      code: 'serverSaid',
      values: { text: 'Address added successfully.' },
    });
    const added: SavedAddress = { ...home, id: 3, lat: quay.lat, lng: quay.lng };
    list.latest('readAddresses').resolve([home, added]);
    await settled();
    expect(at({ person: { chosen: 'saved' } })).toBe(true);
    expect(address()?.id).toBe(3);
  });

  it('keeps what was typed when saving fails, and says why [ADDR-06]', async () => {
    const { flow, effects, at, address } = await open(mira);
    flow.send({ type: 'details.changed', details });
    flow.send({ type: 'save.requested' });
    effects.latest('saveAddress').reject({ code: 'refused', messages: ['Phone Number is required'] });
    await settled();
    expect(at({ person: { chosen: 'refused' } })).toBe(true);
    expect(flow.getSnapshot().context.failure?.messages).toEqual(['Phone Number is required']);
    expect(address()).toMatchObject(details);
  });

  it('has no longer chosen what was deleted from the list [ADDR-27]', async () => {
    const { flow, list, address } = await open(mira);
    const saved = flow.getSnapshot().children.savedAddresses;
    saved?.send({ type: 'deletion.requested', id: home.id });
    saved?.send({ type: 'deletion.confirmed' });
    list.latest('removeAddress').resolve(undefined);
    await settled();
    expect(address()).toMatchObject({ id: null, type: 'Selected Address' });
  });

  it('delivers to the place when the list can not be read [NFR-09]', async () => {
    const { address, at } = await open(mira, null, null);
    expect([at({ person: 'chosen' }), address()?.type]).toEqual([true, 'Selected Address']);
  });

  it('leaves nothing behind for whoever comes next [MENU-08]', async () => {
    const { flow, address, at } = await open(mira);
    flow.send({ type: 'customer.changed', customer: guest });
    expect(at('guest')).toBe(true);
    expect([address(), flow.getSnapshot().context.addresses]).toEqual([null, []]);
  });
});

describe('a guest', () => {
  it('can not go on without a contact [ADDR-31]', async () => {
    const { flow, news, at } = await open(guest);
    expect(at({ guest: 'lacking' })).toBe(true);
    flow.send({ type: 'address.confirmed' });
    expect(news).toEqual([missing('contactMissing')]);
  });

  it('has the contact kept on the device, and no call is made about addresses [ADDR-25, ADDR-30]', async () => {
    const { flow, effects, list, at } = await open(guest);
    flow.send({ type: 'contact.editRequested' });
    flow.send(typed);
    expect(effects.latest('keepContact').input).toEqual({ contact });
    effects.latest('keepContact').resolve(undefined);
    await settled();
    flow.send({ type: 'address.confirmed' });

    expect(at({ guest: 'confirmed' })).toBe(true);
    expect([effects.callsOf('saveAddress'), list.callsOf('readAddresses')]).toEqual([[], []]);
  });

  it('finds it again, with the street of the place where the shop delivers now [ADDR-30]', async () => {
    const elsewhere = { ...quay, label: 'Cape 1', lat: 25.4 };
    const { flow } = await open({ ...guest, place: elsewhere }, contact);
    expect(flow.getSnapshot().context.contact).toMatchObject({
      contactName: 'Nour',
      address: 'Cape 1',
      house: '',
      lat: 25.4,
    });
  });

  it('can not go on to a place that the store does not serve, nor without one [ADDR-11, LOC-18]', async () => {
    for (const place of [farAway, null]) {
      const { flow, news, at } = await open({ ...guest, place }, contact);
      flow.send({ type: 'address.confirmed' });
      expect(news).toEqual([missing('deliveryAddressMissing')]);
      expect(at({ guest: 'confirmed' })).toBe(false);
    }
  });

  it('is told the name of a new place while writing, and loses nothing of the rest [ADDR-30]', async () => {
    const { flow, news, at } = await open(guest);
    flow.send({ type: 'contact.editRequested' });
    flow.send({ type: 'customer.changed', customer: { ...guest, place: farAway } });
    expect(news).toEqual([{ type: 'address.named', label: farAway.label }]);
    expect(at({ guest: 'filling' })).toBe(true);
  });
});
