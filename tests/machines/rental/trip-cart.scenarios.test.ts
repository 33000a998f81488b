import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { tripCartMachine } from '../../../machines/rental/trip-cart.machine';
import { wantedQuantity } from '../../../machines/rental/trip-cart.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { cartOf, compact, line, listBody, nothing, plan, scooter } from './trips';

const two = cartOf([line(compact, 2), line(scooter)]);
type Call =
  | 'readCart'
  | 'changeQuantity'
  | 'removeLines'
  | 'clearCart'
  | 'updateTrip'
  | 'previewTrip'
  | 'foreseeTrip';

async function open(cart = two, zoneIds: number[] | null = [1]) {
  const effects = deferredActors(
    'readCart',
    'changeQuantity',
    'removeLines',
    'clearCart',
    'updateTrip',
    'previewTrip',
    'foreseeTrip',
  );
  const flow = createActor(
    tripCartMachine.provide({
      actors: { ...(effects.actors as object), watchWorld: fromCallback(() => undefined) },
    }),
  );
  const said = emittedBy(flow);
  flow.start();
  flow.send({ type: 'zones.told', zoneIds });
  const answered = async (name: Call, output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const failed = async (name: Call, error: unknown) => {
    effects.latest(name).reject(error);
    await settled();
  };
  await answered('readCart', cart);
  return { flow, said, effects, answered, failed, at: () => flow.getSnapshot() };
}

it('loads, is filled, and is empty [RENT-20]', async () => {
  expect((await open()).at().value).toEqual({ filled: 'resting' });
  expect((await open(nothing)).at().value).toBe('empty');
});

it('says that it could not be read, and reads it again [RENT-20]', async () => {
  const { flow, at, failed, answered } = await open();
  flow.send({ type: 'cart.reloadRequested' });
  await failed('readCart', { code: 'offline' });
  expect(at().value).toBe('failed');
  flow.send({ type: 'retry.requested' });
  await answered('readCart', two);
  expect(at().matches('filled')).toBe(true);
});

it('refuses more than there are and fewer than one without asking the server [RENT-27, RENT-29, MSG-83]', async () => {
  const { flow, effects, said } = await open();
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 4 });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 0 });
  expect(effects.callsOf('changeQuantity')).toEqual([]);
  expect(said).toEqual([{ type: 'notice', code: 'vehicleLimit', values: { n: 3 } }]);
});

it('changes one thing at a time, and then what was pressed last meanwhile [RENT-29]', async () => {
  const { flow, effects, answered, at } = await open();
  const asked = () => effects.callsOf('changeQuantity').map(({ input }) => input);
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 2 });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 1 });
  expect(asked()).toEqual([{ lineId: 101, quantity: 3 }]);
  expect(wantedQuantity(at().context, { id: 101, quantity: 2 })).toBe(1);
  await answered('changeQuantity', cartOf([line(compact, 3)]));
  expect(asked()).toEqual([
    { lineId: 101, quantity: 3 },
    { lineId: 101, quantity: 1 },
  ]);
  await answered('changeQuantity', cartOf([line(compact, 1)]));
  expect(at().context.cart.lines[0]?.quantity).toBe(1);
  expect(at().value).toEqual({ filled: 'resting' });
});

it('removes what was told to go while a quantity was under way [RENT-29, RENT-32]', async () => {
  const { flow, effects, answered, at } = await open();
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
  flow.send({ type: 'line.removed', lineId: 101 });
  await answered('changeQuantity', cartOf([line(compact, 3)]));
  expect(effects.callsOf('removeLines').map(({ input }) => input)).toEqual([{ lineIds: [101] }]);
  await answered('removeLines', nothing);
  expect(at().value).toBe('empty');
});

it('forgets what was pressed meanwhile when its vehicle has gone [RENT-29]', async () => {
  const { flow, effects, answered, at } = await open();
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 1 });
  await answered('changeQuantity', cartOf([line(scooter)]));
  expect(effects.callsOf('changeQuantity')).toHaveLength(1);
  expect(at().context.next).toBeNull();
});

it('empties the cart where the new place is in none of its zones, and says why [MOD-09, RENT-33, MSG-43, Q-39]', async () => {
  const { flow, effects, said, answered, at } = await open();
  flow.send({ type: 'zones.told', zoneIds: [2] });
  await answered('readCart', two);
  expect(effects.callsOf('clearCart')).toHaveLength(1);
  expect(said).toEqual([]);
  await answered('clearCart', undefined);
  expect(said).toEqual([{ type: 'notice', code: 'tripCartCleared' }]);
  expect(at().value).toBe('empty');
});

it('compares the zones of a cart that is read later, too, and none outside the rental market [MOD-09]', async () => {
  const late = await open(two, [2]);
  expect(late.effects.callsOf('clearCart')).toHaveLength(1);
  const elsewhere = await open(two, null);
  expect(elsewhere.effects.callsOf('clearCart')).toEqual([]);
});

