/** How much is unread, and how new that is. */
export type InboxState = { version: number; messages: number; notifications: number };

export type InboxContext = InboxState & {
  /** How often in a row the stream broke, for the length of the pause. */
  failures: number;
};

export type InboxNews =
  | ({ type: 'inbox.told' } & InboxState)
  /** This part of the page is the one that holds it. */
  | { type: 'stream.opened' }
  /** Broken, or ended by the server: it may be tried again. */
  | { type: 'stream.ended' }
  /** Not for this caller, or not on this server. */
  | { type: 'stream.refused' };

export type PageSeen = { type: 'page.changed'; isSeen: boolean };

export type InboxEvent = PageSeen | InboxNews;

export type InboxEmitted = { type: 'inbox.changed' };
