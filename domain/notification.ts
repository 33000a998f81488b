/** The subjects of notifications. */
export const NOTIFICATION_KINDS = ['order', 'trip', 'wallet', 'offer'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export type Notification = {
  id: number;
  kind: NotificationKind;
  title: string;
  text: string;
  imageUrl: string | null;
  /** A path in this app. */
  link: string | null;
  isRead: boolean;
  at: string;
};

export const notificationKindOf = (value: unknown): NotificationKind | null =>
  NOTIFICATION_KINDS.find((kind) => kind === value) ?? null;

/** Returns the link if it is a path in this app, so that a notification cannot link to another site. */
export const ownLink = (link: string | null): string | null =>
  link !== null && /^\/(?![/\\])/.test(link) ? link : null;
