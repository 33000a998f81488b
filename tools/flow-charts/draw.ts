import ELK, {
  type ElkEdgeSection,
  type ElkExtendedEdge,
  type ElkNode,
  type ElkPoint,
} from 'elkjs/lib/elk.bundled.js';
import type { Chart, Drawing } from '../../src/flows/chart/chart.types';
import { dotOf, planOf, ROOM, startLineOf } from './elk-graph';

const elk = new ELK();

/** Lays a chart out. */
export async function draw(chart: Chart): Promise<Drawing> {
  const { graph, reversed } = planOf(chart);
  const placed = await elk.layout(graph);
  const boxes = new Map(allNodes(placed).map((node) => [node.id, boxOf(node)]));
  const lines = new Map(allEdges(placed).map((edge) => [edge.id, edge]));
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes: Object.fromEntries(chart.nodes.map(({ id }) => [id, found(boxes, id)])),
    starts: chart.nodes.flatMap(({ id, initial }) => {
      if (!initial) return [];
      const [x, y] = found(boxes, dotOf(id));
      return [{ dot: [x + 6, y + 6] as const, line: pointsOf(found(lines, startLineOf(id))) }];
    }),
    lines: Object.fromEntries(
      chart.edges.flatMap(({ id }) => {
        const line = lines.get(id);
        if (!line) return [];
        const points = pointsOf(line);
        return [[id, { points: reversed.has(id) ? points.reverse() : points, label: labelBox(line) }]];
      }),
    ),
  };
}

const allNodes = (node: ElkNode): ElkNode[] => [
  ...(node.id === ROOM ? [] : [node]),
  ...(node.children ?? []).flatMap(allNodes),
];
const allEdges = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(allEdges),
];

type Numbers = readonly [number, number, number, number];

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Numbers => [
  Math.round(x),
  Math.round(y),
  Math.round(width),
  Math.round(height),
];

function labelBox({ labels }: ElkExtendedEdge): Numbers {
  const [label] = labels ?? [];
  return boxOf({ id: '', ...label } as ElkNode);
}

const pointOf = ({ x, y }: ElkPoint): readonly [number, number] => [Math.round(x), Math.round(y)];
const pointsOf = ({ sections }: ElkExtendedEdge): (readonly [number, number])[] =>
  (sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) =>
    [startPoint, ...bendPoints, endPoint].map(pointOf),
  );

function found<T>(map: ReadonlyMap<string, T>, id: string): T {
  const value = map.get(id);
  if (value === undefined) throw new Error(`ELK lost "${id}"`);
  return value;
}
