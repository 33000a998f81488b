import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Chart, ChartNode } from '../../src/flows/chart/chart.types';
import { boxWidth, headHeight, LABEL_ROW_HEIGHT, textWidth } from '../../src/flows/chart/measures';
import { type Bundle, bundlesOf, labelOf } from '../../src/flows/chart/rows';
import { readingOrder } from './reading-order';

export const ROOM = '$';
const DOT = 12;

const SPACING: LayoutOptions = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** From top to bottom, through nested states. */
const FLOW: LayoutOptions = {
  ...SPACING,
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '4',
  'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
};

/** Regions that no line joins are packed like rooms on a floor instead of standing in one row. */
const PACKED: LayoutOptions = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.4',
  'elk.spacing.nodeNode': '24',
};

export const dotOf = (id: string): string => `${id}·start`;
export const startLineOf = (id: string): string => `${id}·line`;

export type Plan = { graph: ElkNode; reversed: ReadonlySet<string> };

/**
 * The chart as ELK wants it. ELK has no sense of "back": lines that lead back in reading order are handed over
 * reversed, and turned again when they are drawn. Its own options for that crash on nested states.
 */
export function planOf(chart: Chart): Plan {
  const isBackward = readingOrder(chart);
  const bundles = bundlesOf(chart);
  const backward = bundles.filter(({ edges: [edge] }) => edge && isBackward(edge.from, edge.to));
  const reversed = new Set(backward.map(({ id }) => id));
  const starts = chart.nodes.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial ? [{ id: startLineOf(id), sources: [dotOf(id)], targets: [initial] }] : [],
  );
  return {
    reversed,
    graph: {
      id: ROOM,
      children: chart.nodes.filter(({ parent }) => parent === null).map((node) => boxOf(chart, node)),
      edges: [...starts, ...bundles.flatMap((bundle) => lineOf(bundle, reversed.has(bundle.id)))],
      layoutOptions: {
        ...FLOW,
        'elk.json.edgeCoords': 'ROOT',
        'elk.json.shapeCoords': 'ROOT',
      },
    },
  };
}

/** No line crosses the walls of its regions. */
function isClosed(chart: Chart, { id }: ChartNode): boolean {
  const regionOf = (state: string) => state.slice(id.length).split('.')[1];
  return bundlesOf(chart).every(({ edges: [edge] }) => {
    const [from, to] = [edge?.from ?? '', edge?.to ?? ''];
    const isTouched = from.startsWith(`${id}.`) || to.startsWith(`${id}.`);
    return (
      !isTouched || (from.startsWith(`${id}.`) && to.startsWith(`${id}.`) && regionOf(from) === regionOf(to))
    );
  });
}

function boxOf(chart: Chart, node: ChartNode): ElkNode {
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  const width = boxWidth(chart, node);
  const head = headHeight(chart, node);
  if (children.length === 0) return { id: node.id, width, height: head + 8 };
  const dot: ElkNode = {
    id: dotOf(node.id),
    width: DOT,
    height: DOT,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  };
  const isPacked = node.type === 'parallel' && isClosed(chart, node);
  const parent = chart.nodes.find(({ id }) => id === node.parent);
  const isRegionOfPacked = parent?.type === 'parallel' && isClosed(chart, parent);
  return {
    id: node.id,
    children: [...(node.initial ? [dot] : []), ...children.map((child) => boxOf(chart, child))],
    layoutOptions: {
      ...(isPacked ? PACKED : isRegionOfPacked ? FLOW : SPACING),
      'elk.padding': `[top=${head + 16},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${head + 30})`,
    },
  };
}

function lineOf(bundle: Bundle, isReversed: boolean): ElkExtendedEdge[] {
  const [edge] = bundle.edges;
  if (!edge) return [];
  const rows = labelOf(bundle);
  return [
    {
      id: bundle.id,
      sources: [isReversed ? edge.to : edge.from],
      targets: [isReversed ? edge.from : edge.to],
      labels: [
        {
          id: `${bundle.id}·label`,
          text: rows.map(({ text }) => text).join('\n'),
          width: Math.max(...rows.map(({ text }) => textWidth(text))) + 10,
          height: rows.length * LABEL_ROW_HEIGHT + 4,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    },
  ];
}
