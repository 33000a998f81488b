import { describe, expect, it } from 'vitest';
import type { TripCommand } from '../../../machines/rental/trip-cart.types';
import { openTripCart, two } from './opened-trip-cart';
import { cartOf, compact, line, nothing, plan, refusedFor, scooter } from './trips';

const add: TripCommand = {
  type: 'add',
  addition: { vehicleId: 2, quantity: 1, plan: plan(), isResetting: false },
};
const sent = (command: TripCommand, commandId: string) =>
  ({ type: 'command.sent', command: { ...command, commandId } }) as const;

describe('A command of another machine to the trip cart', () => {
  it('is sent when no other request is running, and the response becomes the cart [RENT-21, CART-61]', async () => {
    const { flow, effects, emitted, answered, at } = await openTripCart(nothing);
    flow.send(sent(add, 'first'));
    expect(effects.callsOf('addVehicle').map(({ input }) => input)).toEqual([add.addition]);
    const cart = cartOf([line(scooter)]);
    await answered('addVehicle', cart);
    expect(at().context.cart).toEqual(cart);
    expect(at().value).toEqual({ filled: 'resting' });
    expect(emitted).toEqual([
      { type: 'command.done', commandId: 'first', answer: cart },
      { type: 'tripCart.changed' },
    ]);
  });

  it('waits for the quantity that the customer has just changed [RENT-29, CART-61]', async () => {
    const { flow, effects, answered } = await openTripCart();
    flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
    flow.send(sent(add, 'first'));
    expect(effects.callsOf('addVehicle')).toEqual([]);
    await answered('changeQuantity', cartOf([line(compact, 3), line(scooter)]));
    expect(effects.callsOf('addVehicle')).toHaveLength(1);
  });

  it('is followed by a change that the customer makes meanwhile, which waits and is then sent [RENT-29, CART-61]', async () => {
    const { flow, effects, answered, at } = await openTripCart();
    flow.send(sent(add, 'first'));
    flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
    expect(effects.callsOf('changeQuantity')).toEqual([]);
    await answered('addVehicle', two);
    expect(effects.latest('changeQuantity').input).toEqual({ lineId: 101, quantity: 3 });
    await answered('changeQuantity', two);
    expect(at().value).toEqual({ filled: 'resting' });
  });

  it('waits for the first load of the cart, so that its response is not overwritten [RENT-21]', async () => {
    const { flow, effects, answered } = await openTripCart();
    flow.send({ type: 'cart.reloadRequested' });
    flow.send(sent(add, 'first'));
    expect(effects.callsOf('addVehicle')).toEqual([]);
    await answered('readCart', nothing);
    expect(effects.callsOf('addVehicle')).toHaveLength(1);
  });

  it('is reported as refused to its sender and changes nothing when the server refuses it [RENT-22, RENT-24]', async () => {
    const { flow, emitted, failed, at } = await openTripCart();
    flow.send(sent({ type: 'remove', lineIds: [102] }, 'first'));
    const error = refusedFor('other_provider');
    await failed('removeLines', error);
    expect(emitted).toEqual([{ type: 'command.failed', commandId: 'first', error }]);
    expect(at().context.cart).toEqual(two);
    expect(at().value).toEqual({ filled: 'resting' });
  });

  it('is executed in its turn, one request at a time [CART-61]', async () => {
    const { flow, effects, emitted, answered } = await openTripCart();
    flow.send(sent({ type: 'changeTrip', trip: { id: 41, plan: plan({ hours: 3 }) } }, 'first'));
    flow.send(sent(add, 'second'));
    expect(effects.callsOf('addVehicle')).toEqual([]);
    await answered('updateTrip', two);
    await answered('addVehicle', two);
    expect(emitted.flatMap((event) => (event.type === 'command.done' ? [event.commandId] : []))).toEqual([
      'first',
      'second',
    ]);
  });

  it('is not sent when it was cancelled before its turn [RENT-30]', async () => {
    const { flow, effects, answered } = await openTripCart();
    flow.send({ type: 'quantity.changed', lineId: 101, quantity: 3 });
    flow.send(sent(add, 'first'));
    flow.send({ type: 'command.withdrawn', commandId: 'first' });
    await answered('changeQuantity', two);
    expect(effects.callsOf('addVehicle')).toEqual([]);
  });

  it('is still executed once when it is cancelled during its request [RENT-30]', async () => {
    const { flow, effects, answered, at } = await openTripCart();
    flow.send(sent(add, 'first'));
    flow.send({ type: 'command.withdrawn', commandId: 'first' });
    await answered('addVehicle', two);
    expect(effects.callsOf('addVehicle')).toHaveLength(1);
    expect(at().value).toEqual({ filled: 'resting' });
  });

  it('fails when the cart cannot be loaded or belongs to another customer [CART-65]', async () => {
    const { flow, emitted, failed } = await openTripCart();
    flow.send({ type: 'cart.reloadRequested' });
    flow.send(sent(add, 'first'));
    await failed('readCart', { code: 'offline' });
    flow.send(sent(add, 'second'));
    flow.send({ type: 'cart.reloadRequested' });
    expect(emitted).toEqual([
      { type: 'command.failed', commandId: 'first', error: { code: 'offline' } },
      { type: 'command.failed', commandId: 'second', error: null },
    ]);
  });

  it.each([
    ['the new trip is previewed', 'previewTrip'],
    ['the preview fails', 'previewTrip'],
  ] as const)(
    'is sent although the cart page was left before %s [RENT-21, RENT-31]',
    async (what, effect) => {
      const { flow, effects, answered, failed, at } = await openTripCart();
      flow.send({ type: 'edit.requested' });
      flow.send({ type: 'trip.submitted', plan: plan({ hours: 8 }) });
      flow.send(sent(add, 'first'));
      await (what === 'the preview fails' ? failed(effect, { code: 'offline' }) : answered(effect, two));
      expect(effects.callsOf('addVehicle')).toHaveLength(1);
      await answered('addVehicle', two);
      expect(at().value).toEqual({ filled: 'resting' });
    },
  );

  it('is followed by a reload when another tab changed the cart meanwhile [CART-62]', async () => {
    const { flow, effects, answered } = await openTripCart();
    const before = effects.callsOf('readCart').length;
    flow.send(sent(add, 'first'));
    flow.send({ type: 'cart.changedElsewhere' });
    await answered('addVehicle', two);
    expect(effects.callsOf('readCart')).toHaveLength(before + 1);
  });

  it('is followed by a second reload when the trip is booked during the first one [RENT-53]', async () => {
    const { flow, effects, answered } = await openTripCart();
    const before = effects.callsOf('readCart').length;
    flow.send(sent(add, 'first'));
    flow.send({ type: 'cart.changedElsewhere' });
    await answered('addVehicle', two);
    flow.send({ type: 'cart.booked' });
    await answered('readCart', two);
    expect(effects.callsOf('readCart')).toHaveLength(before + 2);
  });

  it('is followed by a reload when the trip was booked or the place changed meanwhile [RENT-53, MOD-09]', async () => {
    const { flow, effects, answered, at } = await openTripCart();
    flow.send(sent(add, 'first'));
    flow.send({ type: 'zones.changed', zoneIds: [2] });
    await answered('addVehicle', two);
    await answered('readCart', two);
    expect(at().matches('zoneMismatch')).toBe(true);
    expect(effects.callsOf('clearCart')).toHaveLength(1);
  });
});
