import type { Chart, ChartNode, EdgeKind } from './chart.types';

type Texts = Readonly<Record<string, Readonly<Record<'en' | 'ar', string>>>>;

/** A chart with its texts: of transitions, guards and invoked flows, by their ids. */
export type WordedChart = Chart & { words: { edges: Texts; guards: Texts; doors: Texts } };

/** The reader's view settings. */
export type ViewOptions = {
  language: 'en' | 'ar';
  /** Whether to draw the names in the code: events, guards, actions. */
  hasCode: boolean;
  /** Parents shown as cards, and shortened lists of transitions (`rowsIdOf`). */
  closed: ReadonlySet<string>;
  /** Draws only this state and its neighbours. */
  focus: string | null;
};

/** A line of text: an event in words, its condition, or a name of the code. */
export type ViewText = { text: string; role: 'event' | 'condition' | 'code' };

/** A transition without a line, an invoked flow, or the "more" entry of a shortened list. */
export type ViewRow = {
  key: string;
  texts: readonly ViewText[];
  edgeId: string | null;
  /** The machine that is invoked. */
  door: string | null;
  /** The id that expands a shortened list. */
  fold: string | null;
};

export type ViewNode = Pick<ChartNode, 'id' | 'key' | 'type' | 'parent' | 'initial'> & {
  isRegion: boolean;
  isBusy: boolean;
  /** Whether the state can be expanded and collapsed. */
  isParent: boolean;
  heading: readonly string[];
  /** How many states and transitions a collapsed parent contains. */
  count: { states: number; transitions: number } | null;
  rows: readonly ViewRow[];
};

/** Transitions of one kind between the same drawn states share a line, in evaluation order. */
export type ViewLine = {
  id: string;
  from: string;
  to: string;
  kind: EdgeKind;
  edgeIds: readonly string[];
  parts: readonly { edgeId: string; texts: readonly ViewText[] }[];
  /** Number of transitions without a label, because the line belongs to a card. */
  more: number;
};

/** The visible parts of a chart. */
export type View = { id: string; nodes: readonly ViewNode[]; lines: readonly ViewLine[] };
