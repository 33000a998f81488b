import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { addToCartMachine } from '../../machines/cart/add-to-cart.machine';
import { cartMachine } from '../../machines/cart/cart.machine';
import { readChart } from '../../src/flows/chart/read-chart';
import {
  begin,
  eventWith,
  offersIn,
  payloadOf,
  pressOn,
  stepFrom,
} from '../../src/flows/simulate/simulation';
import { addToCartModel } from '../machines/cart/add-to-cart.model';
import { cartModel } from '../machines/cart/cart.model';

const add = addToCartModel.fixtures.find(({ type }) => type === 'add.requested') ?? { type: '' };

it('the simulation offers each event of a state with the tests’ payloads', () => {
  const offers = offersIn(
    addToCartMachine,
    begin(addToCartMachine, undefined).snapshot,
    addToCartModel.fixtures,
  );
  const given = addToCartModel.fixtures.filter(({ type }) => type === 'add.requested');
  expect(offers).toHaveLength(given.length);
  expect(offers.map(({ event }) => event)).toEqual(given);
  expect(offers.every(({ event }) => payloadOf(event).includes('item'))).toBe(true);
});

it('the simulation names the guard that blocks an event', () => {
  const { snapshot } = begin(cartMachine, undefined);
  const blocked = offersIn(cartMachine, snapshot, cartModel.fixtures).filter(({ blockedBy }) => blockedBy);
  expect(blocked.map(({ event, blockedBy }) => [event.type, blockedBy])).toContainEqual([
    'undo.requested',
    ['hasUndo'],
  ]);
});

it('a simulated step reports all transitions that it took, including eventless ones', () => {
  const { edges, snapshot } = stepFrom(addToCartMachine, begin(addToCartMachine, undefined), add);
  expect(snapshot.value).toBe('adding');
  const added = readChart(addToCartMachine).edges.find(
    ({ from, to }) => from === 'addToCart.checking' && to === 'addToCart.adding',
  );
  expect(edges).toEqual(['idle:add.requested:0', added?.id]);
});

it('the simulation names the effects of a step without running them', () => {
  const call = vi.fn();
  const machine = addToCartMachine.provide({ actors: { addToCart: fromPromise(call) } });
  const { effects } = stepFrom(machine, begin(machine, undefined), add);
  expect(effects).toEqual(['start addToCart']);
  expect(call).not.toHaveBeenCalled();
});

it('the simulation of every test path ends in the state that its test expects', () => {
  for (const path of cartModel.paths) {
    let moment = begin(cartMachine, path.input);
    for (const { event } of path.steps) moment = stepFrom(cartMachine, moment, event);
    expect(moment.snapshot.value).toEqual(path.state.value);
  }
}, 30_000);

it('pressing a transition in the chart sends the first event that takes it', () => {
  const chart = readChart(addToCartMachine);
  const start = begin(addToCartMachine, undefined);
  const edge = (id: string) => {
    const found = chart.edges.find((one) => one.id === id);
    if (!found) throw new Error(`"${id}" is not in the chart`);
    return found;
  };
  const conflict = chart.edges.find(
    ({ from, to }) => from === 'addToCart.checking' && to.startsWith('addToCart.storeConflict'),
  );
  const press = pressOn(addToCartMachine, start, addToCartModel.fixtures, edge(conflict?.id ?? ''));
  if (!press.event) throw new Error('No event leads into the conflict');
  const then = stepFrom(addToCartMachine, start, press.event);
  expect(then.snapshot.value).toEqual({ storeConflict: 'confirming' });
  expect(
    pressOn(
      addToCartMachine,
      start,
      addToCartModel.fixtures,
      edge('storeConflict.confirming:conflict.confirmed:0'),
    ),
  ).toEqual({ event: null, reason: 'elsewhere', guards: [] });
});

it('pressing a blocked transition in the chart names its guard', () => {
  const undo = readChart(cartMachine).edges.find(({ guard }) => guard === 'hasUndo');
  if (!undo) throw new Error('The chart has changed');
  expect(pressOn(cartMachine, begin(cartMachine, undefined), cartModel.fixtures, undo)).toEqual({
    event: null,
    reason: 'blocked',
    guards: ['hasUndo'],
  });
});

it('an event of the simulation keeps its type when its data is edited', () => {
  expect(eventWith({ type: 'a.b', item: 1 } as { type: string }, '{"item": 2, "type": "x"}')).toEqual({
    type: 'a.b',
    item: 2,
  });
});

it('an event of the simulation rejects text that is not a JSON object', () => {
  for (const text of ['', '7', '[1]', '{item: 2}']) expect(eventWith({ type: 'a.b' }, text)).toBeNull();
});
