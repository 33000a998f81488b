import type { Chart, ChartEdge, ChartNode } from './chart.types';
import { titleWidth, WIDEST, WIDEST_TITLE, wrapped } from './measures';
import { type Phrase, phrasesOf } from './phrases';
import { conditionOf, isInside, isRow } from './rows';
import type { View, ViewLine, ViewNode, ViewOptions, ViewRow, ViewText, WordedChart } from './view.types';

/** The maximum number of rows in a collapsed list, and of transitions and text lines at a card's line. */
const MAX_ROWS = 6;
const MAX_PARTS = 3;
const MAX_LINES = 3;

/** In the set `closed`, this id refers to a state's list of transitions. */
export const rowsIdOf = (id: string): string => `${id}·rows`;

/** Converts a chart to a view: transitions in words, collapsed parents as cards. */
export function viewOf(chart: WordedChart, options: ViewOptions): View {
  const { hasCode, language } = options;
  const scope = scopeOf(chart, options);
  const phrases = phrasesOf(chart, language);
  const titles = new Map(chart.nodes.map(({ id, title, key }) => [id, title ?? key]));
  const textsOf = (edge: ChartEdge): ViewText[] => [
    ...textsIn(phrases.get(edge.id)),
    ...(hasCode ? codeOf(edge) : []),
  ];
  const rowsFor = (node: ChartNode): ViewRow[] => {
    if (scope.isCard(node.id)) return [];
    const childCharts = node.invokes.map((invoke): ViewRow => {
      const title = chart.words.childCharts[invoke.childChart ?? '']?.[language];
      const texts = title ? lines(`↗ ${title}`, 'event') : code(`⚙ ${invoke.id}`);
      return { key: `⚙ ${invoke.id}`, texts, edgeId: null, childChart: invoke.childChart, fold: null };
    });
    const edges = scope.edges.filter((edge) => edge.from === node.id && isRow(edge));
    const isCut = options.closed.has(rowsIdOf(node.id)) && edges.length > MAX_ROWS;
    const shown = isCut ? edges.slice(0, MAX_ROWS - 1) : edges;
    return [
      ...childCharts.filter(({ childChart }) => hasCode || childChart !== null),
      ...(hasCode ? plumbing(node) : []),
      ...shown.map((edge): ViewRow => {
        const target = edge.isInternal ? '' : edge.from === edge.to ? ' ↻' : ` → ${titles.get(edge.to)}`;
        return {
          key: edge.id,
          texts: withTarget(textsOf(edge), target),
          edgeId: edge.id,
          childChart: null,
          fold: null,
        };
      }),
      ...(isCut ? [restOf(node.id, edges.length - shown.length)] : []),
    ];
  };
  const nodes = scope.nodes.map((node): ViewNode => {
    const { id, key, type, parent, initial, tags } = node;
    return {
      id,
      key,
      type,
      parent,
      initial: scope.isCard(id) || !scope.isDrawn(initial) ? null : initial,
      isRegion: chart.nodes.find((one) => one.id === parent)?.type === 'parallel',
      isBusy: tags.includes('busy'),
      isParent: parent !== null && options.focus === null && chart.nodes.some((one) => one.parent === id),
      heading: wrapped(titles.get(id) ?? key, WIDEST_TITLE, 2, titleWidth),
      count: scope.isCard(id) ? countOf(chart, id) : null,
      rows: rowsFor(node),
    };
  });
  return { id: chart.id, nodes, lines: linesOf(scope, textsOf) };
}

type Scope = {
  nodes: readonly ChartNode[];
  edges: readonly ChartEdge[];
  isCard: (id: string) => boolean;
  isDrawn: (id: string | null) => boolean;
  /** Returns the state itself, or the card that hides it. */
  drawnFor: (id: string) => string;
};

function scopeOf(chart: Chart, { closed, focus }: ViewOptions): Scope {
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));
  const around = focus !== null && parents.has(focus) ? neighbourhood(chart, focus) : null;
  const shut = around?.closed ?? closed;
  const drawnFor = (id: string): string => {
    const line = [...ancestorsOf(parents, id), id];
    return line.find((one) => shut.has(one)) ?? id;
  };
  const nodes = chart.nodes.filter(({ id }) => drawnFor(id) === id && (around?.nodes.has(id) ?? true));
  const drawn = new Set(nodes.map(({ id }) => id));
  return {
    nodes,
    edges: around?.edges ?? chart.edges,
    isCard: (id) => shut.has(id) && chart.nodes.some(({ parent }) => parent === id),
    isDrawn: (id) => id !== null && drawn.has(id),
    drawnFor,
  };
}

