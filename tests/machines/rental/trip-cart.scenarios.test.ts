import { expect, it } from 'vitest';
import { wantedQuantity } from '../../../machines/rental/trip-cart.types';
import { openTripCart as open, two } from './opened-trip-cart';
import { cartOf, compact, line, listBody, nothing, plan, scooter } from './trips';

it('the trip cart loads as filled or empty [RENT-20]', async () => {
  expect((await open()).at().value).toEqual({ filled: 'resting' });
  expect((await open(nothing)).at().value).toBe('empty');
});

it('a failed load of the trip cart is reported and can be retried [RENT-20]', async () => {
  const { flow, at, failed, answered } = await open();
  flow.send({ type: 'cart.reloadRequested' });
  await failed('readCart', { code: 'offline' });
  expect(at().value).toBe('failed');
  flow.send({ type: 'retry.requested' });
  await answered('readCart', two);
  expect(at().matches('filled')).toBe(true);
});

it('a quantity above the stock or below one is rejected without a request [RENT-27, RENT-29, MSG-83]', async () => {
  const { flow, effects, emitted } = await open();
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 4 });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 0 });
  expect(effects.callsOf('changeQuantity')).toEqual([]);
  expect(emitted).toEqual([{ type: 'notice', code: 'vehicleLimit', values: { n: 3 } }]);
});

it('changes of a quantity are sent one at a time, and only the latest press is sent afterwards [RENT-29]', async () => {
  const { flow, effects, answered, at } = await open();
  const requests = () => effects.callsOf('changeQuantity').map(({ input }) => input);
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 2 });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 1 });
  expect(requests()).toEqual([{ lineId: 101, quantity: 3 }]);
  expect(wantedQuantity(at().context, { id: 101, quantity: 2 })).toBe(1);
  await answered('changeQuantity', cartOf([line(compact, 3)]));
  expect(requests()).toEqual([
    { lineId: 101, quantity: 3 },
    { lineId: 101, quantity: 1 },
  ]);
  await answered('changeQuantity', cartOf([line(compact, 1)]));
  expect(at().context.cart.lines[0]?.quantity).toBe(1);
  expect(at().value).toEqual({ filled: 'resting' });
});

it('removing a vehicle is sent even when it is pressed during a quantity change [RENT-29, RENT-32]', async () => {
  const { flow, effects, answered, at } = await open();
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
  flow.send({ type: 'line.removed', lineId: 101 });
  await answered('changeQuantity', cartOf([line(compact, 3)]));
  expect(effects.callsOf('removeLines').map(({ input }) => input)).toEqual([{ lineIds: [101] }]);
  await answered('removeLines', nothing);
  expect(at().value).toBe('empty');
});

it('changes of another vehicle are sent as well, even during a removal [RENT-29, RENT-32]', async () => {
  const { flow, effects, answered, at } = await open();
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 1 });
  flow.send({ type: 'line.removed', lineId: 102 });
  await answered('changeQuantity', cartOf([line(compact, 3), line(scooter)]));
  expect(effects.latest('changeQuantity').input).toEqual({ lineId: 101, quantity: 1 });
  await answered('changeQuantity', cartOf([line(compact, 1), line(scooter)]));
  expect(effects.latest('removeLines').input).toEqual({ lineIds: [102] });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 2 });
  await answered('removeLines', cartOf([line(compact, 1)]));
  expect(effects.latest('changeQuantity').input).toEqual({ lineId: 101, quantity: 2 });
  await answered('changeQuantity', cartOf([line(compact, 2)]));
  expect(at().value).toEqual({ filled: 'resting' });
});

it('unsent changes of the trip cart are sent by the last request of a closing page [RENT-29, CART-61]', async () => {
  const { flow, emitted } = await open();
  flow.send({ type: 'page.hidden' });
  expect(emitted).toEqual([]);
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
  flow.send({ type: 'page.hidden' });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 1 });
  flow.send({ type: 'line.removed', lineId: 102 });
  flow.send({ type: 'page.hidden' });
  expect(emitted).toEqual([
    { type: 'changes.left', changes: [{ lineId: 101, quantity: 3 }] },
    {
      type: 'changes.left',
      changes: [
        { lineId: 101, quantity: 1 },
        { lineId: 102, quantity: 0 },
      ],
    },
  ]);
});

it('pending changes of a vehicle are dropped when the vehicle is removed [RENT-29]', async () => {
  const { flow, effects, answered, at } = await open();
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
  flow.send({ type: 'quantity.changed', lineId: 101, quantity: 1 });
  await answered('changeQuantity', cartOf([line(scooter)]));
  expect(effects.callsOf('changeQuantity')).toHaveLength(1);
  expect(at().context.next).toEqual([]);
});

