import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { createModel } from '../../support/model';
import { pairsOn } from '../../support/model/pairs';

const machine = setup({ types: {} as { events: { type: 'went.on' } | { type: 'left' } } }).createMachine({
  id: 'walk',
  initial: 'inside',
  states: {
    inside: {
      initial: 'first',
      on: { left: 'outside' },
      states: { first: { on: { 'went.on': 'second' } }, second: {} },
    },
    outside: {},
  },
});
const model = createModel(machine, { fixtures: [], vertex: () => null });
const eventsOf = (paths: typeof model.paths) =>
  paths.map(({ steps }) => steps.map(({ event }) => event.type).join(' '));

describe('the cover of pairs of states and transitions [X-20]', () => {
  it('takes a transition of a parent from each of its children', () => {
    expect(eventsOf(model.paths)).toEqual(['went.on left']);
    expect(eventsOf(model.pathsFor({ cover: 'pairs' }))).toEqual(['went.on left', 'left']);
  });

  it('counts pairs by the innermost state and the transition', () => {
    expect(pairsOn(model.paths).size).toBe(2);
    expect(pairsOn(model.pathsFor({ cover: 'pairs' })).size).toBe(3);
  });
});
