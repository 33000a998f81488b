import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { readChart } from '../../src/flows/chart/read-chart';
import { rowsIdOf, viewOf } from '../../src/flows/chart/view';
import type { ViewOptions, WordedChart } from '../../src/flows/chart/view.types';

const child = setup({}).createMachine({ id: 'child', initial: 'a', states: { a: {} } });
const machine = setup({
  actors: { child },
  guards: { isFull: () => false, isLate: () => false },
  actions: { note: () => {} },
}).createMachine({
  id: 'trip',
  meta: { title: 'Trip' },
  initial: 'planning',
  states: {
    planning: {
      meta: { title: 'Planning' },
      entry: 'note',
      invoke: { src: 'child', id: 'child', onError: 'over' },
      on: {
        'seat.wanted': [
          { guard: 'isFull', target: 'over' },
          { guard: 'isLate', target: 'driving.slow', actions: 'note' },
          { target: 'driving.fast' },
        ],
        'note.written': { actions: 'note' },
      },
    },
    driving: {
      meta: { title: 'Driving' },
      initial: 'fast',
      on: { 'trip.ended': 'over' },
      states: {
        fast: { meta: { title: 'Fast' }, on: { 'rain.began': 'slow' } },
        slow: { meta: { title: 'Slow' }, on: { 'seat.left': '#trip.over' } },
      },
    },
    over: { meta: { title: 'Over' }, type: 'final' },
  },
});

const text = (en: string, ar: string) => ({ en, ar });
const chart: WordedChart = {
  ...readChart(machine),
  words: {
    edges: {
      'planning:seat.wanted:0': text('Ask for a seat', 'اطلب مقعدًا'),
      'planning:seat.wanted:1': text('Ask for a seat', 'اطلب مقعدًا'),
      'planning:seat.wanted:2': text('Ask for a seat', 'اطلب مقعدًا'),
      'planning:note.written:0': text('Write a note', 'اكتب ملاحظة'),
    },
    guards: { isFull: text('the bus is full', 'كانت الحافلة ممتلئة') },
    examples: [],
    childCharts: { child: text('Child flow', 'مخطط تابع') },
  },
};
const usual: ViewOptions = { language: 'en', hasCode: false, closed: new Set(), focus: null };
const view = (options: Partial<ViewOptions> = {}) => viewOf(chart, { ...usual, ...options });
const node = (id: string, options: Partial<ViewOptions> = {}) =>
  view(options).nodes.find((one) => one.id === id);
const saysOf = (edgeId: string, options: Partial<ViewOptions> = {}) => {
  const { nodes, lines } = view(options);
  const parts = [...lines.flatMap((line) => line.parts), ...nodes.flatMap(({ rows }) => rows)];
  return parts.find((part) => part.edgeId === edgeId)?.texts.map((one) => one.text);
};
const ends = (options: Partial<ViewOptions> = {}) =>
  view(options).lines.map(({ from, to }) => `${from} > ${to}`);

describe('The diagram of a state', () => {
  it('shows the state’s title above its key in the code [X-19]', () => {
    expect(node('trip.planning')).toMatchObject({ heading: ['Planning'], key: 'planning' });
  });

  it('numbers the branches of a decision with their conditions', () => {
    expect(saysOf('planning:seat.wanted:0')).toEqual(['Ask for a seat', '1 if the bus is full']);
    expect(saysOf('planning:seat.wanted:1')).toEqual(['Ask for a seat', '2 else if late']);
    expect(saysOf('planning:seat.wanted:2')).toEqual(['Ask for a seat', 'otherwise']);
  });

  it('shows its titles in Arabic when the language is Arabic', () => {
    expect(saysOf('planning:seat.wanted:0', { language: 'ar' })).toEqual([
      'اطلب مقعدًا',
      '1 إذا كانت الحافلة ممتلئة',
    ]);
  });

  it('shows code names only on request', () => {
    expect(node('trip.planning')?.rows.map(({ key }) => key)).toEqual(['⚙ child', 'planning:note.written:0']);
    expect(saysOf('planning:seat.wanted:1', { hasCode: true })).toEqual([
      'Ask for a seat',
      '2 else if late',
      'seat.wanted [isLate]',
      '/ note',
    ]);
    expect(node('trip.planning', { hasCode: true })?.rows.map(({ key }) => key)).toContain('entry / note');
  });

  it('shows an invoked flow as a link to that flow’s chart', () => {
    expect(node('trip.planning')?.rows[0]).toMatchObject({
      childChart: 'child',
      texts: [{ text: '↗ Child flow', role: 'event' }],
    });
  });
});

describe('Collapsed states', () => {
  const closed = new Set(['trip.driving']);

  it('are cards with the number of inner states and transitions', () => {
    expect(node('trip.driving', { closed })).toMatchObject({
      count: { states: 2, transitions: 3 },
      initial: null,
      rows: [],
    });
    expect(view({ closed }).nodes.map(({ id }) => id)).toEqual([
      'trip',
      'trip.planning',
      'trip.driving',
      'trip.over',
    ]);
  });

  it('are connected by the lines of the states that they hide', () => {
    expect(ends({ closed })).toEqual([
      'trip.planning > trip.over',
      'trip.planning > trip.driving',
      'trip.planning > trip.over',
      'trip.driving > trip.over',
    ]);
    expect(ends()).toContain('trip.driving.fast > trip.driving.slow');
  });

  it('list a few of their transitions and the number of the others', () => {
    const many: WordedChart = {
      ...chart,
      edges: Array.from({ length: 9 }, (_, index) => ({
        ...(chart.edges.find(({ id }) => id === 'planning:note.written:0') as WordedChart['edges'][number]),
        id: `planning:note.${index}:0`,
      })),
    };
    const fold = rowsIdOf('trip.planning');
    const rows = (ids: string[]) =>
      viewOf(many, { ...usual, closed: new Set(ids) }).nodes.find(({ id }) => id === 'trip.planning')?.rows;
    expect(rows([fold])).toHaveLength(7);
    expect(rows([fold])?.at(-1)).toMatchObject({ fold, texts: [{ text: '+ 4' }] });
    expect(rows([])).toHaveLength(10);
  });
});

it('a focused chart shows only the chosen state, its neighbours and their parents', () => {
  expect(view({ focus: 'trip.driving.slow' }).nodes.map(({ id }) => id)).toEqual([
    'trip',
    'trip.planning',
    'trip.driving',
    'trip.driving.fast',
    'trip.driving.slow',
    'trip.over',
  ]);
  expect(view({ focus: 'trip.over' }).nodes.map(({ id }) => id)).not.toContain('trip.driving.fast');
  expect(ends({ focus: 'trip.driving.fast' })).toEqual([
    'trip.planning > trip.driving.fast',
    'trip.driving.fast > trip.driving.slow',
  ]);
});
