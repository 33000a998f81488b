import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { headHeight, type Sizes } from '../chart/measures';
import { isInside } from '../chart/rows';
import type { View, ViewLine, ViewNode } from '../chart/view.types';
import { readingOrder } from './reading-order';

export type Direction = 'DOWN' | 'RIGHT';

export const ROOM = '$';
const DOT = 12;

const SPACING: LayoutOptions = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Lays out nested states together, in one direction. */
const flowTo = (direction: Direction): LayoutOptions => ({
  ...SPACING,
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '4',
  'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
});

/** Parallel regions without transitions between them are packed in two dimensions instead of one row. */
const PACKED: LayoutOptions = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.4',
  'elk.spacing.nodeNode': '24',
};

export const dotOf = (id: string): string => `${id}·start`;
export const startLineOf = (id: string): string => `${id}·line`;

/** The width that the first layout ignored, keyed by state. */
export type Missing = ReadonlyMap<string, number>;

export type Plan = { graph: ElkNode; reversed: ReadonlySet<string> };

/**
 * Converts the view to an ELK graph. Backward edges are passed reversed, and reversed again for display.
 * ELK's own options for them crash on nested states.
 */
export function planOf(view: View, sizes: Sizes, direction: Direction, missing: Missing): Plan {
  const isBackward = readingOrder(view);
  const reversed = new Set(view.lines.filter(({ from, to }) => isBackward(from, to)).map(({ id }) => id));
  const starts = view.nodes.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial ? [{ id: startLineOf(id), sources: [dotOf(id)], targets: [initial] }] : [],
  );
  const boxOf = boxesOf(view, sizes, direction, missing);
  return {
    reversed,
    graph: {
      id: ROOM,
      children: view.nodes.filter(({ parent }) => parent === null).map(boxOf),
      edges: [...starts, ...view.lines.map((line) => edgeOf(line, sizes, reversed.has(line.id)))],
      layoutOptions: {
        ...flowTo(direction),
        'elk.json.edgeCoords': 'ROOT',
        'elk.json.shapeCoords': 'ROOT',
      },
    },
  };
}

/** True if every line inside the state stays within one region. */
function isSelfContained({ lines }: View, { id }: ViewNode): boolean {
  const regionOf = (state: string) => state.slice(id.length).split('.')[1];
  return lines.every(({ from, to }) => {
    const [isFrom, isTo] = [isInside(from, id), isInside(to, id)];
    return (!isFrom && !isTo) || (isFrom && isTo && regionOf(from) === regionOf(to));
  });
}

function boxesOf(view: View, sizes: Sizes, direction: Direction, missing: Missing) {
  const boxOf = (node: ViewNode): ElkNode => {
    const children = view.nodes.filter(({ parent }) => parent === node.id);
    const { width, height } = sizes.nodes.get(node.id) ?? { width: 0, height: headHeight(node) };
    if (children.length === 0) return { id: node.id, width, height: height + 8 };
    const dot: ElkNode = {
      id: dotOf(node.id),
      width: DOT,
      height: DOT,
      layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
    };
    const isPacked = node.type === 'parallel' && isSelfContained(view, node);
    const parent = view.nodes.find(({ id }) => id === node.parent);
    const isRegionOfPacked = parent?.type === 'parallel' && isSelfContained(view, parent);
    return {
      id: node.id,
      children: [...(node.initial ? [dot] : []), ...children.map(boxOf)],
      layoutOptions: {
        ...(isPacked ? PACKED : isRegionOfPacked ? flowTo(direction) : SPACING),
        'elk.padding': `[top=${height + 16},left=18,bottom=18,right=${18 + (missing.get(node.id) ?? 0)}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height + 30})`,
      },
    };
  };
  return boxOf;
}

function edgeOf({ id, from, to }: ViewLine, sizes: Sizes, isReversed: boolean): ElkExtendedEdge {
  return {
    id,
    sources: [isReversed ? to : from],
    targets: [isReversed ? from : to],
    labels: [
      {
        id: `${id}·label`,
        text: id,
        ...sizes.labels.get(id),
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  };
}
