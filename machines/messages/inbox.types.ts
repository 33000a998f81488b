/** Unread counts with their version. */
export type InboxState = { version: number; messages: number; notifications: number };

export type InboxContext = InboxState & {
  /** Consecutive failures, for the backoff. */
  failures: number;
};

export type InboxUpdate =
  | ({ type: 'inbox.changed' } & InboxState)
  /** This tab holds the stream. */
  | { type: 'stream.opened' }
  /** Broken or ended; it may be retried. */
  | { type: 'stream.ended' }
  /** Not available for this caller or server. */
  | { type: 'stream.refused' };

export type PageSeen = { type: 'page.changed'; isSeen: boolean };

export type InboxEvent = PageSeen | InboxUpdate;

export type InboxEmitted = { type: 'inbox.changed' };
