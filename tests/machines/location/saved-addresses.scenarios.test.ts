import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { LatLng } from '../../../domain/geo';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { deferredActors, settled } from '../../support/deferred';
import { farOffice, home } from './saved-addresses.model';

async function open(
  storeZones: number[] | null = null,
  addresses = [farOffice, home],
  place: LatLng | null = null,
) {
  const effects = deferredActors('readAddresses', 'removeAddress', 'restoreAddress');
  const clock = new SimulatedClock();
  const flow = createActor(savedAddressesMachine.provide({ actors: effects.actors }), {
    clock,
    input: { storeZones, place },
  });
  flow.start();
  effects.latest('readAddresses').resolve(addresses);
  await settled();
  const emitted: unknown[] = [];
  flow.on('*', (text) => emitted.push(text));
  const markedId = () => flow.getSnapshot().context.markedId;
  return { flow, effects, clock, emitted, markedId };
}

it('an address picked in the dialog is applied only by pressing Select [ADDR-14]', async () => {
  const { flow, emitted, markedId } = await open();

  flow.send({ type: 'address.marked', id: home.id });
  flow.send({ type: 'address.marked', id: farOffice.id });
  expect(emitted).toEqual([]);
  expect(markedId()).toBe(farOffice.id);
  flow.send({ type: 'selection.confirmed' });

  expect(emitted).toEqual([{ type: 'address.selected', address: farOffice }]);
});

it('an empty list of addresses says that there is nothing to select [ADDR-16, MSG-08]', async () => {
  const { flow, emitted } = await open(null, []);

  flow.send({ type: 'selection.confirmed' });

  expect(emitted).toEqual([{ type: 'notice', code: 'noSavedAddress' }]);
});

it('an address outside the store’s zones cannot be picked [ADDR-07, ADDR-17]', async () => {
  const { flow, markedId } = await open([1]);

  flow.send({ type: 'address.marked', id: farOffice.id });
  expect(markedId()).toBeNull();
  flow.send({ type: 'address.chosen', id: farOffice.id });
  flow.send({ type: 'address.marked', id: home.id });

  expect(markedId()).toBe(home.id);
});

it('an address pressed in the header’s panel is applied immediately [LOC-05]', async () => {
  const { flow, emitted } = await open();

  flow.send({ type: 'address.chosen', id: home.id });

  expect(emitted).toEqual([{ type: 'address.selected', address: home }]);
});

it.each([
  ['none', null],
  ['a typed one', { lat: 25.2, lng: 55.2 }],
  ['the first saved one', farOffice],
  ['the second saved one', home],
])(
  'any saved address is applied by one press while the address in use is %s [LOC-05, RENT-11]',
  async (_, inUse) => {
    const { flow, emitted } = await open(null, [farOffice, home], inUse);

    for (const address of [farOffice, home, farOffice]) flow.send({ type: 'address.chosen', id: address.id });

    expect(emitted).toEqual(
      [farOffice, home, farOffice].map((address) => ({ type: 'address.selected', address })),
    );
  },
);

it('a press in the header’s panel applies an address even while another one is picked [LOC-05, ADDR-14]', async () => {
  const { flow, emitted } = await open();

  flow.send({ type: 'address.marked', id: home.id });
  flow.send({ type: 'address.chosen', id: farOffice.id });

  expect(emitted).toEqual([{ type: 'address.selected', address: farOffice }]);
});

it('deleting is confirmed first, and a deleted address is no longer picked [ADDR-27]', async () => {
  const { flow, effects, emitted, markedId } = await open();
  flow.send({ type: 'address.marked', id: home.id });

  flow.send({ type: 'deletion.requested', id: home.id });
  expect(effects.callsOf('removeAddress')).toHaveLength(0);
  flow.send({ type: 'deletion.declined' });
  expect(markedId()).toBe(home.id);
  flow.send({ type: 'deletion.requested', id: home.id });
  flow.send({ type: 'deletion.confirmed' });
  effects.latest('removeAddress').resolve(undefined);
  await settled();

  expect(markedId()).toBeNull();
  expect(flow.getSnapshot().context.addresses).toEqual([farOffice]);
  expect(emitted.at(-1)).toEqual({ type: 'addresses.read', addresses: [farOffice] });
});

it('a deleted address is restored within eight seconds, and the list reloads [ADDR-27, ADDR-23]', async () => {
  const { flow, effects, clock } = await open();
  flow.send({ type: 'deletion.requested', id: home.id });
  flow.send({ type: 'deletion.confirmed' });
  effects.latest('removeAddress').resolve(undefined);
  await settled();

  clock.increment(7_999);
  flow.send({ type: 'undo.requested' });
  expect(effects.latest('restoreAddress').input).toEqual({ address: home });
  effects.latest('restoreAddress').resolve(undefined);
  await settled();

  expect(effects.callsOf('readAddresses')).toHaveLength(2);
});