/** Returns the ids of a state's parents, the outermost first. */
export function ancestorsOf(parents: ReadonlyMap<string, string | null>, id: string): string[] {
  const parent = parents.get(id) ?? null;
  return parent === null ? [] : [...ancestorsOf(parents, parent), parent];
}

/**
 * Returns the states to draw for a focused state: its descendants, its neighbours as cards, and the parents
 * of both.
 */
function neighbourhood(chart: Chart, focus: string) {
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));
  const isOwn = (id: string) => id === focus || isInside(id, focus);
  const edges = chart.edges.filter(({ from, to }) => isOwn(from) || isOwn(to));
  const others = new Set(edges.flatMap(({ from, to }) => [from, to]).filter((id) => !isOwn(id)));
  const kept = new Set([...chart.nodes.map(({ id }) => id).filter(isOwn), ...others]);
  for (const id of [focus, ...others]) for (const parent of ancestorsOf(parents, id)) kept.add(parent);
  const isOuter = (id: string) => [...kept].some((inner) => isInside(inner, id));
  return { nodes: kept, edges, closed: new Set([...others].filter((id) => !isOuter(id))) };
}

const countOf = ({ nodes, edges }: Chart, id: string) => ({
  states: nodes.filter((node) => isInside(node.id, id)).length,
  transitions: edges.filter(({ from }) => from === id || isInside(from, id)).length,
});

function linesOf({ edges, drawnFor, isCard, isDrawn }: Scope, textsOf: (edge: ChartEdge) => ViewText[]) {
  const bundles = new Map<string, { from: string; to: string; edges: ChartEdge[] }>();
  for (const edge of edges.filter((one) => !isRow(one))) {
    const [from, to] = [drawnFor(edge.from), drawnFor(edge.to)];
    const isInner = from === to || isInside(from, to) || isInside(to, from);
    if (isInner || !isDrawn(from) || !isDrawn(to)) continue;
    const key = `${from} ${to} ${edge.kind}`;
    const known = bundles.get(key);
    if (known) known.edges.push(edge);
    else bundles.set(key, { from, to, edges: [edge] });
  }
  return [...bundles.values()].map(({ from, to, edges: own }): ViewLine => {
    const isCut = (isCard(from) || isCard(to)) && own.length > MAX_PARTS;
    const shown = isCut ? own.slice(0, MAX_PARTS - 1) : own;
    return {
      id: own[0]?.id ?? '',
      from,
      to,
      kind: own[0]?.kind ?? 'event',
      edgeIds: own.map(({ id }) => id),
      parts: shown.map((edge) => ({ edgeId: edge.id, texts: textsOf(edge) })),
      more: own.length - shown.length,
    };
  });
}

const lines = (text: string, role: ViewText['role']): ViewText[] =>
  wrapped(text, WIDEST, MAX_LINES).map((line) => ({ text: line, role }));

const textsIn = (phrase: Phrase | undefined): ViewText[] => [
  ...(phrase?.event ? lines(phrase.event, 'event') : []),
  ...(phrase?.condition ? lines(phrase.condition, 'condition') : []),
];

const code = (text: string): ViewText[] => lines(text, 'code');

const codeOf = (edge: ChartEdge): ViewText[] => [
  ...code(conditionOf(edge)),
  ...(edge.actions.length > 0 ? code(`/ ${edge.actions.join(', ')}`) : []),
];

const plumbing = ({ entry, exit }: ChartNode): ViewRow[] =>
  [...entry.map((name) => `entry / ${name}`), ...exit.map((name) => `exit / ${name}`)].map((text) => ({
    key: text,
    texts: code(text),
    edgeId: null,
    childChart: null,
    fold: null,
  }));

function withTarget(texts: readonly ViewText[], target: string): ViewText[] {
  const last = texts.findLastIndex(({ role }) => role !== 'code');
  return texts.flatMap((text, index) =>
    index === last ? lines(`${text.text}${target}`, text.role) : [text],
  );
}

const restOf = (id: string, count: number): ViewRow => ({
  key: rowsIdOf(id),
  texts: [{ text: `+ ${count}`, role: 'event' }],
  edgeId: null,
  childChart: null,
  fold: rowsIdOf(id),
});
