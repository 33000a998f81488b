/** Unread counts with their version. */
export type InboxState = { version: number; messages: number; notifications: number };

export type InboxContext = InboxState & {
  /** Consecutive failures, for the backoff. */
  failures: number;
};

export type InboxUpdate =
  | ({ type: 'inbox.changed' } & InboxState)
  /** This tab has the stream open for all tabs. */
  | { type: 'stream.opened' }
  /** The stream broke or ended; the flow may open it again. */
  | { type: 'stream.ended' }
  /** The server has no stream, or not for this caller. */
  | { type: 'stream.refused' };

export type PageSeen = { type: 'page.changed'; isSeen: boolean };

export type InboxEvent = PageSeen | InboxUpdate;

export type InboxEmitted = { type: 'inbox.changed' };
