import type { Chart, ChartNode, EdgeKind } from './chart.types';

type Texts = Readonly<Record<string, Readonly<Record<'en' | 'ar', string>>>>;

/**
 * A chart with the texts of its transitions, guards and invoked flows, keyed by id. `examples`: transitions
 * whose text names one of several circumstances.
 */
export type WordedChart = Chart & {
  words: { edges: Texts; guards: Texts; childCharts: Texts; examples: readonly string[] };
};

export type ViewOptions = {
  language: 'en' | 'ar';
  /** True to draw code names: events, guards and actions. */
  hasCode: boolean;
  /** Collapsed parents, and shortened lists of transitions (`rowsIdOf`). */
  closed: ReadonlySet<string>;
  /** Draws only this state and its neighbours. */
  focus: string | null;
};

/** A line of text: an event in words, its condition, or a code name. */
export type ViewText = { text: string; role: 'event' | 'condition' | 'code' };

/** A transition without a line, an invoked flow, or the "more" entry of a shortened list. */
export type ViewRow = {
  key: string;
  texts: readonly ViewText[];
  edgeId: string | null;
  /** The id of the invoked machine. */
  childChart: string | null;
  /** The id that expands a shortened list. */
  fold: string | null;
};

export type ViewNode = Pick<ChartNode, 'id' | 'key' | 'type' | 'parent' | 'initial'> & {
  isRegion: boolean;
  isBusy: boolean;
  /** True if the state can be expanded and collapsed. */
  isParent: boolean;
  heading: readonly string[];
  count: { states: number; transitions: number } | null;
  rows: readonly ViewRow[];
};

/** Transitions of one kind between the same two states share a line. They are in evaluation order. */
export type ViewLine = {
  id: string;
  from: string;
  to: string;
  kind: EdgeKind;
  edgeIds: readonly string[];
  parts: readonly { edgeId: string; texts: readonly ViewText[] }[];
  /** The number of transitions without a label. The line of a card has few labels. */
  more: number;
};

export type View = { id: string; nodes: readonly ViewNode[]; lines: readonly ViewLine[] };
