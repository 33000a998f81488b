import type { Chart, Drawing } from './chart/chart.types';

export type Text = Readonly<Record<'en' | 'ar', string>>;

/** A chart with what the gallery knows beside it. Its own words are English; testers' words know both languages. */
export type FlowChart = Chart & {
  /** The folder of its machine; empty for the flows that hold the others together. */
  feature: string;
  arabic: { title: string; states: Readonly<Record<string, string>> };
};

/** An event of a path or a fixture: one of the fixtures by its number, or one without a payload by its type. */
export type EventRef = number | string;

export type PathData = {
  /** Which of the inputs the path starts from. */
  input: number;
  /** What must be so before the first step, as a tester reads it. */
  start: Text;
  steps: readonly { event: EventRef; edges: readonly string[]; words: Text }[];
};

/** What the build prepares for one machine: where its chart's parts stand, and the data of its tests to play with. */
export type FlowData = {
  drawing: Drawing;
  /** As `createMachine` reads it. The app's own copy has no words for readers: customers don't need them. */
  config: object;
  inputs: readonly unknown[];
  fixtures: readonly { type: string }[];
  paths: readonly PathData[];
  /** By the id of a state: what a tester finds on the screen there. */
  seen: Readonly<Record<string, Text>>;
  /** States that a flow only passes through: no screen shows them. */
  passing: readonly string[];
  /** Why a state that could have a picture has none. */
  unseen: Readonly<Record<string, string>>;
};
