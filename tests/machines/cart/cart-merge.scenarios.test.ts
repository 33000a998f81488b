import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { CartMerge } from '../../../domain/cart';
import { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import { deferredActors, settled } from '../../support/deferred';
import { conflict, joined, notFitting, untouched } from './cart-merge.model';

function start() {
  const effects = deferredActors('mergeCarts');
  const flow = createActor(cartMergeMachine.provide({ actors: effects.actors })).start();
  const answer = async (output: CartMerge) => {
    effects.latest('mergeCarts').resolve(output);
    await settled();
  };
  const fail = async () => {
    effects.latest('mergeCarts').reject({ code: 'offline' });
    await settled();
  };
  return { flow, answer, fail, requests: () => effects.callsOf('mergeCarts').map(({ input }) => input) };
}

it.each([
  ['an empty account cart gets the guest’s lines', joined, 'merged'],
  ['a missing guest cart changes nothing', untouched, 'nothing'],
] as const)('the carts are merged without a dialog: %s [CART-64]', async (_, output, outcome) => {
  const { flow, answer, requests } = start();

  await answer(output);

  expect(flow.getSnapshot().output).toBe(outcome);
  expect(requests()).toEqual([{ keep: null }]);
});

it.each([
  ['accountCart.kept', 'account'],
  ['guestCart.taken', 'guest'],
] as const)(
  'carts of two stores open a dialog that names both stores, and the answer %s keeps the chosen cart [CART-64, CART-21]',
  async (type, keep) => {
    const { flow, answer, requests } = start();
    await answer(notFitting);
    expect(flow.getSnapshot().context.conflict).toEqual(conflict);
    expect(requests()).toHaveLength(1);

    flow.send({ type });
    expect(requests()).toEqual([{ keep: null }, { keep }]);
    await answer(untouched);

    expect(flow.getSnapshot().output).toBe('resolved');
  },
);

it('closing the dialog about two carts keeps both carts on the server [CART-64]', async () => {
  const { flow, answer, requests } = start();
  await answer(notFitting);

  flow.send({ type: 'flow.dismissed' });

  expect(flow.getSnapshot().output).toBe('postponed');
  expect(requests()).toEqual([{ keep: null }]);
});

it('a decision about two carts that failed to send can be sent again unchanged [CART-64]', async () => {
  const { flow, answer, fail, requests } = start();
  await answer(notFitting);
  flow.send({ type: 'guestCart.taken' });
  await fail();
  expect(flow.getSnapshot().context.failure?.code).toBe('offline');

  flow.send({ type: 'retry.requested' });
  await answer(untouched);

  expect(requests().slice(1)).toEqual([{ keep: 'guest' }, { keep: 'guest' }]);
  expect(flow.getSnapshot().output).toBe('resolved');
});

it('a failed cart merge before the dialog can be retried or dismissed, and nothing is lost [CART-64]', async () => {
  const tried = start();
  await tried.fail();
  tried.flow.send({ type: 'retry.requested' });
  await tried.answer(joined);
  expect(tried.flow.getSnapshot().output).toBe('merged');

  const left = start();
  await left.fail();
  left.flow.send({ type: 'flow.dismissed' });
  expect(left.flow.getSnapshot().output).toBe('postponed');
});
