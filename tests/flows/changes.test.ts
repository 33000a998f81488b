import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { changedChart, unchangedParents, withSigns } from '../../src/flows/changes/changed-chart';
import { mermaidOf } from '../../src/flows/chart/mermaid';
import { readChart } from '../../src/flows/chart/read-chart';
import { viewOf } from '../../src/flows/chart/view';
import type { FlowChart } from '../../src/flows/flow-data.types';
import { compareCharts } from '../../tools/flow-charts/compare-charts';
import { diagrams } from '../../tools/flow-charts/diagrams';
import { parseMermaid } from '../../tools/flow-charts/parse-mermaid';

const earlier = {
  id: 'trip',
  meta: { title: 'Trip' },
  initial: 'planning',
  states: {
    planning: {
      meta: { title: 'Planning' },
      on: {
        'seat.wanted': [
          { guard: 'isFull', target: 'over' },
          { guard: 'isLate', target: 'driving' },
          { target: 'driving' },
        ],
        'map.opened': { target: 'map' },
      },
    },
    map: { meta: { title: 'Map' }, on: { 'map.closed': { target: 'planning' } } },
    driving: {
      meta: { title: 'Driving' },
      initial: 'fast',
      states: { fast: {}, slow: {} },
      on: { 'trip.ended': { target: 'over' } },
    },
    over: { meta: { title: 'Over' }, type: 'final' },
  },
} as const;

type States = Record<string, object>;
const stored = (machine: AnyStateMachine) => parseMermaid(mermaidOf(readChart(machine)), 'trip');
const versionWith = (states: States, others: object = {}) =>
  createMachine({ ...earlier, ...others, states: { ...earlier.states, ...states } } as never);

/** The changes from the earlier version to one with these states. */
function changesTo(later: AnyStateMachine) {
  const changes = compareCharts(stored(createMachine(earlier as never)), stored(later));
  const chart: FlowChart = {
    ...readChart(later),
    feature: '',
    arabic: { title: '', states: {} },
    words: { edges: {}, guards: {}, childCharts: {}, examples: [] },
    seen: {},
  };
  return { changes, changed: changedChart(chart, changes) };
}

describe('the comparison of two versions of a chart [X-20]', () => {
  it('finds nothing between equal charts, and reads every chart of the product', () => {
    expect(changesTo(createMachine(earlier as never)).changes).toEqual({ states: [], transitions: [] });
    for (const { file, text } of diagrams()) {
      const machine = file
        .replace('.mmd', '')
        .replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
      const { states, transitions } = parseMermaid(text, machine);
      expect(transitions.every(({ from }) => states.some(({ path }) => path === from))).toBe(true);
      expect(transitions.every(({ to }) => states.some(({ path }) => path === to))).toBe(true);
    }
  });

  it('shows an added state with its transitions', () => {
    const { changed, changes } = changesTo(
      versionWith({
        planning: {
          ...earlier.states.planning,
          on: { ...earlier.states.planning.on, 'rest.wanted': { target: 'resting' } },
        },
        resting: { meta: { title: 'Resting' } },
      }),
    );
    expect(changes.states).toMatchObject([{ kind: 'added', path: 'resting', title: 'Resting' }]);
    expect(changed.kinds.get('trip.resting')).toBe('added');
    expect(changed.kinds.get('planning:rest.wanted:0')).toBe('added');
  });

  it('shows a removed state and its transitions in the present chart', () => {
    const { planning, driving, over } = earlier.states;
    const { 'map.opened': _, ...on } = planning.on;
    const later = createMachine({
      ...earlier,
      states: { planning: { ...planning, on }, driving, over },
    } as never);
    const { changed } = changesTo(later);
    expect(changed.kinds.get('trip.map')).toBe('removed');
    expect(changed.chart.nodes.find(({ id }) => id === 'trip.map')).toMatchObject({
      title: 'Map',
      parent: 'trip',
    });
    const removed = changed.chart.edges.filter(({ id }) => changed.kinds.get(id) === 'removed');
    expect(removed.map(({ from, to, event }) => [from, to, event])).toEqual([
      ['trip.planning', 'trip.map', 'map.opened'],
      ['trip.map', 'trip.planning', 'map.closed'],
    ]);
  });

  it('shows a transition with another target, and its earlier one', () => {
    const { changes, changed } = changesTo(
      versionWith({ map: { ...earlier.states.map, on: { 'map.closed': { target: 'over' } } } }),
    );
    expect(changes.transitions).toMatchObject([
      { kind: 'changed', differences: [{ what: 'target', before: 'planning', after: 'over' }] },
    ]);
    expect(changed.kinds.get('map:map.closed:0')).toBe('changed');
  });

  it('shows guards that are evaluated in another order', () => {
    const [full, late, rest] = earlier.states.planning.on['seat.wanted'];
    const on = { ...earlier.states.planning.on, 'seat.wanted': [late, full, rest] };
    const { changes } = changesTo(versionWith({ planning: { ...earlier.states.planning, on } }));
    expect(changes.transitions.map(({ guard, differences }) => [guard, differences])).toEqual([
      ['isLate', [{ what: 'order', before: '2', after: '1' }]],
      ['isFull', [{ what: 'order', before: '1', after: '2' }]],
    ]);
  });

  it('shows another guard, other actions, another title and another first state', () => {
    const [full, late, rest] = earlier.states.planning.on['seat.wanted'];
    const { changes } = changesTo(
      versionWith(
        {
          planning: {
            meta: { title: 'Plans' },
            on: {
              ...earlier.states.planning.on,
              'seat.wanted': [full, { ...late, guard: 'isVeryLate' }, { ...rest, actions: 'note' }],
            },
          },
        },
        { initial: 'driving' },
      ),
    );
    expect(
      changes.states.map(({ path, differences }) => [path, differences.map(({ what }) => what)]),
    ).toEqual([
      ['', ['initial']],
      ['planning', ['title']],
    ]);
    expect(changes.transitions.map(({ differences }) => differences)).toEqual([
      [{ what: 'guard', before: 'isLate', after: 'isVeryLate' }],
      [{ what: 'actions', before: '', after: 'note' }],
    ]);
  });

  it('draws a sign before each change, and parents without a change as cards', () => {
    const { changed } = changesTo(
      versionWith({ map: { meta: { title: 'Atlas' }, on: { 'map.closed': { target: 'over' } } } }),
    );
    const closed = unchangedParents(changed);
    expect(closed).toContain('trip.driving');
    const view = withSigns(
      viewOf(changed.chart, { language: 'en', hasCode: false, closed, focus: null }),
      changed.kinds,
    );
    expect(view.nodes.find(({ id }) => id === 'trip.map')?.heading).toEqual(['≠ Atlas']);
    expect(view.nodes.find(({ id }) => id === 'trip.over')?.heading).toEqual(['Over']);
    const closes = view.lines
      .flatMap(({ parts }) => parts)
      .find(({ edgeId }) => edgeId === 'map:map.closed:0');
    expect(closes?.texts[0]?.text).toBe('≠ map closed');
  });
});
