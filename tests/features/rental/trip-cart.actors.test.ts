import { describe, expect, it, vi } from 'vitest';
import { type AnyEventObject, createActor, fromTransition, setup, waitFor } from 'xstate';
import { openTripCart } from '../../../src/features/rental/cart/trip-cart.actors';
import { settled } from '../../support/deferred';
import { recordedApi } from '../../support/effects';

const line = { id: 3, quantity: 2, vehicle: { provider: { id: 41 } } };

describe('The effects of the trip cart', () => {
  type Shown = { type: 'show'; context: unknown };
  /** A flow whose context is set by the event `show`. It emits every other event. */
  const flowOf = (first: unknown) =>
    fromTransition((context: unknown, event: AnyEventObject, { emit }) => {
      if (event.type === 'show') return (event as Shown).context;
      emit(event as never);
      return context;
    }, first);

  function openCart(answers: Record<string, unknown> = {}) {
    const cart = { lines: [line], plan: { pickup: { lat: 1, lng: 2 } } };
    const { api, calls } = recordedApi({ tripCart: cart, zonesAt: [1, 2], ...answers });
    const session = flowOf({ token: 'a token' });
    const location = flowOf({ place: { zoneIds: [1] } });
    const module = flowOf({ modules: [{ id: 6, type: 'rental' }], selectedId: 6 });
    const browser = flowOf({});
    const actors = { session, location, module, browser };
    const root = createActor(
      setup({ actors }).createMachine({
        invoke: (['session', 'location', 'module', 'browser'] as const).map((name) => ({
          id: name,
          systemId: name,
          src: name,
        })),
      }),
    ).start();
    const notices: unknown[] = [];
    const open = () =>
      openTripCart({
        api: { rental: api, location: api },
        near: root,
        notify: (notice) => void notices.push(notice),
      });
    const send = (name: keyof typeof actors, event: AnyEventObject) => root.system.get(name)?.send(event);
    return { open, calls, send, notices, stop: () => root.stop() };
  }

  it('open a single trip cart for the app and look up the zones of its pickup place [CART-60, MOD-09]', async () => {
    const { open, calls, stop } = openCart();
    const flow = open();
    expect(open()).toBe(flow);
    await waitFor(flow, (at) => at.context.cart.lines.length > 0);
    expect(flow.getSnapshot().context.cart.zoneIds).toEqual([1, 2]);
    expect(calls).toEqual([['tripCart'], ['zonesAt', { lat: 1, lng: 2 }]]);
    stop();
  });

  it('do not empty the trip cart when the lookup of zones fails [MOD-09]', async () => {
    const { open, stop } = openCart({ zonesAt: () => Promise.reject(new Error('away')) });
    const flow = open();
    await waitFor(flow, (at) => at.context.cart.lines.length > 0);
    expect(flow.getSnapshot().context.cart.zoneIds).toBeNull();
    stop();
  });

  it('must reload the trip cart after a change of the customer or a change in another tab [CART-62, CART-65]', async () => {
    const { open, calls, send, stop } = openCart();
    const flow = open();
    const reads = () => calls.filter(([name]) => name === 'tripCart').length;
    await waitFor(flow, (at) => at.context.cart.lines.length > 0);
    send('session', { type: 'show', context: { token: 'a token' } });
    expect(reads()).toBe(1);
    send('session', { type: 'show', context: { token: null } });
    await vi.waitFor(() => expect(reads()).toBe(2));
    await settled();
    send('browser', { type: 'elsewhere.tripCart' });
    await vi.waitFor(() => expect(reads()).toBe(3));
    stop();
  });
});