it('asks before it is emptied, and declined leaves all as it was [RENT-30]', async () => {
  const { flow, effects, at } = await open();
  flow.send({ type: 'clear.requested' });
  flow.send({ type: 'question.closed' });
  expect(effects.callsOf('clearCart')).toEqual([]);
  expect(at().value).toEqual({ filled: 'resting' });
});

it('lists what does not fit the changed trip, removes exactly that and changes it [RENT-24, RENT-25, RENT-31]', async () => {
  const { flow, effects, at, failed, answered } = await open();
  const days = plan({ kind: 'day_wise', hours: 48 });
  flow.send({ type: 'edit.requested' });
  flow.send({ type: 'trip.submitted', plan: days });
  await failed('previewTrip', listBody([102]));
  expect(at().value).toEqual({ filled: 'incompatible' });
  flow.send({ type: 'removal.confirmed' });
  expect(effects.latest('removeLines').input).toEqual({ lineIds: [102] });
  await answered('removeLines', cartOf([line(compact, 2)]));
  expect(effects.latest('updateTrip').input).toEqual({ id: 41, plan: days });
  await answered('updateTrip', cartOf([line(compact, 2)], { kind: 'day_wise', hours: 48 }));
  expect(at().context.cart.plan?.kind).toBe('day_wise');
});

it('changes nothing when the list is declined [RENT-25]', async () => {
  const { flow, effects, at, failed } = await open();
  flow.send({ type: 'edit.requested' });
  flow.send({ type: 'trip.submitted', plan: plan({ kind: 'day_wise', hours: 48 }) });
  await failed('previewTrip', listBody([102]));
  flow.send({ type: 'question.closed' });
  expect(effects.callsOf('removeLines')).toEqual([]);
  expect(at().context.cart).toEqual(two);
});

it('shows the new total first, and declined nothing has changed [RENT-31]', async () => {
  const { flow, effects, at, answered } = await open();
  flow.send({ type: 'edit.requested' });
  flow.send({ type: 'trip.submitted', plan: plan({ hours: 8 }) });
  await answered('previewTrip', { ...two, total: 80_00 });
  expect(at().context.preview?.total).toBe(80_00);
  flow.send({ type: 'question.closed' });
  expect(at().context.cart).toEqual(two);
  expect(effects.callsOf('updateTrip')).toEqual([]);
});

it('foresees what stays, what goes and the new total when some do not fit, and asks without it too [X-18, RENT-24]', async () => {
  const { flow, effects, at, failed, answered } = await open();
  const days = plan({ kind: 'day_wise', hours: 48 });
  flow.send({ type: 'edit.requested' });
  flow.send({ type: 'trip.submitted', plan: days });
  await failed('previewTrip', listBody([102]));
  expect(effects.latest('foreseeTrip').input).toEqual({ id: 41, plan: days });
  const after = { ...cartOf([line(compact, 2)]), total: 60_00 };
  await answered('foreseeTrip', after);
  expect(at().context.preview).toEqual(after);
  expect(at().context.cart).toEqual(two);
  flow.send({ type: 'question.closed' });
  flow.send({ type: 'edit.requested' });
  flow.send({ type: 'trip.submitted', plan: days });
  await failed('previewTrip', listBody([102]));
  await failed('foreseeTrip', { code: 'offline' });
  expect(at().value).toEqual({ filled: 'incompatible' });
  expect(at().context.preview).toBeNull();
});

it('tells other tabs what the server has changed, and never what it was told by them [CART-62]', async () => {
  const trip = await open();
  expect(trip.said).toEqual([]);
  trip.flow.send({ type: 'line.removed', lineId: two.lines[0]?.id ?? 0 });
  expect(trip.said).toEqual([]);
  await trip.answered('removeLines', cartOf([line(scooter)]));
  expect(trip.said).toEqual([{ type: 'tripCart.changed' }]);
  trip.flow.send({ type: 'cart.changedElsewhere' });
  await trip.answered('readCart', nothing);
  expect(trip.at().matches('empty')).toBe(true);
  expect(trip.said).toHaveLength(1);
});

it('reads the cart again when the trip is booked, here and in other tabs [RENT-53, CART-62]', async () => {
  const trip = await open();
  trip.flow.send({ type: 'cart.booked' });
  expect(trip.said).toEqual([{ type: 'tripCart.changed' }]);
  await trip.answered('readCart', nothing);
  expect(trip.at().matches('empty')).toBe(true);
});

it('waits for its own change when another tab changes the cart: that answer is newer [CART-62]', async () => {
  const trip = await open();
  trip.flow.send({ type: 'line.removed', lineId: two.lines[0]?.id ?? 0 });
  trip.flow.send({ type: 'cart.changedElsewhere' });
  expect(trip.at().matches({ filled: 'removing' })).toBe(true);
});
