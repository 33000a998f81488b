import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import * as xstate from 'xstate';
import { mermaidOf } from '../../../src/flows/chart/mermaid';
import { readChart } from '../../../src/flows/chart/read-chart';
import { literalOf } from '../../../src/flows/share/literal';
import { statelySource } from '../../../src/flows/share/stately-source';
import { flows } from '../../machines/models';
import { drawingOf } from '../../support/chart';

const shared = flows.map(({ model: { machine, inputs } }) => [machine.id, machine, inputs[0]] as const);

it.each(shared)('gives %s to Stately as one file that needs nothing but xstate', (_, machine, input) => {
  const config = JSON.parse(JSON.stringify(machine.config));
  const source = statelySource(machine, config, input);
  const opened = openLikeAnEditor(source);
  expect(drawingOf(opened)).toEqual(drawingOf(machine));
  expect(xstate.createActor(opened).start().getSnapshot().status).not.toBe('error');
});

it.each(shared)('gives %s as JSON that is the same chart again', (_, machine) => {
  const back = xstate.createMachine(JSON.parse(JSON.stringify(machine.config)));
  expect(drawingOf(back)).toEqual(drawingOf(machine));
});

it.each(shared)('gives %s to Mermaid with every state and transition', (_, machine) => {
  const chart = readChart(machine);
  const text = mermaidOf(chart);
  expect(text.match(/^\s+state "/gm)?.length).toBeGreaterThanOrEqual(chart.nodes.length - 1);
  expect(text.match(/ : |%% everywhere:/g)).toHaveLength(chart.edges.length);
});

it('writes data as a person would', () => {
  expect(literalOf({ a: [1, 'it\'s "x"'], 'b.c': null, d: {} })).toBe(
    "{\n  a: [\n    1,\n    'it\\'s \"x\"',\n  ],\n  'b.c': null,\n  d: {},\n}",
  );
});

/** What the online editors do: the import of xstate is theirs, everything else has to be in the file. */
function openLikeAnEditor(source: string): AnyStateMachine {
  expect([...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual(['xstate']);
  const code = source.replace(/^import .*$/m, '').replace(/export const \w+ = /, 'machine = ');
  const sandbox: typeof xstate & { machine?: AnyStateMachine } = { ...xstate };
  runInNewContext(code, sandbox);
  if (!sandbox.machine) throw new Error('The file makes no machine');
  return sandbox.machine;
}
