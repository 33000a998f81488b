import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { ApiError } from '../../../src/api/api-error';
import type { CartApi } from '../../../src/api/cart-api';
import { provideCart } from '../../../src/features/cart/cart.actors';
import { cartLine } from '../../machines/cart/cart-lines';

const removal = (failure: ApiError) => {
  const api = {
    remove: () => Promise.reject(failure),
    list: () => Promise.resolve([cartLine(2)]),
  } as Partial<CartApi> as CartApi;
  const { removeLine } = provideCart({ api, shownVersion: () => 0 }).implementations.actors;
  return toPromise(createActor(removeLine as AnyActorLogic, { input: { lineId: 1 } }).start());
};

describe('removing a line', () => {
  it('that another tab has removed already is done, and shows the cart as it is [CART-11, CART-62]', async () => {
    expect(await removal(new ApiError('notFound'))).toEqual([cartLine(2)]);
  });

  it('fails for every other reason [CART-29]', async () => {
    await expect(removal(new ApiError('server'))).rejects.toMatchObject({ code: 'server' });
  });
});
