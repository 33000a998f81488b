import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Drawing } from '../../src/flows/chart/chart.types';
import { textWidth, titleWidth } from '../../src/flows/chart/measures';
import type { FlowChart, FlowMap, Relation } from '../../src/flows/flow-data.types';
import { drawGraph, type Layouter } from '../../src/flows/layout/draw';
import { MAP_LABEL_ROWS, MAP_ROW } from '../../src/flows/map/map-sizes';
import type { Flow } from '../../tests/machines/flow';

/** Returns which flow starts which, and which events of the child its parent handles. */
export function relationsOf(charts: readonly FlowChart[], flows: readonly Flow[]): Relation[] {
  const emitted = new Map(
    flows.map(({ model }) => [
      model.machine.id,
      new Set(
        model.paths.flatMap(({ start, steps }) =>
          [start, ...steps].flatMap((step) => step.emitted.map(({ type }) => type)),
        ),
      ),
    ]),
  );
  return charts.flatMap(({ id: parent, nodes, edges }) => {
    const handled = new Set(edges.map(({ eventType }) => eventType));
    const childCharts = new Set(
      nodes.flatMap(({ invokes }) => invokes.flatMap(({ childChart }) => childChart ?? [])),
    );
    return [...childCharts].map((child): Relation => {
      const events = [...(emitted.get(child) ?? [])].filter((type) => handled.has(type));
      return { parent, child, events };
    });
  });
}

const ROOM = 18;
const HEIGHT = 52;
const BELOW = 56;

/** Lays out one drawing with all flows: on top those that start each other, below them all others. */
export async function mapOf(
  elk: Layouter,
  charts: readonly FlowChart[],
  relations: readonly Relation[],
): Promise<FlowMap> {
  const related = new Set(relations.flatMap(({ parent, child }) => [parent, child]));
  const drawing = await drawGraph(
    elk,
    graphOf(
      charts.filter(({ id }) => related.has(id)),
      relations,
    ),
  );
  let [x, y] = [0, drawing.height + BELOW];
  const others = charts
    .filter(({ id }) => !related.has(id))
    .map((chart): [string, Drawing['boxes'][string]] => {
      const width = widthOf(chart);
      if (x > 0 && x + width > drawing.width) [x, y] = [0, y + HEIGHT + ROOM];
      const box = [x, y, width, HEIGHT] as const;
      x += width + ROOM;
      return [chart.id, box];
    });
  const boxes = { ...drawing.boxes, ...Object.fromEntries(others) };
  return { drawing: { ...drawing, height: y + HEIGHT + ROOM, boxes }, relations };
}

const widthOf = ({ id, title, arabic }: FlowChart): number =>
  Math.max(titleWidth(title), titleWidth(arabic.title), textWidth(id)) + 36;

const graphOf = (charts: readonly FlowChart[], relations: readonly Relation[]): ElkNode => ({
  id: '$',
  children: charts.map((chart) => ({ id: chart.id, width: widthOf(chart), height: HEIGHT })),
  edges: relations.map((relation) => ({
    id: relationId(relation),
    sources: [relation.parent],
    targets: [relation.child],
    labels: relation.events.length === 0 ? [] : [labelOf(relation)],
  })),
  layoutOptions: {
    'elk.algorithm': 'layered',
    'elk.direction': 'RIGHT',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.aspectRatio': '1.5',
    'elk.spacing.nodeNode': String(ROOM),
    'elk.spacing.componentComponent': '24',
    'elk.layered.spacing.nodeNodeBetweenLayers': '40',
    'elk.spacing.edgeLabel': '4',
  },
});

export const relationId = ({ parent, child }: Relation): string => `${parent} ${child}`;

function labelOf({ events }: Relation) {
  const shown = events.slice(0, MAP_LABEL_ROWS);
  const rows = shown.length + (events.length > shown.length ? 1 : 0);
  return {
    text: shown.join('\n'),
    width: Math.max(...shown.map((event) => textWidth(event))) + 14,
    height: rows * MAP_ROW + 6,
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
}
