import type { Drawing } from './chart/chart.types';
import type { WordedChart } from './chart/view.types';

export type Text = Readonly<Record<'en' | 'ar', string>>;

export type Shot = { state: string; device: 'phone' | 'desktop'; language: 'en' | 'ar'; file: string };

export type ChartWords = WordedChart['words'];

/** A chart with the gallery's data. `title` and `description` are English. `words` has both languages. */
export type FlowChart = WordedChart & {
  /** The folder of the machine. Empty for flows at the top level. */
  feature: string;
  arabic: { title: string; states: Readonly<Record<string, string>> };
  /** Describes, for a tester, the screen of each state. Keyed by state id. */
  seen: Readonly<Record<string, Text>>;
};

/** A flow that starts another, with the child's events that the parent handles. */
export type Relation = { parent: string; child: string; events: readonly string[] };

export type FlowMap = { drawing: Drawing; relations: readonly Relation[] };

export type AllCharts = {
  charts: readonly FlowChart[];
  /** The texts of the rules that charts cite, keyed by rule id. */
  rules: Readonly<Record<string, string>>;
  map: FlowMap;
};

/** An event of a path: the index of a fixture, or the type of an event without payload. */
export type EventRef = number | string;

export type PathData = {
  /** The index of the input with which the path starts. */
  input: number;
  /** Names the path by its last state. Paths with the same last state are also named by their own steps. */
  title: Text;
  /** The precondition of the path, for a tester. */
  start: Text;
  steps: readonly { event: EventRef; edges: readonly string[]; words: Text }[];
};

/** Data that the build prepares for one machine: the layout, and test data for the simulation. */
export type FlowData = {
  drawing: Drawing;
  /** The collapsed parents and lists of that layout. */
  closed: readonly string[];
  /** The config for `createMachine`. It includes the titles that the app's build removes. */
  config: object;
  inputs: readonly unknown[];
  fixtures: readonly { type: string }[];
  /** Event labels: one per fixture, and one per type for events without payload. */
  sayings: { fixtures: readonly Text[]; types: Readonly<Record<string, Text>> };
  paths: readonly PathData[];
  /** Transient states, which have no screen. */
  passing: readonly string[];
  /** Explains why a state has no screenshot. */
  unseen: Readonly<Record<string, string>>;
};
