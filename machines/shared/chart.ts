/** All tags of states. Components check tags with `hasTag` and never name states. */
export const TAGS = [
  /** The customer waits for something. */
  'busy',
  /** A request failed. The customer can repeat it. */
  'failed',
  /** A layer is open. */
  'open',
  'empty',
  /** The change is stored until the device is online. */
  'queued',
  /** Suggestions are loading. */
  'searching',
] as const;

export type Tag = (typeof TAGS)[number];

/** The title of a state or transition for readers of the charts, and its rule ids. */
export type ChartMeta = { title?: string; rules?: readonly string[] };
