import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { machines } from '../../machines';
import { TAGS } from '../../machines/shared/chart';
import { flows } from '../machines/models';
import { anonymousParts, drawingOf, invokesOf, nodesOf, pathInChart, transitionsOf } from '../support/chart';
import { read, sourceFiles } from '../support/sources';

const files = sourceFiles('machines').filter((file) => file.endsWith('.machine.ts'));
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const nameOfFile = (file: string) => file.split('/').at(-1)?.replace('.machine.ts', '') ?? '';

/** State names that the client specifies keep their spelling. */
const CLIENTS_STATES = ['phone_modal', 'user_info', 'is_exist_user', 'sign-in', 'sign-up'];

/** The maximum number of actions that read events of several shapes. It only falls. */
const MAX_WHOLE_EVENTS = 68;

it('every machine is in the list of machines', () => {
  expect(machines.map(({ id }) => kebab(id)).sort()).toEqual(files.map(nameOfFile).sort());
});

it('every machine has a model, generated test paths and texts for testers [NFR-12, X-20]', () => {
  expect(flows.map(({ model }) => model.machine.id)).toEqual(machines.map(({ id }) => id));
});

it('an action takes params only if they differ between its uses', () => {
  const whole = files.flatMap((file) => {
    const uses = [...read(file).matchAll(/type: '(\w+)',\s*params: (\(\{ event \}\) => event\b(?!\.))?/g)];
    const isWhole = (name: string) => uses.every(([, other, event]) => other !== name || event !== undefined);
    return [...new Set(uses.map(([, name = '']) => name))].filter(isWhole).map((name) => `${file}: ${name}`);
  });
  expect(whole).toEqual([]);
});

it('the number of transitions that pass their whole event to an action does not grow', () => {
  const passed = files.flatMap((file) => read(file).match(/params: \(\{ event \}\) => event\b(?!\.)/g) ?? []);
  expect(passed.length).toBeLessThanOrEqual(MAX_WHOLE_EVENTS);
});

it('every chart is one literal config that an editor opens unchanged', () => {
  const computed = files.filter((file) => {
    const chart = read(file).split('.createMachine(')[1]?.split('\n});')[0] ?? '';
    return /\[[\w.]+\]:|\.\.\.|createStateConfig/.test(withoutContext(chart));
  });
  expect(computed).toEqual([]);
});

describe.each(machines.map((machine) => [machine.id, machine] as const))('The machine %s', (_, machine) => {
  const nodes = nodesOf(machine);
  const invokes = nodes.flatMap((node) =>
    invokesOf(node).map((invoke) => ({ ...invoke, at: pathInChart(node) })),
  );

  it('has a name for each of its parts', () => expect(anonymousParts(machine)).toEqual([]));

  it('names every invoked actor and handles its failure', () => {
    expect(invokes.filter(({ id, onError }) => !id || !onError)).toEqual([]);
  });

  it('uses the same name for each long-lived child', () => {
    expect(invokes.filter(({ id, systemId }) => systemId !== undefined && systemId !== id)).toEqual([]);
  });

  it('follows the naming rules for states, events, guards and actions', () => {
    const states = nodes.filter(({ key }) => !/^[a-z][A-Za-z]*$/.test(key) && !CLIENTS_STATES.includes(key));
    const events = nodes
      .flatMap(({ ownEvents }) => ownEvents)
      .filter(
        (type) => !type.startsWith('xstate.') && !/^(notice|[a-z][A-Za-z]*\.[a-z][A-Za-z]*)$/.test(type),
      );
    const guards = Object.keys(machine.implementations.guards).filter(
      (name) => !/^(is|has|can)[A-Z]/.test(name),
    );
    expect({ states: states.map(pathInChart), events, guards }).toEqual({
      states: [],
      events: [],
      guards: [],
    });
  });

  it('uses only the allowed tags', () => {
    const tags = nodes.flatMap((node) => node.tags);
    expect(tags.filter((tag) => !(TAGS as readonly string[]).includes(tag))).toEqual([]);
  });

  it('has a title and a description', () => {
    expect(machine.root.description).toBeTruthy();
    expect(machine.root.meta).toHaveProperty('title');
  });

  it('has a title for every state [NFR-12]', () => {
    const nameless = nodes.filter(({ meta }) => !(meta?.title ?? '').trim());
    expect(nameless.map(pathInChart)).toEqual([]);
  });

  it('cites only existing rules', () => {
    const known = new Set(
      [...read('docs/requirements.md').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id),
    );
    const metas = nodes.flatMap((node) => [node.meta, ...transitionsOf(node).map(({ meta }) => meta)]);
    const cited = metas.flatMap((meta): string[] => meta?.rules ?? []);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('has a config that is unchanged by a conversion to JSON and back', () => {
    const back: AnyStateMachine = createMachine(JSON.parse(JSON.stringify(machine.config)));
    expect(drawingOf(back)).toEqual(drawingOf(machine));
  });
});

/** The initial context may be computed from the input; the rest of a chart is literal. */
function withoutContext(chart: string): string {
  return chart.replace(
    /\n {2}context: (\(\{ input \}\) => \(\{.*?\}\),\n|\(\{ input \}\) => \(\{.*?\n {2}\}\),\n)/s,
    '\n',
  );
}
