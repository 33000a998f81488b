import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Person } from '../../../domain/person';
import { sessionMachine } from '../../../machines/session/session.machine';
import { ApiError } from '../../../src/api/api-error';
import type { CartApi } from '../../../src/api/cart-api';
import { withGuest } from '../../../src/features/cart/sync/guest-cart';
import { dana } from '../../machines/session/session.model';

const unknownGuest = () => new ApiError('refused', [{ code: 'guest_id', message: 'Unknown guest' }]);
const wish = {} as Parameters<CartApi['add']>[0];

async function visit(
  answers: (string | ApiError)[],
  { hasMarket = true, token = null as string | null } = {},
) {
  const session = createActor(
    sessionMachine.provide({
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
    }),
  ).start();
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches({ guest: 'reading' }));
  const cart = {
    list: vi.fn<CartApi['list']>(async () => []),
    add: vi.fn<CartApi['add']>(async () => []),
    update: vi.fn<CartApi['update']>(async () => []),
    remove: vi.fn<CartApi['remove']>(async () => undefined),
    clear: vi.fn<CartApi['clear']>(async () => undefined),
    replace: vi.fn<CartApi['replace']>(async () => []),
    accept: vi.fn<CartApi['accept']>(async () => []),
    sendLast: vi.fn<CartApi['sendLast']>(),
    merge: vi.fn<CartApi['merge']>(async () => ({ isMerged: false, conflict: null })),
  };
  return { session, cart, api: withGuest(cart, { session: () => session, hasMarket: () => hasMarket }) };
}

it('reads nothing before there is a guest or a market: such a cart is empty [GUEST-05, CART-60]', async () => {
  const unidentified = await visit([new ApiError('offline')]);
  const marketless = await visit(['guest-1'], { hasMarket: false });
  expect(await unidentified.api.list()).toEqual([]);
  expect(await marketless.api.list()).toEqual([]);
  expect([unidentified.cart.list, marketless.cart.list].flatMap((list) => list.mock.calls)).toEqual([]);
});

it('asks for a guest id with the first change after a failed start [GUEST-05]', async () => {
  const { api, cart, session } = await visit([new ApiError('offline'), 'guest-1']);
  await api.add(wish, false);
  expect(cart.add).toHaveBeenCalledOnce();
  expect(session.getSnapshot().context.guestId).toBe('guest-1');
});

it('says why when no guest id can be had, and changes nothing [GUEST-05]', async () => {
  const { api, cart } = await visit([new ApiError('offline'), new ApiError('server')]);
  await expect(api.add(wish, false)).rejects.toMatchObject({ code: 'server' });
  expect(cart.add).not.toHaveBeenCalled();
});

it('does the change once more with a new id when the server forgot the guest [GUEST-05]', async () => {
  const { api, cart, session } = await visit(['guest-1', 'guest-2']);
  cart.add.mockRejectedValueOnce(unknownGuest());
  await api.add(wish, false);
  expect(cart.add).toHaveBeenCalledTimes(2);
  expect(session.getSnapshot().context.guestId).toBe('guest-2');
});

it('does not repeat a change that was refused for another reason [API-07]', async () => {
  const { api, cart } = await visit(['guest-1']);
  cart.add.mockRejectedValueOnce(
    new ApiError('refused', [{ code: 'out_of_stock', message: 'Out of Stock' }]),
  );
  await expect(api.add(wish, false)).rejects.toMatchObject({ code: 'refused' });
  expect(cart.add).toHaveBeenCalledOnce();
});

it('needs no guest id for somebody who is signed in: the cart is theirs [GUEST-03, CART-26]', async () => {
  const { api, cart } = await visit([new ApiError('offline')], { token: 'token-1' });
  await api.list();
  await api.add(wish, false);
  expect([cart.list.mock.calls.length, cart.add.mock.calls.length]).toEqual([1, 1]);
});

it('does not do a change of a person again as a guest when the session expired meanwhile [AUTH-62, CART-65]', async () => {
  const { api, cart, session } = await visit(['guest-1'], { token: 'token-1' });
  cart.add.mockImplementationOnce(async () => {
    session.send({ type: 'token.refused', token: 'token-1' });
    throw new ApiError('unauthorized');
  });
  await expect(api.add(wish, false)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(cart.add).toHaveBeenCalledOnce();
});
