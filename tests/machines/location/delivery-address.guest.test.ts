import { describe, expect, it } from 'vitest';
import { settled } from '../../support/deferred';
import { contact, contactTexts, farAway, guest, quay } from './delivery-address.model';
import { openDeliveryAddress as open } from './delivery-address.open';

const typed = { type: 'contact.submitted', texts: contactTexts } as const;
const missing = (code: string) => ({ type: 'notice', code });

describe('the delivery address of a guest', () => {
  it('is known again when the guest chooses a place after having lost it [ADDR-30]', async () => {
    const { flow, at, address } = await open(guest, contact);
    expect(at({ guest: 'known' })).toBe(true);
    flow.send({ type: 'customer.changed', customer: { ...guest, place: null } });
    expect(at({ guest: 'placeless' })).toBe(true);
    flow.send({ type: 'customer.changed', customer: guest });
    expect(at({ guest: 'known' })).toBe(true);
    expect(address()).toBeNull();
  });

  it('is incomplete without a contact [ADDR-31]', async () => {
    const { flow, at } = await open(guest);
    expect(at({ guest: 'lacking' })).toBe(true);
    flow.send({ type: 'address.confirmed' });
    expect(at({ guest: 'lacking' })).toBe(true);
  });

  it('has a contact stored on the device, without requests about addresses [ADDR-25, ADDR-30, PERM-04]', async () => {
    const { flow, effects, list, at } = await open(guest);
    flow.send({ type: 'contact.editRequested' });
    flow.send(typed);
    expect(effects.latest('keepContact').input).toEqual({ contact });
    effects.latest('keepContact').resolve(undefined);
    await settled();

    expect(at({ guest: 'confirmed' })).toBe(true);
    expect([effects.callsOf('saveAddress'), list.callsOf('readAddresses')]).toEqual([[], []]);
  });

  it('stays open when the contact is saved outside the store’s zones [ADDR-25, LOC-18]', async () => {
    const { flow, effects, at } = await open({ ...guest, place: farAway });
    flow.send({ type: 'contact.editRequested' });
    flow.send(typed);
    effects.latest('keepContact').resolve(undefined);
    await settled();
    expect(at({ guest: 'known' })).toBe(true);
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

  it('is rejected outside the store’s zones [ADDR-11, LOC-18, MSG-14]', async () => {
    const { flow, emitted, at } = await open({ ...guest, place: farAway }, contact);
    flow.send({ type: 'address.confirmed' });
    expect(emitted).toEqual([missing('deliveryAddressMissing')]);
    expect(at({ guest: 'confirmed' })).toBe(false);
  });

  it('takes over a new place’s name while the guest types, and keeps the other input [ADDR-30]', async () => {
    const { flow, emitted, at } = await open(guest);
    flow.send({ type: 'contact.editRequested' });
    flow.send({ type: 'customer.changed', customer: { ...guest, place: farAway } });
    expect(emitted).toEqual([{ type: 'address.named', label: farAway.label }]);
    expect(at({ guest: 'filling' })).toBe(true);
  });
});
