import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { machines } from '../../machines';
import { TAGS } from '../../machines/shared/chart';
import { flows } from '../machines/models';
import { anonymousParts, drawingOf, invokesOf, nodesOf, transitionsOf, whereIs } from '../support/chart';
import { read, sourceFiles } from '../support/sources';

const files = sourceFiles('machines').filter((file) => file.endsWith('.machine.ts'));
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const nameOfFile = (file: string) => file.split('/').at(-1)?.replace('.machine.ts', '') ?? '';

/** Modes that the client named himself keep his spelling. */
const CLIENTS_STATES = ['phone_modal', 'user_info', 'is_exist_user', 'sign-in', 'sign-up'];

it('lists every machine', () => {
  expect(machines.map(({ id }) => kebab(id)).sort()).toEqual(files.map(nameOfFile).sort());
});

it('walks every machine by generated paths', () => {
  const walked = sourceFiles('tests/machines').filter((file) => file.endsWith('.paths.test.ts'));
  const expected = files.map((file) => `tests/${file.replace('.machine.ts', '.paths.test.ts')}`);
  expect(walked).toEqual(expect.arrayContaining(expected));
});

it('has a model and words for testers for every machine', () => {
  expect(flows.map(({ model }) => model.machine.id)).toEqual(machines.map(({ id }) => id));
});

it('writes every chart as one literal that opens in an editor as it is', () => {
  const computed = files.filter((file) => {
    const chart = read(file).split('.createMachine(')[1]?.split('\n});')[0] ?? '';
    return /\[[\w.]+\]:|\.\.\.|createStateConfig/.test(withoutContext(chart));
  });
  expect(computed).toEqual([]);
});

describe.each(machines.map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
  const nodes = nodesOf(machine);
  const invokes = nodes.flatMap((node) =>
    invokesOf(node).map((invoke) => ({ ...invoke, at: whereIs(node) })),
  );

  it('has names for all its parts', () => expect(anonymousParts(machine)).toEqual([]));

  it('names every actor and has a way on when it fails', () => {
    expect(invokes.filter(({ id, onError }) => !id || !onError)).toEqual([]);
  });

  it('knows its long-lived children by one name', () => {
    expect(invokes.filter(({ id, systemId }) => systemId !== undefined && systemId !== id)).toEqual([]);
  });

  it('follows the grammar of names', () => {
    const states = nodes.filter(({ key }) => !/^[a-z][A-Za-z]*$/.test(key) && !CLIENTS_STATES.includes(key));
    const events = nodes
      .flatMap(({ ownEvents }) => ownEvents)
      .filter(
        (type) => !type.startsWith('xstate.') && !/^(notice|[a-z][A-Za-z]*\.[a-z][A-Za-z]*)$/.test(type),
      );
    const guards = Object.keys(machine.implementations.guards).filter(
      (name) => !/^(is|has|can)[A-Z]/.test(name),
    );
    expect({ states: states.map(whereIs), events, guards }).toEqual({ states: [], events: [], guards: [] });
  });

  it('has only tags of the closed list', () => {
    const tags = nodes.flatMap((node) => node.tags);
    expect(tags.filter((tag) => !(TAGS as readonly string[]).includes(tag))).toEqual([]);
  });

  it('says what it is for', () => {
    expect(machine.root.description).toBeTruthy();
    expect(machine.root.meta).toHaveProperty('title');
  });

  it('names every state in plain words', () => {
    const nameless = nodes.filter(({ meta }) => !(meta?.title ?? '').trim());
    expect(nameless.map(whereIs)).toEqual([]);
  });

  it('cites rules that exist', () => {
    const known = new Set(
      [...read('docs/requirements.md').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id),
    );
    const metas = nodes.flatMap((node) => [node.meta, ...transitionsOf(node).map(({ meta }) => meta)]);
    const cited = metas.flatMap((meta): string[] => meta?.rules ?? []);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('is the same chart after a trip through JSON', () => {
    const back: AnyStateMachine = createMachine(JSON.parse(JSON.stringify(machine.config)));
    expect(drawingOf(back)).toEqual(drawingOf(machine));
  });
});

/** The first context may be put together from the input; all the rest is literal. */
function withoutContext(chart: string): string {
  return chart.replace(
    /\n {2}context: (\(\{ input \}\) => \(\{.*?\}\),\n|\(\{ input \}\) => \(\{.*?\n {2}\}\),\n)/s,
    '\n',
  );
}
