/** All tags: what components may ask about a state. */
export const TAGS = [
  /** The customer waits for something. */
  'busy',
  /** Something failed and can be retried. */
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
