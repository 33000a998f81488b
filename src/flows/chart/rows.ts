import type { Chart, ChartEdge, ChartNode } from './chart.types';

/** A line of text inside a state. */
export type Row = { text: string; edge: ChartEdge | null };

const isInside = (inner: string, outer: string) => inner.startsWith(`${outer}.`);

/** What needs no line: transitions that stay, come back to where they begin, or lead into or out of their own room. */
export const isRow = ({ isInternal, from, to }: ChartEdge): boolean =>
  isInternal || from === to || isInside(from, to) || isInside(to, from);

export const conditionOf = ({ event, guard }: ChartEdge): string => (guard ? `${event} [${guard}]` : event);

export function rowsOf({ edges, id }: Chart, node: ChartNode): Row[] {
  const transitions = edges.filter((edge) => edge.from === node.id && isRow(edge));
  return [
    ...node.invokes.map(({ id: name, src }) => plain(name === src ? `⚙ ${name}` : `⚙ ${name} (${src})`)),
    ...node.entry.map((action) => plain(`entry / ${action}`)),
    ...node.exit.map((action) => plain(`exit / ${action}`)),
    ...transitions.map((edge) => ({ text: rowText(edge, id), edge })),
  ];
}

/** Transitions of one kind between the same two states share a line, in the order in which they are tried. */
export type Bundle = { id: string; edges: ChartEdge[] };

export function bundlesOf({ edges }: Chart): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const edge of edges.filter((one) => !isRow(one))) {
    const key = `${edge.from} ${edge.to} ${edge.kind}`;
    const bundle = bundles.get(key);
    if (bundle) bundle.edges.push(edge);
    else bundles.set(key, { id: edge.id, edges: [edge] });
  }
  return [...bundles.values()];
}

/** When, and below it what is done; on a shared line each transition has one row. */
export const labelOf = ({ edges }: Bundle): { text: string; edge: ChartEdge; isAction: boolean }[] =>
  edges.flatMap((edge) => {
    const actions = edge.actions.length > 0 ? `/ ${edge.actions.join(', ')}` : '';
    const condition = conditionOf(edge);
    if (edges.length > 1)
      return [{ text: actions ? `${condition} ${actions}` : condition, edge, isAction: false }];
    return [
      { text: condition, edge, isAction: false },
      ...(actions ? [{ text: actions, edge, isAction: true }] : []),
    ];
  });

const plain = (text: string): Row => ({ text, edge: null });

function rowText(edge: ChartEdge, machineId: string): string {
  const actions = edge.actions.length > 0 ? ` / ${edge.actions.join(', ')}` : '';
  const target = edge.to.slice(machineId.length + 1) || machineId;
  const way = edge.isInternal ? '' : edge.from === edge.to ? ' ↻' : ` → ${target}`;
  return `${conditionOf(edge)}${way}${actions}`;
}
