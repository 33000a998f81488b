import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as xstate from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../../machines';
import { mermaidOf } from '../../../src/flows/chart/mermaid';
import { readChart } from '../../../src/flows/chart/read-chart';
import { literalOf } from '../../../src/flows/share/literal';
import { statelySource } from '../../../src/flows/share/stately-source';
import { drawingOf } from '../../support/chart';
import { prepareFlows } from '../../../tools/flow-charts/prepare';

const { flows } = await prepareFlows();
const shared = machines.map((machine) => [machine.id, machine, flows[machine.id]] as const);

it.each(shared)('gives %s to Stately as one file that needs nothing but xstate', (_, machine, data) => {
  const source = statelySource(machine, data?.config ?? {}, data?.inputs[0] ?? undefined);
  const opened = openLikeAnEditor(source);
  expect(drawingOf(opened)).toEqual(drawingOf(machine));
  expect(xstate.createActor(opened).start().getSnapshot().status).not.toBe('error');
});

it.each(shared)('gives %s as JSON that is the same chart again', (_, machine, data) => {
  const back = xstate.createMachine(JSON.parse(JSON.stringify(data?.config)));
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
  const [, names = ''] = /^import \{ (.*) \} from 'xstate';/.exec(source) ?? [];
  const code = source.replace(/^import .*$/m, '').replace(/export const \w+ = /, 'machine = ');
  const sandbox: { machine?: AnyStateMachine } & Record<string, unknown> = Object.fromEntries(
    names.split(', ').map((name) => [name, xstate[name as keyof typeof xstate]]),
  );
  runInNewContext(code, sandbox);
  if (!sandbox.machine) throw new Error('The file makes no machine');
  return sandbox.machine;
}
