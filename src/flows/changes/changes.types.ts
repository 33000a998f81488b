import type { ChartNode } from '../chart/chart.types';

export type ChangeKind = 'added' | 'removed' | 'changed';

/** The parts that differ, named as in the code of the charts. */
export type Difference = {
  what: 'title' | 'type' | 'initial' | 'effects' | 'target' | 'guard' | 'actions' | 'order';
  before: string;
  after: string;
};

export type StateChange = {
  kind: ChangeKind;
  path: string;
  title: string | null;
  type: ChartNode['type'];
  differences: readonly Difference[];
};

export type TransitionChange = {
  kind: ChangeKind;
  /** The index in the present chart's list of transitions. `null`: the transition was removed. */
  index: number | null;
  from: string;
  to: string;
  event: string;
  guard: string | null;
  actions: readonly string[];
  differences: readonly Difference[];
};

export type FlowChanges = {
  states: readonly StateChange[];
  transitions: readonly TransitionChange[];
};

/** The charts of an earlier commit compared with the present ones. Flows without changes are left out. */
export type Changes = {
  since: { commit: string; day: string; subject: string };
  flows: Readonly<Record<string, FlowChanges>>;
  added: readonly string[];
  removed: readonly string[];
};
