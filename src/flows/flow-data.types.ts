import type { Drawing } from './chart/chart.types';

/** An event of a path or a fixture: one of the fixtures by its number, or one without a payload by its type. */
export type EventRef = number | string;

export type PathData = {
  /** Which of the inputs the path starts from. */
  input: number;
  steps: readonly { event: EventRef; edges: readonly string[] }[];
};

/** What the build prepares for one machine: where its chart's parts stand, and the data of its tests to play with. */
export type FlowData = {
  drawing: Drawing;
  /** As `createMachine` reads it. The app's own copy has no words for readers: customers don't need them. */
  config: object;
  inputs: readonly unknown[];
  fixtures: readonly { type: string }[];
  paths: readonly PathData[];
};
