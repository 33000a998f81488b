/** The closed list of tags: what components may ask about a state without knowing its name. */
export const TAGS = [
  /** Something is under way and the customer waits for it. */
  'busy',
  /** Something went wrong and can be tried again. */
  'failed',
  /** A layer is open: drawer, dialog, chooser. */
  'open',
  'empty',
  /** Kept on the device until the network is back. */
  'queued',
  /** Suggestions are being looked up. */
  'searching',
] as const;

export type Tag = (typeof TAGS)[number];

/** What a chart tells its readers about a state or a transition: a title for people, the ids of its rules. */
export type ChartMeta = { title?: string; rules?: readonly string[] };
