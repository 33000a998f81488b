import { expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { createModel, titleOf } from '../../support/model';
import { runPath } from '../../support/run-path';

/** A machine that opens at the third attempt. It has an exit that no path can take. */
const doorMachine = setup({
  types: {} as {
    context: { knocks: number };
    events: { type: 'door.knocked' } | { type: 'door.left' } | { type: 'window.broken' };
  },
  actors: { openDoor: fromPromise(() => Promise.resolve()) },
  guards: {
    isThird: ({ context }) => context.knocks === 2,
    isNever: () => false,
  },
  actions: { count: assign(({ context }) => ({ knocks: context.knocks + 1 })) },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.knocked': [{ guard: 'isThird', target: 'opening' }, { actions: 'count' }],
        'window.broken': { guard: 'isNever', target: 'broken' },
      },
    },
    opening: {
      invoke: { id: 'openDoor', src: 'openDoor', onDone: 'judging', onError: 'closed' },
      after: { patience: 'closed' },
    },
    judging: { always: [{ guard: 'isThird', target: 'open' }, { target: 'closed' }] },
    open: { on: { 'door.left': {} } },
    broken: {},
  },
});

const knocks = { vertex: ({ context }: { context: { knocks: number } }) => context.knocks, fixtures: [] };

it('path generation finds paths through guards, actors, timers and transient states', () => {
  const model = createModel(doorMachine, knocks);

  expect(model.paths.map(titleOf)).toEqual([
    'door.knocked → door.knocked → door.knocked → done.actor.openDoor → door.left',
    'door.knocked → door.knocked → door.knocked → error.actor.openDoor → door.knocked → after.patience.door.opening',
  ]);
});

it('path generation names every state and transition that no path can reach', () => {
  const model = createModel(doorMachine, knocks);

  expect(model.unreachedStates()).toEqual(['broken']);
  expect(model.unwalkedTransitions()).toEqual([
    'closed --window.broken [isNever]--> broken',
    'judging --always--> closed',
  ]);
});

it('path generation accepts an unreachable state only with a reason, and only while it is unreachable', () => {
  const gaps = {
    broken: 'nobody can',
    'closed --window.broken [isNever]--> broken': 'nobody can',
    'judging --always--> closed': 'three knocks always open',
    'opening --xstate.done.actor.openDoor--> judging': 'out of date',
    'opening --door.painted--> closed': 'misspelt',
  };
  const model = createModel(doorMachine, { ...knocks, gaps });

  expect(model.unreachedStates()).toEqual([]);
  expect(model.unwalkedTransitions()).toEqual([
    'opening --xstate.done.actor.openDoor--> judging: no gap',
    'opening --door.painted--> closed: does not exist',
  ]);
});

it('path generation reports transitions that a reduced context misses', () => {
  const model = createModel(doorMachine, { vertex: () => null, fixtures: [] });

  expect(model.unreachedStates()).toContain('open');
});

it('path generation rejects a reduced context in which a path cannot be repeated', () => {
  let look = 0;
  const unsteady = { vertex: () => Math.min(look++, 5), fixtures: [] };

  expect(() => createModel(doorMachine, unsteady).paths).toThrow(
    'a guard reads something that "vertex" leaves out',
  );
});

it('path generation stops with an error at its limit of situations', () => {
  let look = 0;

  expect(() => createModel(doorMachine, { vertex: () => look++, fixtures: [], limit: 10 }).paths).toThrow(
    'more than 10 situations',
  );
});

it('path generation repeats every path with a running actor and detects deviations', async () => {
  const model = createModel(doorMachine, knocks);
  const [path] = model.paths;
  if (!path) throw new Error('no path');

  await expect(runPath(doorMachine, path)).resolves.toBeUndefined();
  const slower = doorMachine.provide({ guards: { isThird: ({ context }) => context.knocks === 5 } });
  await expect(runPath(slower, path)).rejects.toThrow('step 3 door.knocked');
});
