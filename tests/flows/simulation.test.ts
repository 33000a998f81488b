import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { addToCartMachine } from '../../machines/cart/add-to-cart.machine';
import { cartMachine } from '../../machines/cart/cart.machine';
import { readChart } from '../../src/flows/chart/read-chart';
import { begin, offersIn, stepFrom } from '../../src/flows/simulate/simulation';
import { addToCartModel } from '../machines/cart/add-to-cart.model';
import { cartModel } from '../machines/cart/cart.model';

const add = addToCartModel.fixtures.find(({ type }) => type === 'add.requested') ?? { type: '' };

it('offers the events of a state with the payloads of the tests', () => {
  const offers = offersIn(
    addToCartMachine,
    begin(addToCartMachine, undefined).snapshot,
    addToCartModel.fixtures,
  );
  const given = addToCartModel.fixtures.filter(({ type }) => type === 'add.requested');
  expect(offers).toHaveLength(given.length);
  expect(offers.every(({ words, payload }) => words === 'add.requested' && payload.includes('item'))).toBe(
    true,
  );
});

it('names the guard that blocks an event', () => {
  const { snapshot } = begin(cartMachine, undefined);
  const blocked = offersIn(cartMachine, snapshot, cartModel.fixtures).filter(({ blockedBy }) => blockedBy);
  expect(blocked.map(({ words, blockedBy }) => [words, blockedBy])).toContainEqual([
    'undo.requested',
    ['hasUndo'],
  ]);
});

it('tells the transitions that were taken, also those that follow at once', () => {
  const { edges, snapshot } = stepFrom(addToCartMachine, begin(addToCartMachine, undefined), add);
  expect(snapshot.value).toBe('adding');
  const added = readChart(addToCartMachine).edges.find(
    ({ from, to }) => from === 'addToCart.checking' && to === 'addToCart.adding',
  );
  expect(edges).toEqual(['idle:add.requested:0', added?.id]);
});

it('says what the app would do and does nothing of it', () => {
  const call = vi.fn();
  const machine = addToCartMachine.provide({ actors: { addToCart: fromPromise(call) } });
  const { effects } = stepFrom(machine, begin(machine, undefined), add);
  expect(effects).toEqual(['start addToCart']);
  expect(call).not.toHaveBeenCalled();
});

it('plays every path of the tests to the state where the tests found it', () => {
  for (const path of cartModel.paths) {
    let moment = begin(cartMachine, path.input);
    for (const { event } of path.steps) moment = stepFrom(cartMachine, moment, event);
    expect(moment.snapshot.value).toEqual(path.state.value);
  }
}, 30_000);
