import type { Drawing } from './chart/chart.types';
import type { WordedChart } from './chart/view.types';

export type Text = Readonly<Record<'en' | 'ar', string>>;

export type ChartWords = WordedChart['words'];

/** A chart with what the gallery adds. Its own texts are English; words have both languages. */
export type FlowChart = WordedChart & {
  /** The folder of its machine; empty for the top-level flows. */
  feature: string;
  arabic: { title: string; states: Readonly<Record<string, string>> };
  /** By state id: what a tester sees on the screen. */
  seen: Readonly<Record<string, Text>>;
};

/** A flow that starts another, and the events of the child that the parent handles. */
export type Relation = { parent: string; child: string; events: readonly string[] };

/** All flows as one drawing. */
export type FlowMap = { drawing: Drawing; relations: readonly Relation[] };

export type AllCharts = {
  charts: readonly FlowChart[];
  /** The sentences of the rules that charts name, by their ids. */
  rules: Readonly<Record<string, string>>;
  map: FlowMap;
};

/** An event of a path or a fixture: the index of a fixture, or the type of an event without payload. */
export type EventRef = number | string;

export type PathData = {
  /** The input that the path starts from. */
  input: number;
  /** Where the path ends, and what only this path does if others end there too. */
  title: Text;
  /** The precondition of the path, for a tester. */
  start: Text;
  steps: readonly { event: EventRef; edges: readonly string[]; words: Text }[];
};

/** The prepared data of one machine: positions of the drawing and test data for the simulation. */
export type FlowData = {
  drawing: Drawing;
  /** The closed parents and lists of that drawing. */
  closed: readonly string[];
  /** The config for `createMachine`, with the titles that the app's own build leaves out. */
  config: object;
  inputs: readonly unknown[];
  fixtures: readonly { type: string }[];
  /** What happens, in words: of each fixture, and of events without payload by their type. */
  sayings: { fixtures: readonly Text[]; types: Readonly<Record<string, Text>> };
  paths: readonly PathData[];
  /** Transient states without a screen. */
  passing: readonly string[];
  /** Why a state has no screenshot. */
  unseen: Readonly<Record<string, string>>;
};
