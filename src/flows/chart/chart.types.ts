export type EdgeKind = 'event' | 'after' | 'always' | 'done' | 'error';

/** A state with its position. */
export type ChartNode = {
  /** `addToCart.storeConflict.clearing`, XState's id. */
  id: string;
  /** The id without the machine; empty for the machine itself. */
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
  /** `door`: the machine that is invoked. `null`: an actor of another kind. */
  invokes: readonly { id: string; src: string; door: string | null }[];
};

/** One line per target of a transition. */
export type ChartEdge = {
  id: string;
  from: string;
  /** For a transition without a target: the same state. */
  to: string;
  kind: EdgeKind;
  /** The event type that the machine receives: `xstate.done.actor.addToCart`. */
  eventType: string;
  /** For display: `done: addToCart`. */
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

/** Positions of all visible parts. */
export type Drawing = {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Box>>;
  /** The dots that mark initial states, and the lines from them. */
  starts: readonly { dot: Point; line: readonly Point[] }[];
  /** Keyed by line id. */
  lines: Readonly<Record<string, { points: readonly Point[]; label: Box }>>;
};