it.each([
  ['selected again', home.id, null, 77],
  ['not selected when another one is', home.id, farOffice.id, farOffice.id],
  ['not selected when it was not before', null, null, null],
])('an address restored after its deletion is %s [ADDR-27, ADDR-14]', async (_, before, meanwhile, after) => {
  const { flow, effects, markedId } = await open();
  const mark = (id: number | null) => id !== null && flow.send({ type: 'address.marked', id });
  mark(before);
  flow.send({ type: 'deletion.requested', id: home.id });
  flow.send({ type: 'deletion.confirmed' });
  effects.latest('removeAddress').resolve(undefined);
  await settled();
  mark(meanwhile);
  flow.send({ type: 'undo.requested' });
  effects.latest('restoreAddress').resolve(undefined);
  await settled();
  effects.latest('readAddresses').resolve([{ ...home, id: 77 }, farOffice]);
  await settled();

  expect(markedId()).toBe(after);
});

it('an address that could not be deleted stays, with the reason [ADDR-27]', async () => {
  const { flow, effects, emitted } = await open();
  flow.send({ type: 'deletion.requested', id: home.id });
  flow.send({ type: 'deletion.confirmed' });
  effects.latest('removeAddress').reject({ code: 'offline' });
  await settled();

  expect(flow.getSnapshot().context.addresses).toContain(home);
  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure: { code: 'offline', messages: [] } }]);
});

it('the list of addresses reloads after a save and keeps the picked address [ADDR-23]', async () => {
  const { flow, effects, markedId } = await open();
  flow.send({ type: 'address.marked', id: home.id });
  flow.send({ type: 'address.editRequested', id: farOffice.id });
  expect(flow.getSnapshot().context.edited).toEqual(farOffice);
  flow.send({ type: 'address.saved' });
  effects.latest('readAddresses').resolve([{ ...farOffice, floor: '3' }, home]);
  await settled();

  expect(markedId()).toBe(home.id);
  expect(flow.getSnapshot().matches({ list: { showing: 'marked' } })).toBe(true);
});

it('an added address is picked automatically, unless the store does not deliver there [ADDR-14, ADDR-17, ADDR-23]', async () => {
  for (const added of [home, farOffice]) {
    const { flow, effects, markedId } = await open([1], []);
    flow.send({ type: 'address.addRequested' });
    flow.send({ type: 'address.saved' });
    effects.latest('readAddresses').resolve([added]);
    await settled();
    expect(markedId()).toBe(added === home ? home.id : null);
  }
});

it('an address form requested while the list loads opens with the reloaded address [ADDR-10, ADDR-23]', async () => {
  const { flow, effects } = await open();
  flow.send({ type: 'addresses.outdated' });
  flow.send({ type: 'form.closed' });
  flow.send({ type: 'address.editRequested', id: home.id });
  expect(flow.getSnapshot().matches({ list: 'loading' })).toBe(true);
  effects.latest('readAddresses').resolve([farOffice, { ...home, floor: '7' }]);
  await settled();

  expect(flow.getSnapshot().matches({ list: 'filling' })).toBe(true);
  expect(flow.getSnapshot().context.edited).toMatchObject({ id: home.id, floor: '7' });
});

it('an address form requested for a deleted address is not opened [ADDR-23]', async () => {
  const { flow, effects } = await open();
  flow.send({ type: 'addresses.outdated' });
  flow.send({ type: 'address.editRequested', id: home.id });
  effects.latest('readAddresses').resolve([farOffice]);
  await settled();
  expect(flow.getSnapshot().matches({ list: 'showing' })).toBe(true);

  flow.send({ type: 'addresses.outdated' });
  effects.latest('readAddresses').resolve([farOffice, home]);
  await settled();
  expect(flow.getSnapshot().matches({ list: 'showing' })).toBe(true);
});

it('the address at the chosen place is picked, and the selection follows the place [ADDR-14, LOC-06]', async () => {
  const { flow, markedId } = await open(null, [farOffice, home], { lat: home.lat, lng: home.lng });
  expect(markedId()).toBe(home.id);
  expect(flow.getSnapshot().matches({ list: { showing: 'marked' } })).toBe(true);

  flow.send({ type: 'place.changed', place: farOffice });
  expect(markedId()).toBe(farOffice.id);
});

it('no address is picked when the chosen place has none or the store does not deliver there [ADDR-14, ADDR-17]', async () => {
  const elsewhere = await open(null, [farOffice, home], { lat: 0, lng: 0 });
  expect(elsewhere.markedId()).toBeNull();
  const outside = await open([1], [farOffice, home], farOffice);
  expect(outside.markedId()).toBeNull();
});
