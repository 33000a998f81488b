/** The numbers of unread messages and notifications. A higher version is newer. */
export type InboxState = { version: number; messages: number; notifications: number };

export type InboxContext = InboxState & {
  /** The number of failures in a row. Each one lengthens the pause before the next attempt. */
  failures: number;
};

export type InboxUpdate =
  | ({ type: 'inbox.changed' } & InboxState)
  /** The stream is open in this tab, for all tabs. */
  | { type: 'stream.opened' }
  /** The stream broke or ended. The flow may open it again. */
  | { type: 'stream.ended' }
  /** The server offers no stream, or not to this customer. */
  | { type: 'stream.refused' };

export type PageSeen = { type: 'page.changed'; isSeen: boolean };

export type InboxEvent = PageSeen | InboxUpdate;

export type InboxEmitted = { type: 'inbox.changed' };
