import { parseSync, type types } from '@babel/core';
import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { mermaidOf } from '../../src/flows/chart/mermaid';
import { readChart } from '../../src/flows/chart/read-chart';
import { literalOf } from '../../src/flows/share/literal';
import { type Exported, statelySource } from '../../src/flows/share/stately-source';
import { flows } from '../machines/models';
import { anonymousParts, drawingOf } from '../support/chart';
import { openLikeAnEditor } from '../support/exported-source';

const exports = new Map<string, Exported>(
  flows.map(({ model: { machine, inputs } }) => [
    machine.id,
    { machine, config: JSON.parse(JSON.stringify(machine.config)), input: inputs[0] },
  ]),
);
const sourceOf = (id: string) => statelySource(id, exports);
const shared = flows.map(({ model: { machine } }) => [machine.id, machine] as const);

it.each(shared)('the flow %s is exported as one file that needs only XState', (id, machine) => {
  const opened = openLikeAnEditor(sourceOf(id));
  expect(drawingOf(opened).map(withoutSwitches)).toEqual(drawingOf(machine).map(withoutSwitches));
  const actor = createActor(opened).start();
  expect(actor.getSnapshot().status).not.toBe('error');
  actor.stop();
});

it.each(shared)(
  'the exported file of %s contains only literals, so that editors can parse it',
  (id, machine) => {
    const program = parseSync(sourceOf(id), { configFile: false })?.program.body ?? [];
    expect(program.map(({ type }) => type)).toEqual([
      'ImportDeclaration',
      ...program.slice(1).map(() => 'ExportNamedDeclaration'),
    ]);
    const { setup, chart } = madeIn(program.at(-1));
    expect(nonLiteralsIn(chart)).toEqual([]);
    const named = Object.keys(machine.implementations).filter((kind) => kind !== 'delays');
    for (const kind of named)
      expect(
        keysOf(partOf(setup, kind))
          .filter((name) => name !== 'turnGuard')
          .sort(),
      ).toEqual(Object.keys(machine.implementations[kind as 'actions']).sort());
    expect(anonymousParts(machine)).toEqual([]);
  },
);

it('an exported file defines the machines that a flow starts before the flow itself', () => {
  const names = [...sourceOf('checkout').matchAll(/^export const (\w+)Machine = /gm)].map(([, name]) => name);
  expect(names.at(-1)).toBe('checkout');
  expect(names).toEqual(expect.arrayContaining(['coupon', 'pictures']));
  expect(new Set(names).size).toBe(names.length);
});

it('an event toggles a guard of an exported machine', () => {
  const actor = createActor(openLikeAnEditor(sourceOf('addToCart'))).start();
  const answers = () => actor.getSnapshot().context.guards;
  const [name = '', first] = Object.entries(answers())[0] ?? [];
  actor.send({ type: `guard.${name}` });
  expect(answers()).toEqual({ ...answers(), [name]: !first });
  actor.stop();
});

it.each(shared)('the JSON export of %s produces the same chart when it is read back', (_, machine) => {
  const back = createMachine(JSON.parse(JSON.stringify(machine.config)));
  expect(drawingOf(back)).toEqual(drawingOf(machine));
});

it.each(shared)('the Mermaid export of %s contains every state and transition', (_, machine) => {
  const chart = readChart(machine);
  const text = mermaidOf(chart);
  expect(text.match(/^\s+state "/gm)?.length).toBeGreaterThanOrEqual(chart.nodes.length - 1);
  expect(text.match(/ : |%% everywhere:/g)).toHaveLength(chart.edges.length);
});

it('exported data is formatted as readable source code', () => {
  expect(literalOf({ a: [1, 'it\'s "x"'], 'b.c': null, d: {} })).toBe(
    "{\n  a: [\n    1,\n    'it\\'s \"x\"',\n  ],\n  'b.c': null,\n  d: {},\n}",
  );
});

/** Removes `guard.*`, the transition by which the export toggles guards. */
const withoutSwitches = (node: ReturnType<typeof drawingOf>[number]) => ({
  ...node,
  transitions: node.transitions.filter(({ eventType }) => eventType !== 'guard.*'),
});

type Node = types.Node | null | undefined;

/**
 * Returns the parts of `export const name = setup({...}).createMachine({...})`, and fails for any other code.
 */
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

/** Returns the types of nodes that are not literals: their value is unknown without running the code. */
function nonLiteralsIn(node: Node): string[] {
  if (!node) return ['nothing'];
  if (node.type === 'ArrayExpression') return node.elements.flatMap(nonLiteralsIn);
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((property) =>
      property.type === 'ObjectProperty' && !property.computed
        ? nonLiteralsIn(property.value)
        : [property.type],
    );
  if (node.type === 'UnaryExpression') return nonLiteralsIn(node.argument);
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
