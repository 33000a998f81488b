/** All tags of states; components ask `hasTag` instead of naming states. */
export const TAGS = [
  /** The customer waits for something. */
  'busy',
  /** A request failed and can be repeated. */
  'failed',
  /** A layer is open. */
  'open',
  'empty',
  /** Stored until the network is back. */
  'queued',
  /** Suggestions are loading. */
  'searching',
] as const;

export type Tag = (typeof TAGS)[number];

/** A state's or transition's title for people, and its rule ids. */
export type ChartMeta = { title?: string; rules?: readonly string[] };
