/** `unsupported`: this browser shows no notifications at all. */
export type Permission = 'default' | 'granted' | 'denied' | 'unsupported';

export type NotificationsEvent =
  | { type: 'permission.requested' }
  | { type: 'permission.changed'; permission: Permission };
