export type EdgeKind = 'event' | 'after' | 'always' | 'done' | 'error';

export type ChartNode = {
  /** XState's id, such as `addToCart.storeConflict.clearing`. */
  id: string;
  /** The id without the machine's id. Empty for the root state. */
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
  /** `childChart`: the id of the invoked machine. `null`: the invoked actor is not a machine. */
  invokes: readonly { id: string; src: string; childChart: string | null }[];
};

/** A transition with several targets has one edge per target. */
export type ChartEdge = {
  id: string;
  from: string;
  /** A transition without a target has its source here. */
  to: string;
  kind: EdgeKind;
  /** The event type that the machine receives, such as `xstate.done.actor.addToCart`. */
  eventType: string;
  /** The event for display, such as `done: addToCart`. */
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

export type Drawing = {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Box>>;
  /** The dots that mark initial states, and the lines from them. */
  starts: readonly { dot: Point; line: readonly Point[] }[];
  /** Keyed by edge id. */
  lines: Readonly<Record<string, { points: readonly Point[]; label: Box }>>;
};
