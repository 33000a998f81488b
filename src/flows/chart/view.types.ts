import type { Chart, ChartNode, EdgeKind } from './chart.types';

type Texts = Readonly<Record<string, Readonly<Record<'en' | 'ar', string>>>>;

/** A chart with the words of its transitions, its guards and the flows that it invokes, by their ids. */
export type WordedChart = Chart & { words: { edges: Texts; guards: Texts; doors: Texts } };

/** How a chart is looked at. */
export type ViewOptions = {
  language: 'en' | 'ar';
  /** Whether names of the code are drawn: events, guards, actions. */
  hasCode: boolean;
  /** Parents that are drawn as cards, and lists of transitions that are cut short (`foldOf`). */
  closed: ReadonlySet<string>;
  /** Draws only this state and its neighbours. */
  focus: string | null;
};

/** A line of text: an event in words, its condition, or a name of the code. */
export type ViewText = { text: string; role: 'event' | 'condition' | 'code' };

/** A transition that stays, an invoked flow, or the rest of a list that is cut short. */
export type ViewRow = {
  key: string;
  texts: readonly ViewText[];
  edgeId: string | null;
  /** The machine that is invoked. */
  door: string | null;
  /** What opens the rest of the list. */
  fold: string | null;
};

export type ViewNode = Pick<ChartNode, 'id' | 'key' | 'type' | 'parent' | 'initial'> & {
  isRegion: boolean;
  isBusy: boolean;
  /** Whether it can be opened and closed. */
  isParent: boolean;
  heading: readonly string[];
  /** The contents of a closed parent. */
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
  /** Transitions without a text of their own, because the line is one of a card. */
  more: number;
};

/** The drawn parts of a chart. */
export type View = { id: string; nodes: readonly ViewNode[]; lines: readonly ViewLine[] };
