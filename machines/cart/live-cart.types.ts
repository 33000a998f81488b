export type LiveCartContext = {
  /** Which cart is followed, by a number of this page: another person or market is another one. Null: none. */
  cart: number | null;
  /** The newest version that the server told. */
  version: number;
  /** How often in a row the stream broke, for the length of the pause. */
  failures: number;
};

/** What the page says: null while it is hidden or offline, or nobody knows whose cart it shows. */
export type PageNews = { type: 'page.changed'; cart: number | null };

export type StreamNews =
  | { type: 'version.told'; version: number }
  /** Broken, or ended by the server: it may be tried again. */
  | { type: 'stream.ended' }
  /** Not for this caller, or not on this server. */
  | { type: 'stream.refused' };

export type LiveCartEvent = PageNews | StreamNews;
