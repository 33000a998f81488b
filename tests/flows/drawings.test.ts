import { expect, it } from 'vitest';
import { machines } from '../../machines';
import type { Drawing } from '../../src/flows/chart/chart.types';
import { nameHeight, sizesOf, TEXT_SIZE } from '../../src/flows/chart/measures';
import { viewOf } from '../../src/flows/chart/view';
import type { View } from '../../src/flows/chart/view.types';
import type { FlowChart } from '../../src/flows/flow-data.types';
import { inLanguage } from '../../src/flows/in-language';
import { LEGIBLE } from '../../src/flows/view/use-zoom';
import { prepareFlows } from '../../tools/flow-charts/prepare';

/** Milliseconds of processor time, because the elapsed time depends on other programs. */
const LONGEST = 60_000;
const { charts, rules, map, flows, drawnIn } = await prepareFlows();
console.info(`Drew ${charts.length} charts in ${Math.round(drawnIn)} ms.`);
const viewAtOpening = (chart: FlowChart, language: 'en' | 'ar' = 'en') =>
  viewOf(inLanguage(chart, language), {
    language,
    hasCode: false,
    closed: new Set(flows[chart.id]?.closed),
    focus: null,
  });
const drawn = charts.map(
  (chart) => [chart.id, viewAtOpening(chart), flows[chart.id]?.drawing as Drawing] as const,
);

it('the build lays out all charts within the time limit', () => {
  expect(charts.map(({ id }) => id)).toEqual(machines.map(({ id }) => id));
  expect(drawnIn).toBeLessThan(LONGEST);
});

it('no chart opens with text smaller than 12 pixels', () => {
  expect(TEXT_SIZE * LEGIBLE).toBeGreaterThanOrEqual(12);
});

it.each(drawn)('every box of %s has room for the texts of both languages', (id, view, drawing) => {
  expect(Object.keys(drawing.boxes)).toEqual(view.nodes.map((node) => node.id));
  expect(Object.keys(drawing.lines)).toEqual(view.lines.map((line) => line.id));
  expect(drawing.starts).toHaveLength(view.nodes.filter(({ initial }) => initial).length);
  const chart = charts.find((one) => one.id === id);
  if (!chart) throw new Error(`"${id}" has no chart`);
  const sizes = sizesOf(view, viewAtOpening(chart, 'ar'));
  const narrow = view.nodes.flatMap((node) => {
    const missing = (sizes.nodes.get(node.id)?.width ?? 0) - boxOf(drawing, node.id)[2];
    return missing > 2 ? [`${node.id}: ${missing}`] : [];
  });
  expect(narrow).toEqual([]);
});

it.each(drawn)('no two states of %s overlap', (_, view, drawing) => {
  const boxes = boxesIn(view, drawing);
  const overlaps = boxes.flatMap((one) =>
    boxes
      .filter((other) => other.id > one.id && other.parent === one.parent && areTouching(one.box, other.box))
      .map((other) => `${one.id} and ${other.id}`),
  );
  expect(overlaps).toEqual([]);
});

it.each(drawn)('every inner state of %s stays inside its parent', (_, view, drawing) => {
  const outside = boxesIn(view, drawing).filter(
    ({ parent, box }) => parent && !isInside(box, drawing.boxes[parent] ?? box),
  );
  expect(outside).toEqual([]);
});

