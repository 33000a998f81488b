import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, setup, waitFor } from 'xstate';
import type { CartLine } from '../../../domain/cart';
import type { Person } from '../../../domain/person';
import { moduleMachine } from '../../../machines/location/module.machine';
import { sessionMachine } from '../../../machines/session/session.machine';
import { ApiError } from '../../../src/api/api-error';
import type { CartApi } from '../../../src/api/cart-api';
import { provideAddToCart, provideCart } from '../../../src/features/cart/cart.actors';
import { otherStore, request, requested } from '../../machines/cart/add-to-cart.model';
import { given } from '../../machines/cart/cart.model';
import { cartLine } from '../../machines/cart/cart-lines';
import { food, modules } from '../../machines/location/module.model';
import { dana } from '../../machines/session/session.model';
import { settled } from '../../support/deferred';

const unknownGuest = () => new ApiError('refused', [{ code: 'guest_id', message: 'Unknown guest' }]);
const adding = given({ type: 'add', request: request(), isClearing: false });

/** Starts a cart whose session returns these guest ids in order. */
async function visit(
  answers: (string | ApiError)[],
  {
    storedId = food.id as number | null,
    token = null as string | null,
    list = (async () => [cartLine(1)]) as CartApi['list'],
  } = {},
) {
  const api = {
    list: vi.fn<CartApi['list']>(list),
    add: vi.fn<CartApi['add']>(async () => [cartLine(1)]),
    remove: vi.fn<CartApi['remove']>(async () => undefined),
  };
  const session = sessionMachine.provide({
    actors: {
      readGuestId: fromPromise<string | null, void>(async () => null),
      readToken: fromPromise<string | null, void>(async () => token),
      loadProfile: fromPromise<Person, void>(async () => dana),
      requestGuestId: fromPromise(async () => {
        const answer = answers.shift() ?? new ApiError('offline');
        if (typeof answer !== 'string') throw answer;
        return answer;
      }),
    },
  });
  const cart = provideCart({ api: api as Partial<CartApi> as CartApi, shownVersion: () => 0 });
  const root = createActor(
    setup({
      actors: { session, module: moduleMachine, cart, addToCart: provideAddToCart() },
    }).createMachine({
      invoke: [
        { id: 'session', systemId: 'session', src: 'session' },
        { id: 'module', systemId: 'module', src: 'module', input: { modules, storedId } },
        { id: 'cart', systemId: 'cart', src: 'cart' },
        { id: 'addToCart', systemId: 'addToCart', src: 'addToCart' },
      ],
    }),
  ).start();
  const flows = {
    session: root.system.get('session') as ActorRefFrom<typeof session>,
    cart: root.system.get('cart') as ActorRefFrom<typeof cart>,
    addToCart: root.system.get('addToCart') as ActorRefFrom<ReturnType<typeof provideAddToCart>>,
  };
  await waitFor(flows.session, (at) => !at.hasTag('busy') && !at.matches({ guest: 'reading' }));
  await settled();
  const outcomes: unknown[] = [];
  flows.cart.on('command.done', () => void outcomes.push('done'));
  flows.cart.on('command.failed', ({ error }) => void outcomes.push((error as ApiError).code));
  return {
    ...flows,
    api,
    add: async () => {
      flows.cart.send(adding);
      await vi.waitFor(() => expect(outcomes).not.toEqual([]));
      return outcomes.at(-1);
    },
    reads: async () => {
      flows.cart.send({ type: 'cart.reloadRequested' });
      await settled();
    },
    guestId: () => flows.session.getSnapshot().context.guestId,
  };
}