it('a new place outside all zones of the trip cart clears the cart with a notice [MOD-09, RENT-33, MSG-43, Q-39]', async () => {
  const { flow, effects, emitted, answered, at } = await open();
  flow.send({ type: 'zones.changed', zoneIds: [2] });
  await answered('readCart', two);
  expect(effects.callsOf('clearCart')).toHaveLength(1);
  expect(emitted).toEqual([]);
  await answered('clearCart', undefined);
  expect(emitted).toEqual([{ type: 'notice', code: 'tripCartCleared' }]);
  expect(at().value).toBe('empty');
});

it('the zones of a cart that loads later are compared too, but only in the rental module [MOD-09]', async () => {
  const late = await open(two, [2]);
  expect(late.effects.callsOf('clearCart')).toHaveLength(1);
  const elsewhere = await open(two, null);
  expect(elsewhere.effects.callsOf('clearCart')).toEqual([]);
});

it('clearing the trip cart is confirmed first, and declining changes nothing [RENT-30]', async () => {
  const { flow, effects, at } = await open();
  flow.send({ type: 'clear.requested' });
  flow.send({ type: 'question.closed' });
  expect(effects.callsOf('clearCart')).toEqual([]);
  expect(at().value).toEqual({ filled: 'resting' });
});

it('a changed trip lists the vehicles that do not fit, removes exactly these and is saved [RENT-24, RENT-25, RENT-31]', async () => {
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

it('declining the list of vehicles that do not fit a changed trip changes nothing [RENT-25]', async () => {
  const { flow, effects, at, failed } = await open();
  flow.send({ type: 'edit.requested' });
  flow.send({ type: 'trip.submitted', plan: plan({ kind: 'day_wise', hours: 48 }) });
  await failed('previewTrip', listBody([102]));
  flow.send({ type: 'question.closed' });
  expect(effects.callsOf('removeLines')).toEqual([]);
  expect(at().context.cart).toEqual(two);
});

it('a changed trip shows its new total first, and declining changes nothing [RENT-31]', async () => {
  const { flow, effects, at, answered } = await open();
  flow.send({ type: 'edit.requested' });
  flow.send({ type: 'trip.submitted', plan: plan({ hours: 8 }) });
  await answered('previewTrip', { ...two, total: 80_00 });
  expect(at().context.preview?.total).toBe(80_00);
  flow.send({ type: 'question.closed' });
  expect(at().context.cart).toEqual(two);
  expect(effects.callsOf('updateTrip')).toEqual([]);
});

it('the preview of a changed trip lists kept and removed vehicles and the new total, and may fail [X-18, RENT-24]', async () => {
  const { flow, effects, at, failed, answered } = await open();
  const days = plan({ kind: 'day_wise', hours: 48 });
  flow.send({ type: 'edit.requested' });
  flow.send({ type: 'trip.submitted', plan: days });
  await failed('previewTrip', listBody([102]));
  expect(effects.latest('previewWithoutConflicts').input).toEqual({ id: 41, plan: days });
  const after = { ...cartOf([line(compact, 2)]), total: 60_00 };
  await answered('previewWithoutConflicts', after);
  expect(at().context.preview).toEqual(after);
  expect(at().context.cart).toEqual(two);
  flow.send({ type: 'question.closed' });
  flow.send({ type: 'edit.requested' });
  flow.send({ type: 'trip.submitted', plan: days });
  await failed('previewTrip', listBody([102]));
  await failed('previewWithoutConflicts', { code: 'offline' });
  expect(at().value).toEqual({ filled: 'incompatible' });
  expect(at().context.preview).toBeNull();
});

it("other tabs receive the server's version of a change, and never their own changes [CART-62]", async () => {
  const trip = await open();
  expect(trip.emitted).toEqual([]);
  trip.flow.send({ type: 'line.removed', lineId: two.lines[0]?.id ?? 0 });
  expect(trip.emitted).toEqual([]);
  await trip.answered('removeLines', cartOf([line(scooter)]));
  expect(trip.emitted).toEqual([{ type: 'tripCart.changed' }]);
  trip.flow.send({ type: 'cart.changedElsewhere' });
  await trip.answered('readCart', nothing);
  expect(trip.at().matches('empty')).toBe(true);
  expect(trip.emitted).toHaveLength(1);
});

it('a booked trip reloads the trip cart in this tab and in other tabs [RENT-53, CART-62]', async () => {
  const trip = await open();
  trip.flow.send({ type: 'cart.booked' });
  expect(trip.emitted).toEqual([{ type: 'tripCart.changed' }]);
  await trip.answered('readCart', nothing);
  expect(trip.at().matches('empty')).toBe(true);
});

it('a change from another tab causes no reload during a pending change of this tab [CART-62]', async () => {
  const trip = await open();
  trip.flow.send({ type: 'line.removed', lineId: two.lines[0]?.id ?? 0 });
  trip.flow.send({ type: 'cart.changedElsewhere' });
  expect(trip.at().matches({ saving: 'removing' })).toBe(true);
});
