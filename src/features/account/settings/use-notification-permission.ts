import { useEffect, useState } from 'react';

/** `unsupported`: this browser shows no notifications at all. */
export type Permission = NotificationPermission | 'unsupported';

const current = (): Permission => ('Notification' in window ? Notification.permission : 'unsupported');

/** What the browser allows now, also when the person changes it in the browser's own settings. */
export function useNotificationPermission(): { permission: Permission; ask: () => Promise<void> } {
  const [permission, set] = useState(current);
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async () => {
      const status = await navigator.permissions?.query({ name: 'notifications' });
      status?.addEventListener('change', () => set(current()), { signal: leaving.signal });
    };
    // A browser that can't tell of changes is asked again with the next visit.
    follow().catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return {
    permission,
    ask: async () => {
      await Notification.requestPermission();
      set(current());
    },
  };
}
