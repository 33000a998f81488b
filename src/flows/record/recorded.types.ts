import type { ModelEvent } from '../chart/taken';

/** An event that a flow received, without personal data, and the state value after it. */
export type RecordedStep = { event: ModelEvent; value: unknown };

/** What one running flow did during a recording. `value`: its state value before the first step. */
export type Take = {
  sessionId: string;
  machine: string;
  value: unknown;
  steps: readonly RecordedStep[];
  /** The number of events that the page sent, such as button presses. */
  presses: number;
};

export type RecordedPath = {
  title: string;
  start: { action: string; expect: readonly string[] };
  steps: readonly RecordedPathStep[];
  /** The number of steps before the recorded ones. They lead to the state where the recording began. */
  lead: number;
  /**
   * The index of the first recorded step without a matching test event. `null`: the path contains every step.
   */
  endsBefore: number | null;
  /** The path in the URL of the chart. */
  events: string;
  markdown: string;
  /** Why there is no browser test. `isWhole` is false if the test repeats only a part of the recording. */
  spec: { text: string; isWhole: boolean } | 'noPage' | 'notInBrowser';
};
export type RecordedPathStep = { number: number; by: string; action: string; expect: readonly string[] };
