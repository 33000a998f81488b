/** The browser's permission for notifications. `unsupported`: the browser has no notifications. */
export type Permission = 'default' | 'granted' | 'denied' | 'unsupported';

/** The customer declined notifications, so this device does not ask again. */
export type NotificationsUpdate = { type: 'offer.declined' };

export type NotificationsEvent =
  | { type: 'permission.requested' }
  | { type: 'offer.declined' }
  | { type: 'permission.changed'; permission: Permission };
