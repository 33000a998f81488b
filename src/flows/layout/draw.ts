import type { ElkEdgeSection, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api';
import type { Drawing } from '../chart/chart.types';
import { type Sizes, sizesOf } from '../chart/measures';
import type { View } from '../chart/view.types';
import { type Direction, dotOf, type Missing, planOf, ROOM, startLineOf } from './elk-graph';

/** ELK runs in this thread or in a worker. */
export type Layouter = { layout(graph: ElkNode): Promise<ElkNode> };
export type Frame = { width: number; height: number };

/** Lays the view out in both directions and returns the one that fits the frame at the larger scale. */
export async function draw(
  elk: Layouter,
  view: View,
  frame: Frame,
  sizes: Sizes = sizesOf(view),
): Promise<Drawing> {
  const down = await drawTo(elk, view, sizes, 'DOWN');
  if (scaleIn(frame, down) >= 1) return down;
  const right = await drawTo(elk, view, sizes, 'RIGHT');
  return scaleIn(frame, right) > scaleIn(frame, down) * WORTH_TURNING ? right : down;
}

const WORTH_TURNING = 1.1;

/** Returns the scale at which the whole diagram fits into the frame. */
export const scaleIn = (frame: Frame, { width, height }: Frame): number =>
  Math.min(frame.width / width, frame.height / height);

async function drawTo(elk: Layouter, view: View, sizes: Sizes, direction: Direction): Promise<Drawing> {
  let { graph, reversed } = planOf(view, sizes, direction, new Map());
  let placed = await elk.layout(graph);
  const missing = missingIn(allNodes(placed), sizes);
  if (missing.size > 0) {
    ({ graph, reversed } = planOf(view, sizes, direction, missing));
    placed = await elk.layout(graph);
  }
  const boxes = new Map(allNodes(placed).map((node) => [node.id, boxOf(node)]));
  const lines = new Map(allEdges(placed).map((edge) => [edge.id, edge]));
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes: Object.fromEntries(view.nodes.map(({ id }) => [id, found(boxes, id)])),
    starts: view.nodes.flatMap(({ id, initial }) => {
      if (!initial) return [];
      const [x, y] = found(boxes, dotOf(id));
      return [{ dot: [x + 6, y + 6] as const, line: pointsOf(found(lines, startLineOf(id))) }];
    }),
    lines: Object.fromEntries(
      view.lines.map(({ id }) => {
        const line = found(lines, id);
        const points = pointsOf(line);
        return [id, { points: reversed.has(id) ? points.reverse() : points, label: labelBox(line) }];
      }),
    ),
  };
}

export async function drawGraph(elk: Layouter, graph: ElkNode): Promise<Drawing> {
  const placed = await elk.layout(graph);
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes: Object.fromEntries((placed.children ?? []).map((node) => [node.id, boxOf(node)])),
    starts: [],
    lines: Object.fromEntries(
      (placed.edges ?? []).map((edge) => [edge.id, { points: pointsOf(edge), label: labelBox(edge) }]),
    ),
  };
}

/** ELK ignores the minimum width of some parents. Returns the missing width of each. */
const missingIn = (nodes: readonly ElkNode[], sizes: Sizes): Missing =>
  new Map(
    nodes.flatMap(({ id, width = 0 }): [string, number][] => {
      const wanted = sizes.nodes.get(id)?.width ?? 0;
      return wanted - width > 1 ? [[id, Math.ceil(wanted - width)]] : [];
    }),
  );

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