it.each(drawn)('every line of %s starts at its source state and ends at its target', (_, view, drawing) => {
  const wrong = view.lines.filter(({ id, from, to }) => {
    const { points } = drawing.lines[id] ?? { points: [] };
    const [start, end] = [points[0], points.at(-1)];
    return !start || !end || !touches(start, boxOf(drawing, from)) || !touches(end, boxOf(drawing, to));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it.each(drawn)('no line of %s crosses the title of another state', (_, view, drawing) => {
  expect(crossedTitles(view, drawing)).toEqual([]);
});

it('the check for lines that cross titles finds a planted line', () => {
  const [, view, drawing] = drawn.find(([id]) => id === 'proceed') ?? [];
  const line = view?.lines[0];
  const other = view?.nodes.find(({ id, parent }) => parent && id !== line?.from && id !== line?.to);
  if (!view || !drawing || !line || !other) throw new Error('The chart has changed');
  const [x, y] = boxOf(drawing, other.id);
  const points = [
    [x - 5, y + 12],
    [x + 60, y + 12],
  ] as const;
  const planted = { ...drawing.lines, [line.id]: { points, label: [0, 0, 0, 0] as const } };
  expect(crossedTitles(view, { ...drawing, lines: planted })).toEqual([`${line.id} and ${other.id}`]);
});

it('each flow’s layout is at most 12 kB', () => {
  const sizes = drawn.map(([id, , drawing]) => [id, JSON.stringify(drawing).length] as const);
  expect(sizes.filter(([, size]) => size > 12_000)).toEqual([]);
});

it('every transition and guard has a text in both languages', () => {
  const silent = charts.flatMap(({ id, edges, words }) =>
    edges.flatMap((edge) => {
      const text = words.edges[edge.id.replace(/~\d+$/, '')];
      const isSilent =
        edge.kind !== 'always' && !edge.eventType.startsWith('xstate.done.state.') && !text?.ar;
      const guard = edge.guard !== null && !words.guards[edge.guard]?.ar ? [`${id}: ${edge.guard}`] : [];
      return isSilent ? [`${id}: ${edge.id}`, ...guard] : guard;
    }),
  );
  expect(silent).toEqual([]);
});

it('every rule id that a chart cites exists in the requirements [X-19]', () => {
  const named = charts.flatMap((chart) =>
    [chart, ...chart.nodes, ...chart.edges].flatMap((part) => part.rules),
  );
  expect(named.filter((id) => !rules[id])).toEqual([]);
});

it('the map connects every flow with the flows that it starts [X-19]', () => {
  const pairs = map.relations.map(({ parent, child }) => `${parent} ${child}`);
  expect(pairs).toEqual(
    expect.arrayContaining([
      'storefront cart',
      'auth signInSteps',
      'checkout payment',
      'tripBooking payment',
    ]),
  );
  expect(Object.keys(map.drawing.lines).sort()).toEqual([...pairs].sort());
  expect(Object.keys(map.drawing.boxes).sort()).toEqual(charts.map(({ id }) => id).sort());
  const received = map.relations.find(({ parent, child }) => parent === 'storefront' && child === 'session');
  expect(received?.events.length).toBeGreaterThan(0);
});

it('the test paths of each flow contain only transitions of its chart [X-19]', () => {
  const strange = charts.flatMap((chart) => {
    const edges = new Set(chart.edges.map(({ id }) => id));
    return (flows[chart.id]?.paths ?? []).flatMap(({ steps }) =>
      steps.flatMap((step) => step.edges.filter((edge) => !edges.has(edge))),
    );
  });
  expect(strange).toEqual([]);
  expect(charts.filter(({ id }) => (flows[id]?.paths.length ?? 0) === 0)).toEqual([]);
});

type Box = readonly [number, number, number, number];
const boxOf = ({ boxes }: Drawing, id: string): Box => boxes[id] ?? [0, 0, 0, 0];
const boxesIn = ({ nodes }: View, drawing: Drawing) =>
  nodes.map(({ id, parent }) => ({ id, parent, box: boxOf(drawing, id) }));

const areTouching = ([x, y, w, h]: Box, [X, Y, W, H]: Box) =>
  x < X + W && X < x + w && y < Y + H && Y < y + h;
const isInside = ([x, y, w, h]: Box, [X, Y, W, H]: Box) =>
  x >= X && y >= Y && x + w <= X + W + 1 && y + h <= Y + H + 1;

/** The point is on the frame of the box, within rounding errors. */
const touches = ([px, py]: readonly [number, number], [x, y, w, h]: Box) =>
  px >= x - 2 && px <= x + w + 2 && py >= y - 2 && py <= y + h + 2;

/** Lines through the heading of a state that is neither their source, nor their target, nor a parent of one. */
function crossedTitles({ nodes, lines }: View, drawing: Drawing): string[] {
  return lines.flatMap(({ id, from, to }) => {
    const { points } = drawing.lines[id] ?? { points: [] };
    const isOwn = (state: string) => [from, to].some((end) => end === state || end.startsWith(`${state}.`));
    return nodes.flatMap((node) => {
      const [x, y, width] = boxOf(drawing, node.id);
      const head: Box = [x, y, width, nameHeight(node)];
      const isCrossed = points.some((point, index) => {
        const next = points[index + 1];
        return next !== undefined && areTouching(spanOf(point, next), head);
      });
      return isCrossed && !isOwn(node.id) ? [`${id} and ${node.id}`] : [];
    });
  });
}

const spanOf = ([x, y]: readonly [number, number], [X, Y]: readonly [number, number]): Box => [
  Math.min(x, X),
  Math.min(y, Y),
  Math.max(1, Math.abs(X - x)),
  Math.max(1, Math.abs(Y - y)),
];
