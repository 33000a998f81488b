export type EdgeKind = 'event' | 'after' | 'always' | 'done' | 'error';

/** A state as its drawing shows it. */
export type ChartNode = {
  /** `addToCart.storeConflict.clearing`, as xstate knows it. */
  id: string;
  /** The same without the machine; empty for the machine itself. */
  path: string;
  key: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  parent: string | null;
  initial: string | null;
  title: string | null;
  description: string | null;
  rules: readonly string[];
  tags: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  invokes: readonly { id: string; src: string }[];
};

/** A transition as its drawing shows it; with several targets there is one of these for each. */
export type ChartEdge = {
  id: string;
  from: string;
  /** The state itself, when the transition stays. */
  to: string;
  kind: EdgeKind;
  /** As the machine receives it: `xstate.done.actor.addToCart`. */
  eventType: string;
  /** As people read it: `done: addToCart`. */
  event: string;
  guard: string | null;
  actions: readonly string[];
  isInternal: boolean;
  description: string | null;
  rules: readonly string[];
};

export type Chart = {
  id: string;
  title: string;
  description: string;
  rules: readonly string[];
  nodes: readonly ChartNode[];
  edges: readonly ChartEdge[];
};

type Point = readonly [x: number, y: number];
type Box = readonly [x: number, y: number, width: number, height: number];

/** Where everything stands. Made by the build, since laying a chart out takes a library of half a megabyte. */
export type Drawing = {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Box>>;
  /** The dots from which the way to the first state begins, with that way. */
  starts: readonly { dot: Point; line: readonly Point[] }[];
  /** By the id of the first transition of each bundle. */
  lines: Readonly<Record<string, { points: readonly Point[]; label: Box }>>;
};
