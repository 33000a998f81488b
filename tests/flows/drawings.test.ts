import { expect, it } from 'vitest';
import { machines } from '../../machines';
import type { Chart, Drawing } from '../../src/flows/chart/chart.types';
import { bundlesOf } from '../../src/flows/chart/rows';
import { prepareFlows } from '../../tools/flow-charts/prepare';

const LONGEST = 20_000;
const { charts, flows, drawnIn } = await prepareFlows();
console.info(`Drew ${charts.length} charts in ${Math.round(drawnIn)} ms.`);
const drawn = charts.map((chart) => [chart.id, chart, flows[chart.id]?.drawing as Drawing] as const);

it('draws every machine in time', () => {
  expect(charts.map(({ id }) => id)).toEqual(machines.map(({ id }) => id));
  expect(drawnIn).toBeLessThan(LONGEST);
});

it.each(drawn)('gives every part of %s its place', (_, chart, drawing) => {
  expect(Object.keys(drawing.boxes)).toEqual(chart.nodes.map(({ id }) => id));
  expect(Object.keys(drawing.lines).sort()).toEqual(
    bundlesOf(chart)
      .map(({ id }) => id)
      .sort(),
  );
  expect(drawing.starts).toHaveLength(chart.nodes.filter(({ initial }) => initial).length);
});

it.each(drawn)(
  'lets no two states of %s lie on each other, and keeps inner ones inside',
  (_, chart, drawing) => {
    const rooms = chart.nodes.map(({ id, parent }) => ({
      id,
      parent,
      box: drawing.boxes[id] ?? [0, 0, 0, 0],
    }));
    const overlaps = rooms.flatMap((one) =>
      rooms
        .filter(
          (other) => other.id > one.id && other.parent === one.parent && areTouching(one.box, other.box),
        )
        .map((other) => `${one.id} and ${other.id}`),
    );
    const outside = rooms.filter(({ parent, box }) => parent && !isInside(box, drawing.boxes[parent] ?? box));
    expect({ overlaps, outside }).toEqual({ overlaps: [], outside: [] });
  },
);

it.each(drawn)('draws the lines of %s forward in time', (_, chart, drawing) => {
  const wrong = bundlesOf(chart).filter(({ id, edges: [edge] }) => {
    const { points } = drawing.lines[id] ?? { points: [] };
    const [start, end] = [points[0], points.at(-1)];
    return (
      !edge ||
      !start ||
      !end ||
      !touches(start, boxOf(drawing, edge.from)) ||
      !touches(end, boxOf(drawing, edge.to))
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('prepares a few kilobytes for each flow', () => {
  const sizes = drawn.map(([id, , drawing]) => [id, JSON.stringify(drawing).length] as const);
  expect(sizes.filter(([, size]) => size > 12_000)).toEqual([]);
});

it('hands out the paths of the tests with the transitions they walk', () => {
  const edges = (chart: Chart) => new Set(chart.edges.map(({ id }) => id));
  const strange = charts.flatMap((chart) =>
    (flows[chart.id]?.paths ?? []).flatMap(({ steps }) =>
      steps.flatMap((step) => step.edges.filter((edge) => !edges(chart).has(edge))),
    ),
  );
  expect(strange).toEqual([]);
  expect(charts.filter(({ id }) => (flows[id]?.paths.length ?? 0) === 0)).toEqual([]);
});

type Box = readonly [number, number, number, number];
const boxOf = ({ boxes }: Drawing, id: string): Box => boxes[id] ?? [0, 0, 0, 0];

const areTouching = ([x, y, w, h]: Box, [X, Y, W, H]: Box) =>
  x < X + W && X < x + w && y < Y + H && Y < y + h;
const isInside = ([x, y, w, h]: Box, [X, Y, W, H]: Box) =>
  x >= X && y >= Y && x + w <= X + W + 1 && y + h <= Y + H + 1;

/** On the frame of the box, give or take the rounding. */
const touches = ([px, py]: readonly [number, number], [x, y, w, h]: Box) =>
  px >= x - 2 && px <= x + w + 2 && py >= y - 2 && py <= y + h + 2;
