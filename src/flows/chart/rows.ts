import type { Chart, ChartEdge, ChartNode } from './chart.types';

/** Something that is said inside a state, in one or more lines. */
export type Row = { lines: readonly string[]; edge: ChartEdge | null };

/** Longer texts would push the states apart. */
const WIDEST = 38;

/** Lines go on where words end; the later ones are set in a little. */
export function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(lines.length === 0 ? word : `  ${word}`);
  }
  return lines;
}

const isInside = (inner: string, outer: string) => inner.startsWith(`${outer}.`);

/** What needs no line: transitions that stay, come back to where they begin, or lead into or out of their own room. */
const isRow = ({ isInternal, from, to }: ChartEdge): boolean =>
  isInternal || from === to || isInside(from, to) || isInside(to, from);

export const conditionOf = ({ event, guard }: ChartEdge): string => (guard ? `${event} [${guard}]` : event);

export function rowsOf({ edges, id }: Chart, node: ChartNode): Row[] {
  const transitions = edges.filter((edge) => edge.from === node.id && isRow(edge));
  return [
    ...node.invokes.map(({ id: name, src }) => plain(name === src ? `⚙ ${name}` : `⚙ ${name} (${src})`)),
    ...node.entry.map((action) => plain(`entry / ${action}`)),
    ...node.exit.map((action) => plain(`exit / ${action}`)),
    ...transitions.map((edge) => ({ lines: wrapped(rowText(edge, id)), edge })),
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

type LabelRow = { text: string; edge: ChartEdge; isAction: boolean };

/** When, and below it what is done; on a shared line each transition begins a row of its own. */
export const labelOf = ({ edges }: Bundle): LabelRow[] =>
  edges.flatMap((edge) => {
    const actions = edge.actions.length > 0 ? `/ ${edge.actions.join(', ')}` : '';
    const condition = conditionOf(edge);
    const rows = (text: string, isAction: boolean) =>
      wrapped(text).map((line): LabelRow => ({ text: line, edge, isAction }));
    if (edges.length > 1) return rows(actions ? `${condition} ${actions}` : condition, false);
    return [...rows(condition, false), ...(actions ? rows(actions, true) : [])];
  });

const plain = (text: string): Row => ({ lines: wrapped(text), edge: null });

function rowText(edge: ChartEdge, machineId: string): string {
  const actions = edge.actions.length > 0 ? ` / ${edge.actions.join(', ')}` : '';
  const target = edge.to.slice(machineId.length + 1) || machineId;
  const way = edge.isInternal ? '' : edge.from === edge.to ? ' ↻' : ` → ${target}`;
  return `${conditionOf(edge)}${way}${actions}`;
}
