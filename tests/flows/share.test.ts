import { runInNewContext } from 'node:vm';
import { parseSync, type types } from '@babel/core';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import * as xstate from 'xstate';
import { mermaidOf } from '../../src/flows/chart/mermaid';
import { readChart } from '../../src/flows/chart/read-chart';
import { literalOf } from '../../src/flows/share/literal';
import { statelySource } from '../../src/flows/share/stately-source';
import { flows } from '../machines/models';
import { anonymousParts, drawingOf } from '../support/chart';

const shared = flows.map(({ model: { machine, inputs } }) => [machine.id, machine, inputs[0]] as const);

it.each(shared)('gives %s to Stately as one file that needs nothing but xstate', (_, machine, input) => {
  const config = JSON.parse(JSON.stringify(machine.config));
  const source = statelySource(machine, config, input);
  const opened = openLikeAnEditor(source);
  expect(drawingOf(opened)).toEqual(drawingOf(machine));
  expect(xstate.createActor(opened).start().getSnapshot().status).not.toBe('error');
});

it.each(shared)('writes %s as editors read it without running it: one literal chart', (_, machine, input) => {
  const config = JSON.parse(JSON.stringify(machine.config));
  const program = parseSync(statelySource(machine, config, input), { configFile: false })?.program.body ?? [];
  expect(program.map(({ type }) => type)).toEqual(['ImportDeclaration', 'ExportNamedDeclaration']);
  const { setup, chart } = madeIn(program[1]);
  expect(strangePartsOf(chart)).toEqual([]);
  const named = Object.keys(machine.implementations).filter((kind) => kind !== 'delays');
  for (const kind of named)
    expect(keysOf(partOf(setup, kind)).sort()).toEqual(
      Object.keys(machine.implementations[kind as 'actions']).sort(),
    );
  expect(anonymousParts(machine)).toEqual([]);
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

type Node = types.Node | null | undefined;

/** `export const name = setup({...}).createMachine({...})`, and nothing else. */
function madeIn(statement: Node): { setup: Node; chart: Node } {
  if (statement?.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    throw new Error('no constant is exported');
  const made = statement.declaration.declarations[0]?.init;
  if (made?.type !== 'CallExpression' || made.callee.type !== 'MemberExpression')
    throw new Error('nothing is made');
  const { object, property } = made.callee;
  if (property.type !== 'Identifier' || property.name !== 'createMachine' || object.type !== 'CallExpression')
    throw new Error('no machine is made');
  return { setup: object.arguments[0], chart: made.arguments[0] };
}

const LITERALS = ['StringLiteral', 'NumericLiteral', 'BooleanLiteral', 'NullLiteral'];

/** What a reader of the text would have to run to know its value. */
function strangePartsOf(node: Node): string[] {
  if (!node) return ['nothing'];
  if (node.type === 'ArrayExpression') return node.elements.flatMap(strangePartsOf);
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((property) =>
      property.type === 'ObjectProperty' && !property.computed
        ? strangePartsOf(property.value)
        : [property.type],
    );
  if (node.type === 'UnaryExpression') return strangePartsOf(node.argument);
  return LITERALS.includes(node.type) ? [] : [node.type];
}

const entriesOf = (node: Node): [string, Node][] =>
  node?.type !== 'ObjectExpression'
    ? []
    : node.properties.flatMap((property): [string, Node][] => {
        if (property.type !== 'ObjectProperty') return [];
        const { key } = property;
        if (key.type === 'Identifier') return [[key.name, property.value]];
        return key.type === 'StringLiteral' ? [[key.value, property.value]] : [];
      });
const keysOf = (node: Node): string[] => entriesOf(node).map(([key]) => key);
const partOf = (node: Node, name: string): Node => entriesOf(node).find(([key]) => key === name)?.[1];
