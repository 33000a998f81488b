/** `unsupported`: the browser has no notifications. */
export type Permission = 'default' | 'granted' | 'denied' | 'unsupported';

/** The customer declined; this device doesn't ask again. */
export type NotificationsUpdate = { type: 'offer.declined' };

export type NotificationsEvent =
  | { type: 'permission.requested' }
  | { type: 'offer.declined' }
  | { type: 'permission.changed'; permission: Permission };
