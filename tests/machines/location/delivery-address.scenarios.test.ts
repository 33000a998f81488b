import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { SavedAddress } from '../../../domain/address';
import type { Customer, GuestContact } from '../../../domain/order-address';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import type { StoredDelivery } from '../../../machines/location/delivery-address.types';
import { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { deferredActors, settled } from '../../support/deferred';
import { contact, contactTexts, farAway, guest, mira, quay } from './delivery-address.model';
import { farOffice, home } from './saved-addresses.model';

/** The checkout of a store that delivers to the first zone. */
async function open(
  customer: Customer,
  stored: GuestContact | null = null,
  addresses: SavedAddress[] | null = [home, farOffice],
  begun: StoredDelivery | null = null,
) {
  const effects = deferredActors('readOrderTypes', 'readContact', 'keepContact', 'saveAddress');
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
  const emitted: unknown[] = [];
  flow.on('*', (text) => emitted.push(text));
  flow.start();
  const at = (value: Parameters<ReturnType<typeof flow.getSnapshot>['matches']>[0]) =>
    flow.getSnapshot().matches(value);
  const comes = async (who: Customer) => {
    flow.send({ type: 'customer.changed', customer: who });
    if (at('takeAway')) return;
    if (!who.isSignedIn) effects.latest('readContact').resolve(stored);
    if (who.isSignedIn && addresses) list.latest('readAddresses').resolve(addresses);
    if (who.isSignedIn && !addresses) list.latest('readAddresses').reject({ code: 'server' });
    await settled();
  };
  await comes(customer);
  return { flow, effects, list, emitted, at, comes, address: () => flow.getSnapshot().context.address };
}

const typed = { type: 'contact.submitted', texts: contactTexts } as const;
const details = { road: 'Hill Road', house: '9', floor: '2' };
const missing = (code: string) => ({ type: 'notice', code });

describe('The delivery address of a signed-in customer', () => {
  it('starts with the saved address at the chosen place [ADDR-02]', async () => {
    const { address, at } = await open(mira);
    expect(address()).toEqual(home);
    expect(at({ person: { chosen: 'calm' } })).toBe(true);
  });

  it('starts with the chosen place and the account’s contact when no address is saved there [ADDR-10, ADDR-28]', async () => {
    const { address } = await open({ ...mira, place: quay });
    expect(address()).toMatchObject({
      id: null,
      type: 'Selected Address',
      address: quay.label,
      contactName: mira.name,
      contactPhone: mira.phone,
    });
  });

  it("is missing, with a request to add one, when no saved address is in the store's zone [ADDR-07, ADDR-11, MSG-14]", async () => {
    const { flow, emitted, address } = await open({ ...mira, place: farAway });
    expect(address()).toBeNull();
    flow.send({ type: 'address.confirmed' });
    expect(emitted).toEqual([missing('deliveryAddressMissing')]);
  });

  it('becomes the address selected in the list, and the shop moves to its place [ADDR-14, LOC-06]', async () => {
    const { flow, emitted, address } = await open({ ...mira, place: quay });
    const list = flow.getSnapshot().children.savedAddresses;
    list?.send({ type: 'address.marked', id: home.id });
    expect(address()?.id).toBeNull();
    list?.send({ type: 'selection.confirmed' });

    expect(address()).toEqual(home);
    const { address: label, lat, lng } = home;
    expect(emitted).toContainEqual({ type: 'place.wanted', place: { label, lat, lng } });
  });

  it('changes when the customer chooses another place, and stays at the same place [LOC-06]', async () => {
    const { flow, address } = await open(mira);
    flow.send({ type: 'details.changed', details });
    flow.send({ type: 'customer.changed', customer: { ...mira, name: 'Mira' } });
    expect(address()).toMatchObject({ id: home.id, house: '9' });
    flow.send({ type: 'customer.changed', customer: { ...mira, place: quay } });
    expect(address()).toMatchObject({ id: null, address: quay.label, house: null });
  });

  it('can be changed for this order in street, house and floor [ADDR-04, ADDR-05]', async () => {
    const { flow, effects, address } = await open(mira);
    flow.send({ type: 'details.changed', details });
    expect(address()).toMatchObject({ ...details, id: home.id });
    expect(effects.callsOf('saveAddress')).toHaveLength(0);
  });

  it('keeps the typed details after a reload, but only at the same street [ADDR-05, CHK-11]', async () => {
    const begun = { orderType: 'delivery', details: { ...details, lat: quay.lat, lng: quay.lng } } as const;
    const { flow, address } = await open({ ...mira, place: quay }, null, [home], begun);
    expect(address()).toMatchObject({ type: 'Selected Address', ...details });
    flow.send({ type: 'details.changed', details: { ...details, floor: '7' } });
    flow.send({ type: 'addresses.read', addresses: [home, farOffice] });
    expect(address()).toMatchObject({ ...details, floor: '7' });
    const elsewhere = await open(mira, null, [home], begun);
    expect(elsewhere.address()).toEqual(home);
  });

  it('is not used for take-away, which stays chosen after a reload if the store offers it [CHK-11, DLV-01, DLV-02]', async () => {
    const begun = { orderType: 'take_away', details: null } as const;
    const { at, effects, flow } = await open(mira, null, [home], begun);
    expect(at('takeAway')).toBe(true);
    effects.latest('readOrderTypes').resolve(['delivery']);
    await settled();
    expect(at('person')).toBe(true);
    expect(flow.getSnapshot().context.orderType).toBe('delivery');
  });

  it('stays unchanged while take-away is chosen [ADDR-01, ADDR-05, ADDR-08]', async () => {
    const { flow, at, address } = await open(mira);
    flow.send({ type: 'orderType.chosen', orderType: 'take_away' });
    flow.send({ type: 'details.changed', details });
    expect(at('takeAway')).toBe(true);
    expect(address()).toEqual(home);
    expect(flow.getSnapshot().children.savedAddresses).toBeUndefined();
    flow.send({ type: 'orderType.chosen', orderType: 'delivery' });
    expect(at('person')).toBe(true);
  });

  it('is not shown when the store does not deliver [ADDR-01, DLV-01]', async () => {
    const { effects, at } = await open(mira);
    effects.latest('readOrderTypes').resolve(['take_away']);
    await settled();
    expect(at('takeAway')).toBe(true);
  });

  it('is saved on request, which updates a saved address and adds a new place [ADDR-06, ADDR-24, ADDR-26]', async () => {
    const known = await open(mira);
    known.flow.send({ type: 'details.changed', details });
    known.flow.send({ type: 'save.requested' });
    expect(known.effects.latest('saveAddress').input).toMatchObject({
      as: 'change',
      id: home.id,
      draft: { type: 'home', texts: { house: '9', floor: '2' } },
    });

    const fresh = await open({ ...mira, place: quay });
    fresh.flow.send({ type: 'save.requested' });
    expect(fresh.effects.latest('saveAddress').input).toMatchObject({
      as: 'new',
      draft: { type: 'other', place: { lat: quay.lat, lng: quay.lng }, texts: { address: quay.label } },
    });
  });

  it('becomes the newly saved address after the server’s message and a reload of the list [ADDR-22, ADDR-23]', async () => {
    const { flow, effects, list, emitted, at, address } = await open({ ...mira, place: quay });
    flow.send({ type: 'save.requested' });
    effects.latest('saveAddress').resolve({ message: 'Address added successfully.' });
    await settled();
    expect(emitted).toContainEqual({
      type: 'notice',
      code: 'serverMessage',
      values: { text: 'Address added successfully.' },
    });
    const added: SavedAddress = { ...home, id: 3, lat: quay.lat, lng: quay.lng };
    list.latest('readAddresses').resolve([home, added]);
    await settled();
    expect(at({ person: { chosen: 'saved' } })).toBe(true);
    expect(address()?.id).toBe(3);
  });

  it('keeps the typed details when saving fails, with the reason [ADDR-06]', async () => {
    const { flow, effects, at, address } = await open(mira);
    flow.send({ type: 'details.changed', details });
    flow.send({ type: 'save.requested' });
    effects.latest('saveAddress').reject({ code: 'refused', messages: ['Phone Number is required'] });
    await settled();
    expect(at({ person: { chosen: 'refused' } })).toBe(true);
    expect(flow.getSnapshot().context.failure?.messages).toEqual(['Phone Number is required']);
    expect(address()).toMatchObject(details);
  });

  it('is replaced when it is deleted from the list [ADDR-27]', async () => {
    const { flow, list, address } = await open(mira);
    const saved = flow.getSnapshot().children.savedAddresses;
    saved?.send({ type: 'deletion.requested', id: home.id });
    saved?.send({ type: 'deletion.confirmed' });
    list.latest('removeAddress').resolve(undefined);
    await settled();
    expect(address()).toMatchObject({ id: null, type: 'Selected Address' });
  });

  it('is the chosen place when the list of addresses cannot be loaded [NFR-09]', async () => {
    const { address, at } = await open(mira, null, null);
    expect([at({ person: 'chosen' }), address()?.type]).toEqual([true, 'Selected Address']);
  });

  it('is removed when the customer signs out [MENU-08]', async () => {
    const { flow, address, at } = await open(mira);
    flow.send({ type: 'customer.changed', customer: guest });
    expect(at('guest')).toBe(true);
    expect([address(), flow.getSnapshot().context.addresses]).toEqual([null, []]);
  });
});

describe('the delivery address of a guest', () => {
  it('is incomplete without a contact [ADDR-31, MSG-12]', async () => {
    const { flow, emitted, at } = await open(guest);
    expect(at({ guest: 'lacking' })).toBe(true);
    flow.send({ type: 'address.confirmed' });
    expect(emitted).toEqual([missing('contactMissing')]);
  });

  it('has a contact stored on the device, without requests about addresses [ADDR-25, ADDR-30, PERM-04]', async () => {
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

  it('is restored with the street of the current place [ADDR-30]', async () => {
    const elsewhere = { ...quay, label: 'Cape 1', lat: 25.4 };
    const { flow } = await open({ ...guest, place: elsewhere }, contact);
    expect(flow.getSnapshot().context.contact).toMatchObject({
      contactName: 'Nour',
      address: 'Cape 1',
      house: '',
      lat: 25.4,
    });
  });

  it('is rejected outside the store’s zones and without a place [ADDR-11, LOC-18, MSG-14]', async () => {
    for (const place of [farAway, null]) {
      const { flow, emitted, at } = await open({ ...guest, place }, contact);
      flow.send({ type: 'address.confirmed' });
      expect(emitted).toEqual([missing('deliveryAddressMissing')]);
      expect(at({ guest: 'confirmed' })).toBe(false);
    }
  });

  it('takes over a new place’s name while the guest types, and keeps the other input [ADDR-30]', async () => {
    const { flow, emitted, at } = await open(guest);
    flow.send({ type: 'contact.editRequested' });
    flow.send({ type: 'customer.changed', customer: { ...guest, place: farAway } });
    expect(emitted).toEqual([{ type: 'address.named', label: farAway.label }]);
    expect(at({ guest: 'filling' })).toBe(true);
  });
});
