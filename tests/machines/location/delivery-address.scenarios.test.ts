import { describe, expect, it } from 'vitest';
import type { SavedAddress } from '../../../domain/address';
import { settled } from '../../support/deferred';
import { farAway, guest, mira, quay } from './delivery-address.model';
import { openDeliveryAddress as open } from './delivery-address.open';
import { farOffice, home } from './saved-addresses.model';

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

  it('is still saved with the typed details when the header follows the selected address late [ADDR-05, ADDR-06, ADDR-14, LOC-06]', async () => {
    const { flow, effects, list, emitted, at, address } = await open({ ...mira, place: quay });
    const saved = flow.getSnapshot().children.savedAddresses;
    saved?.send({ type: 'address.marked', id: home.id });
    saved?.send({ type: 'selection.confirmed' });
    flow.send({ type: 'details.changed', details });
    flow.send({ type: 'save.requested' });
    const restored = emitted.filter((one) => (one as { type: string }).type === 'details.restored').length;

    flow.send({ type: 'customer.changed', customer: mira });
    flow.send({ type: 'addresses.read', addresses: [home, farOffice] });
    expect(at({ person: { chosen: 'saving' } })).toBe(true);
    expect(address()).toMatchObject({ id: home.id, ...details });
    expect(emitted.filter((one) => (one as { type: string }).type === 'details.restored')).toHaveLength(
      restored,
    );
    effects.latest('saveAddress').resolve({ message: 'Address updated successfully.' });
    await settled();
    expect(emitted).toContainEqual({
      type: 'notice',
      code: 'serverMessage',
      values: { text: 'Address updated successfully.' },
    });
    expect(list.callsOf('readAddresses').length).toBeGreaterThan(1);
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
