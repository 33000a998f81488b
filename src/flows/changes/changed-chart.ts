import type { ChartEdge, ChartNode, EdgeKind } from '../chart/chart.types';
import { ancestorsOf } from '../chart/view';
import type { View, ViewText } from '../chart/view.types';
import type { FlowChart } from '../flow-data.types';
import type { ChangeKind, FlowChanges, TransitionChange } from './changes.types';

export type ChangedChart = {
  /** The present chart with the removed states and transitions. */
  chart: FlowChart;
  kinds: ReadonlyMap<string, ChangeKind>;
  /** The ids of the changed parts, in the order of the list. */
  ids: { states: readonly string[]; transitions: readonly string[] };
};

/** Draws both versions of a flow in one chart. */
export function changedChart(chart: FlowChart, changes: FlowChanges): ChangedChart {
  const idOf = (path: string) => (path === '' ? chart.id : `${chart.id}.${path}`);
  const removedNodes = changes.states
    .filter(({ kind }) => kind === 'removed')
    .map(({ path, title, type }): ChartNode => {
      const parent = path.split('.').slice(0, -1).join('.');
      return {
        id: idOf(path),
        path,
        key: path.split('.').at(-1) ?? path,
        type,
        parent: idOf(parent),
        initial: null,
        title,
        description: null,
        rules: [],
        tags: [],
        entry: [],
        exit: [],
        invokes: [],
      };
    });
  const removedEdges = changes.transitions
    .filter(({ kind }) => kind === 'removed')
    .map((change, index) => removedEdge(chart, change, index, idOf));
  const words = Object.fromEntries(
    removedEdges.flatMap(({ id, event }) => {
      const same = chart.edges.find((edge) => displayed(edge) === event);
      const known = same && chart.words.edges[same.id];
      return known ? [[id, known] as const] : [];
    }),
  );
  let removed = 0;
  const transitionIds = changes.transitions.map(({ index }) =>
    index === null ? (removedEdges[removed++]?.id ?? '') : (chart.edges[index]?.id ?? ''),
  );
  const stateIds = changes.states.map(({ path }) => idOf(path));
  return {
    chart: {
      ...chart,
      nodes: [...chart.nodes, ...removedNodes],
      edges: [...chart.edges, ...removedEdges],
      words: { ...chart.words, edges: { ...chart.words.edges, ...words } },
    },
    kinds: new Map([
      ...changes.states.map(({ kind }, index) => [stateIds[index] ?? '', kind] as const),
      ...changes.transitions.map(({ kind }, index) => [transitionIds[index] ?? '', kind] as const),
    ]),
    ids: { states: stateIds, transitions: transitionIds },
  };
}

/** An event as docs/flows writes it. */
const displayed = ({ event }: ChartEdge): string => event.replace(': ', ' ');

function removedEdge(
  { edges }: FlowChart,
  { from, to, event, guard, actions }: TransitionChange,
  index: number,
  idOf: (path: string) => string,
): ChartEdge {
  const same = edges.find((edge) => displayed(edge) === event);
  return {
    id: `removed:${index}`,
    from: idOf(from),
    to: idOf(to),
    kind: same?.kind ?? kindOf(event),
    // A separate event type, so that the numbering of the present transitions does not change.
    eventType: `removed.${index}.${same?.eventType ?? event}`,
    event,
    guard,
    actions,
    isInternal: from === to,
    description: null,
    rules: [],
  };
}

function kindOf(event: string): EdgeKind {
  const [first = ''] = event.split(' ');
  return (['always', 'after', 'done', 'error'] as const).find((kind) => kind === first) ?? 'event';
}

/** The outermost parents without a change. They are drawn as cards. */
export function unchangedParents({ chart, kinds }: ChangedChart): Set<string> {
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));
  const ends = chart.edges.flatMap(({ id, from, to }) => (kinds.has(id) ? [from, to] : []));
  const states = chart.nodes.map(({ id }) => id).filter((id) => kinds.has(id));
  const open = new Set([...ends, ...states].flatMap((id) => ancestorsOf(parents, id)));
  // The rows of a changed parent show its own transitions, so the parent opens too.
  for (const { id, from } of chart.edges) if (kinds.has(id)) open.add(from);
  return new Set(
    chart.nodes.filter(({ id, parent }) => parent !== null && !open.has(id)).map(({ id }) => id),
  );
}

export const SIGNS: Readonly<Record<ChangeKind, string>> = { added: '+', removed: '−', changed: '≠' };

/** Marks changes with a sign before the text, because colours alone are not enough. */
export function withSigns(view: View, kinds: ReadonlyMap<string, ChangeKind>): View {
  const signed = (id: string | null, texts: readonly ViewText[]): ViewText[] => {
    const kind = id === null ? undefined : kinds.get(id);
    return texts.map((text, index) =>
      kind && index === 0 ? { ...text, text: `${SIGNS[kind]} ${text.text}` } : text,
    );
  };
  return {
    ...view,
    nodes: view.nodes.map((node) => {
      const kind = kinds.get(node.id);
      const [first = '', ...rest] = node.heading;
      return {
        ...node,
        heading: kind ? [`${SIGNS[kind]} ${first}`, ...rest] : node.heading,
        rows: node.rows.map((row) => ({ ...row, texts: signed(row.edgeId, row.texts) })),
      };
    }),
    lines: view.lines.map((line) => ({
      ...line,
      parts: line.parts.map((part) => ({ ...part, texts: signed(part.edgeId, part.texts) })),
    })),
  };
}
