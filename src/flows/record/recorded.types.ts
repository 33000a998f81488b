import type { ModelEvent } from '../chart/taken';

/** An event that a flow received, without personal data, and the state value after it. */
export type RecordedStep = { event: ModelEvent; value: unknown };

/** What one running flow did during a recording. `value`: its state value before the first step. */
export type Take = {
  sessionId: string;
  machine: string;
  value: unknown;
  steps: readonly RecordedStep[];
  /** The number of events that the page sent, such as presses of the customer. */
  presses: number;
};

export type RecordedPath = {
  title: string;
  start: { action: string; expect: readonly string[] };
  steps: readonly RecordedPathStep[];
  /** The number of steps that lead to where the recording began. */
  lead: number;
  /** The index of the first recorded step that no test event repeats. `null`: every step is in the path. */
  endsBefore: number | null;
  /** The path in the URL of the chart. */
  events: string;
  markdown: string;
  /** Why there is no browser test, or how much of the recording it has. */
  spec: { text: string; isWhole: boolean } | 'noPage' | 'notInBrowser';
};
export type RecordedPathStep = { number: number; by: string; action: string; expect: readonly string[] };
