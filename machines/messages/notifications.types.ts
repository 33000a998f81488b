/** `unsupported`: the browser has no notifications. */
export type Permission = 'default' | 'granted' | 'denied' | 'unsupported';

/** A declined offer is not repeated on this device. */
export type NotificationsUpdate = { type: 'offer.declined' };

export type NotificationsEvent =
  | { type: 'permission.requested' }
  | { type: 'offer.declined' }
  | { type: 'permission.changed'; permission: Permission };
