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
  const news: unknown[] = [];
  flow.on('*', (said) => news.push(said));
  const heldId = () => flow.getSnapshot().context.heldId;
  return { flow, effects, clock, news, heldId };
}

it('only holds a picked card; Select takes it [ADDR-14]', async () => {
  const { flow, news, heldId } = await open();

  flow.send({ type: 'address.held', id: home.id });
  flow.send({ type: 'address.held', id: farOffice.id });
  expect(news).toEqual([]);
  expect(heldId()).toBe(farOffice.id);
  flow.send({ type: 'selection.confirmed' });

  expect(news).toEqual([{ type: 'address.selected', address: farOffice }]);
});

it('says that there is nothing to select [ADDR-16]', async () => {
  const { flow, news } = await open(null, []);

  flow.send({ type: 'selection.confirmed' });

  expect(news).toEqual([{ type: 'notice', code: 'noSavedAddress' }]);
});

it('does not hold an address that the store does not deliver to [ADDR-07, ADDR-17]', async () => {
  const { flow, heldId } = await open([1]);

  flow.send({ type: 'address.held', id: farOffice.id });
  expect(heldId()).toBeNull();
  flow.send({ type: 'address.chosen', id: farOffice.id });
  flow.send({ type: 'address.held', id: home.id });

  expect(heldId()).toBe(home.id);
});

it('takes a press in the panel of the header at once [LOC-05]', async () => {
  const { flow, news } = await open();

  flow.send({ type: 'address.chosen', id: home.id });

  expect(news).toEqual([{ type: 'address.selected', address: home }]);
});

it('asks before it deletes, and a deleted address is held no more [ADDR-27]', async () => {
  const { flow, effects, news, heldId } = await open();
  flow.send({ type: 'address.held', id: home.id });

  flow.send({ type: 'deletion.requested', id: home.id });
  expect(effects.callsOf('removeAddress')).toHaveLength(0);
  flow.send({ type: 'deletion.declined' });
  expect(heldId()).toBe(home.id);
  flow.send({ type: 'deletion.requested', id: home.id });
  flow.send({ type: 'deletion.confirmed' });
  effects.latest('removeAddress').resolve(undefined);
  await settled();

  expect(heldId()).toBeNull();
  expect(flow.getSnapshot().context.addresses).toEqual([farOffice]);
  expect(news.at(-1)).toEqual({ type: 'addresses.read', addresses: [farOffice] });
});

it('brings a deleted address back within eight seconds, and reads the list again [ADDR-27, ADDR-23]', async () => {
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
  ['held again', home.id, null, 77],
  ['not held when another is by now', home.id, farOffice.id, farOffice.id],
  ['not held when it was not before', null, null, null],
])('what is brought back is %s [ADDR-27, ADDR-14]', async (_, before, meanwhile, after) => {
  const { flow, effects, heldId } = await open();
  const hold = (id: number | null) => id !== null && flow.send({ type: 'address.held', id });
  hold(before);
  flow.send({ type: 'deletion.requested', id: home.id });
  flow.send({ type: 'deletion.confirmed' });
  effects.latest('removeAddress').resolve(undefined);
  await settled();
  hold(meanwhile);
  flow.send({ type: 'undo.requested' });
  effects.latest('restoreAddress').resolve(undefined);
  await settled();
  effects.latest('readAddresses').resolve([{ ...home, id: 77 }, farOffice]);
  await settled();

  expect(heldId()).toBe(after);
});

it('keeps an address that could not be deleted, and says why [ADDR-27]', async () => {
  const { flow, effects, news } = await open();
  flow.send({ type: 'deletion.requested', id: home.id });
  flow.send({ type: 'deletion.confirmed' });
  effects.latest('removeAddress').reject({ code: 'offline' });
  await settled();

  expect(flow.getSnapshot().context.addresses).toContain(home);
  expect(news).toEqual([{ type: 'notice', code: 'failed', failure: { code: 'offline', messages: [] } }]);
});

it('reads the list again after a save, and keeps what was held [ADDR-23]', async () => {
  const { flow, effects, heldId } = await open();
  flow.send({ type: 'address.held', id: home.id });
  flow.send({ type: 'address.editRequested', id: farOffice.id });
  expect(flow.getSnapshot().context.edited).toEqual(farOffice);
  flow.send({ type: 'address.saved' });
  effects.latest('readAddresses').resolve([{ ...farOffice, floor: '3' }, home]);
  await settled();

  expect(heldId()).toBe(home.id);
  expect(flow.getSnapshot().matches({ list: { showing: 'held' } })).toBe(true);
});

it('holds what was just added, unless the store does not deliver there [ADDR-14, ADDR-17, ADDR-23]', async () => {
  for (const added of [home, farOffice]) {
    const { flow, effects, heldId } = await open([1], []);
    flow.send({ type: 'address.addRequested' });
    flow.send({ type: 'address.saved' });
    effects.latest('readAddresses').resolve([added]);
    await settled();
    expect(heldId()).toBe(added === home ? home.id : null);
  }
});

it('opens the form that was asked for while the list was read, with the address as it is then [ADDR-10, ADDR-23]', async () => {
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

it('shows the list when the address whose form was asked for is gone, and asks no more for it [ADDR-23]', async () => {
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

it('holds the address where the shop delivers, and follows it [ADDR-14, LOC-06]', async () => {
  const { flow, heldId } = await open(null, [farOffice, home], { lat: home.lat, lng: home.lng });
  expect(heldId()).toBe(home.id);
  expect(flow.getSnapshot().matches({ list: { showing: 'held' } })).toBe(true);

  flow.send({ type: 'place.changed', place: farOffice });
  expect(heldId()).toBe(farOffice.id);
});

it('holds nothing where no address is, and none that the store does not deliver to [ADDR-14, ADDR-17]', async () => {
  const elsewhere = await open(null, [farOffice, home], { lat: 0, lng: 0 });
  expect(elsewhere.heldId()).toBeNull();
  const outside = await open([1], [farOffice, home], farOffice);
  expect(outside.heldId()).toBeNull();
});