describe('The identity in cart requests', () => {
  it('is missing before there is a guest id or a module, so the cart is empty and nothing is requested [GUEST-05, CART-60]', async () => {
    const unidentified = await visit([new ApiError('offline')]);
    const marketless = await visit(['guest-1'], { storedId: null });
    await Promise.all([unidentified.reads(), marketless.reads()]);
    expect([unidentified, marketless].flatMap(({ api }) => api.list.mock.calls)).toEqual([]);
    expect(unidentified.cart.getSnapshot().matches({ lines: 'empty' })).toBe(true);
  });

  it('is requested with the first change after a failed start [GUEST-05]', async () => {
    const { api, add, guestId } = await visit([new ApiError('offline'), 'guest-1']);
    expect(await add()).toBe('done');
    expect(api.add).toHaveBeenCalledOnce();
    expect(guestId()).toBe('guest-1');
  });

  it('fails with a reason when no guest id can be obtained, and nothing changes [GUEST-05]', async () => {
    const { api, add } = await visit([new ApiError('offline'), new ApiError('server')]);
    expect(await add()).toBe('server');
    expect(api.add).not.toHaveBeenCalled();
  });

  it('is replaced once, and the change is repeated, when the server does not know the guest id [GUEST-05]', async () => {
    const { api, add, guestId } = await visit(['guest-1', 'guest-2']);
    api.add.mockRejectedValueOnce(unknownGuest());
    expect(await add()).toBe('done');
    expect(api.add).toHaveBeenCalledTimes(2);
    expect(guestId()).toBe('guest-2');
  });

  it('stays the same, and nothing is repeated, when the server refuses for another reason than the guest id [API-07]', async () => {
    const { api, add } = await visit(['guest-1']);
    api.add.mockRejectedValueOnce(
      new ApiError('refused', [{ code: 'out_of_stock', message: 'Out of Stock' }]),
    );
    expect(await add()).toBe('refused');
    expect(api.add).toHaveBeenCalledOnce();
  });

  it('is the account of a signed-in customer, without a guest id [GUEST-03, CART-26]', async () => {
    const { api, add, reads } = await visit([new ApiError('offline')], { token: 'token-1' });
    await reads();
    const before = api.list.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    expect(await add()).toBe('done');
    expect(api.add).toHaveBeenCalledOnce();
  });

  it('does not fall back to a guest when the customer’s session expires during a change [AUTH-62, CART-65]', async () => {
    const { api, session, add } = await visit(['guest-1'], { token: 'token-1' });
    api.add.mockImplementationOnce(async () => {
      session.send({ type: 'token.refused', token: 'token-1' });
      throw new ApiError('unauthorized');
    });
    expect(await add()).toBe('unauthorized');
    expect(api.add).toHaveBeenCalledOnce();
  });
});

describe('removing a line', () => {
  const removing = async (failure: ApiError) => {
    const { cart, api, reads } = await visit(['guest-1']);
    await reads();
    api.remove.mockRejectedValueOnce(failure);
    api.list.mockResolvedValue([cartLine(2)]);
    cart.send({ type: 'line.removed', lineId: 1 });
    await vi.waitFor(() => expect(api.remove).toHaveBeenCalled());
    await vi.waitFor(() => expect(cart.getSnapshot().matches({ syncing: 'idle' })).toBe(true));
    return cart.getSnapshot().context;
  };

  it('treats a line that another tab removed as done and shows the current cart [CART-11, CART-62]', async () => {
    const { lines, failure } = await removing(new ApiError('notFound'));
    expect([lines.map(({ id }) => id), failure]).toEqual([[2], null]);
  });

  it('reports every failure except a missing line, and reloads the cart [CART-29]', async () => {
    const received: unknown[] = [];
    const { cart, api, reads } = await visit(['guest-1']);
    await reads();
    cart.on('notice', ({ code }) => void received.push(code));
    api.remove.mockRejectedValueOnce(new ApiError('server'));
    cart.send({ type: 'line.removed', lineId: 1 });
    await vi.waitFor(() => expect(received).toEqual(['failed']));
  });
});

describe('Adding an item that only the server refuses because of another store’s cart', () => {
  const refuse = () => new ApiError('refused', [{ code: 'other_store', message: 'Another store' }]);

  it('reloads the cart, shows its lines and names its store [CART-21, CART-62]', async () => {
    let lines: CartLine[] = [];
    const { api, addToCart, cart } = await visit(['guest-1'], { list: async () => lines });
    lines = otherStore;
    api.add.mockRejectedValueOnce(refuse());
    addToCart.send(requested());
    const question = await waitFor(addToCart, (at) => at.hasTag('open'));
    expect(question.context.otherStore).toBe('Hilltop Pizza');
    expect(cart.getSnapshot().context.lines).toEqual(otherStore);
  });

  it('ends with the server’s reason when the cart cannot be reloaded [CART-21]', async () => {
    let isAway = false;
    const list = async () => {
      if (isAway) throw new ApiError('offline');
      return [];
    };
    const { api, addToCart } = await visit(['guest-1'], { list });
    isAway = true;
    api.add.mockRejectedValueOnce(refuse());
    addToCart.send(requested());
    const failed = await waitFor(addToCart, (at) => at.hasTag('failed'));
    expect(failed.context.failure?.messages).toEqual(['Another store']);
  });
});
