import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine';
import { shownLines } from '../../../machines/cart/cart.view';
import { keepChanges } from '../../../src/features/cart/sync/kept-changes';
import { cartLine } from '../../machines/cart/cart-lines';
import { deferredActors, settled } from '../../support/deferred';

const KEY = 'cart-changes';
const anna = { secret: 'anna', moduleId: 1 };

/** One browser: what it stores outlives its pages. */
function browser() {
  const values = new Map<string, string>();
  const store = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? values.delete(key) : values.set(key, value)),
  };
  async function opens(owner: { secret: string | null; moduleId: number | null } = anna) {
    const effects = deferredActors('loadCart', 'setQuantity', 'removeLine');
    const cart = createActor(cartMachine.provide({ actors: effects.actors }));
    const end = keepChanges(cart as never, store, () => owner);
    cart.start();
    effects.latest('loadCart').resolve([cartLine(1), cartLine(2)]);
    await settled();
    return {
      cart,
      end,
      shown: () => shownLines(cart.getSnapshot().context).map(({ id, quantity }) => [id, quantity]),
      sent: () => effects.callsOf('setQuantity').map(({ input }) => input),
      answers: async () => {
        effects.latest('setQuantity').resolve([cartLine(1, 2), cartLine(2)]);
        await settled();
      },
    };
  }
  return { values, opens };
}

async function leavesOffline() {
  const { values, opens } = browser();
  const page = await opens();
  page.cart.send({ type: 'line.increased', lineId: 1 });
  page.cart.send({ type: 'network.offline' });
  page.end();
  return { values, opens };
}

it('takes a change to the next visit and forgets it when it is done [CART-68, NFR-08]', async () => {
  const { values, opens } = await leavesOffline();
  expect(values.get(KEY)).toContain('Margherita');
  expect(values.get(KEY)).not.toContain('anna');

  const { shown, sent, answers } = await opens();
  expect(shown()).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(sent()).toMatchObject([{ lineId: 1, quantity: 2 }]);
  await answers();

  expect(values.has(KEY)).toBe(false);
});

it.each([
  ['another person', { secret: 'ben', moduleId: 1 }],
  ['another market', { secret: 'anna', moduleId: 2 }],
])('gives nothing to %s, and keeps nothing for later [CART-65, CART-68]', async (_, owner) => {
  const { values, opens } = await leavesOffline();

  const { sent } = await opens(owner);

  expect(sent()).toEqual([]);
  expect(values.has(KEY)).toBe(false);
});

it('forgets what waits when the person leaves [CART-65]', async () => {
  const { values, opens } = browser();
  const { cart } = await opens();
  cart.send({ type: 'line.increased', lineId: 1 });
  cart.send({ type: 'network.offline' });
  expect(values.has(KEY)).toBe(true);

  cart.send({ type: 'owner.changed' });

  expect(values.has(KEY)).toBe(false);
});

it.each([
  '',
  'nonsense',
  'null',
  '{"owner":1,"wishes":[]}',
  '{"owner":"x","wishes":[null,7,{"lineId":"1"},{"lineId":-1,"quantity":2,"name":"x"}]}',
])('does not stumble over %j in the storage [STO-02, CART-68]', async (text) => {
  const { values, opens } = browser();
  values.set(KEY, text);

  const { shown } = await opens();

  expect(shown()).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(values.has(KEY)).toBe(false);
});
