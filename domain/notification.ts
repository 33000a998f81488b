/** Notification topics. */
export const NOTIFICATION_KINDS = ['order', 'trip', 'wallet', 'offer'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export type Notification = {
  id: number;
  kind: NotificationKind;
  title: string;
  text: string;
  imageUrl: string | null;
  /** A path of this app. */
  link: string | null;
  isRead: boolean;
  at: string;
};

export const notificationKindOf = (value: unknown): NotificationKind | null =>
  NOTIFICATION_KINDS.find((kind) => kind === value) ?? null;

/** Follows paths of this app only, so a notification cannot link elsewhere. */
export const ownLink = (link: string | null): string | null =>
  link !== null && /^\/(?![/\\])/.test(link) ? link : null;
