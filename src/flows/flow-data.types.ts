import type { Drawing } from './chart/chart.types';
import type { WordedChart } from './chart/view.types';

export type Text = Readonly<Record<'en' | 'ar', string>>;

/** A screenshot of a state. */
export type Shot = { state: string; device: 'phone' | 'desktop'; language: 'en' | 'ar'; file: string };

export type ChartWords = WordedChart['words'];

/** A chart with the gallery's data. `title` and `description` are English; `words` has both languages. */
export type FlowChart = WordedChart & {
  /** The folder of its machine. Empty for flows at the top level. */
  feature: string;
  arabic: { title: string; states: Readonly<Record<string, string>> };
  /** Keyed by state id: what a tester sees on the screen. */
  seen: Readonly<Record<string, Text>>;
};

/** A flow that starts another, and the events of the child that the parent handles. */
export type Relation = { parent: string; child: string; events: readonly string[] };

/** One diagram of all flows. */
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
  /** Names the path by its end, and by its own steps if several paths end there. */
  title: Text;
  /** The precondition of the path, for a tester. */
  start: Text;
  steps: readonly { event: EventRef; edges: readonly string[]; words: Text }[];
};

/** Data of one machine, prepared by the build: the layout, and test data for the simulation. */
export type FlowData = {
  drawing: Drawing;
  /** The collapsed parents and lists of that diagram. */
  closed: readonly string[];
  /** The config for `createMachine`, with the titles that the app's own build leaves out. */
  config: object;
  inputs: readonly unknown[];
  fixtures: readonly { type: string }[];
  /** Event labels: one per fixture, and one per type for events without payload. */
  sayings: { fixtures: readonly Text[]; types: Readonly<Record<string, Text>> };
  paths: readonly PathData[];
  /** Transient states: they are left immediately and have no screen. */
  passing: readonly string[];
  /** Why a state has no screenshot. */
  unseen: Readonly<Record<string, string>>;
};
