/** `unsupported`: this browser shows no notifications at all. */
export type Permission = 'default' | 'granted' | 'denied' | 'unsupported';

/** Whoever does not want to be asked is not asked again on this device. */
export type NotificationsNews = { type: 'offer.declined' };

export type NotificationsEvent =
  | { type: 'permission.requested' }
  | { type: 'offer.declined' }
  | { type: 'permission.changed'; permission: Permission };
