import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fromCallback, fromPromise } from 'xstate';
import { notificationsMachine } from '../../../../machines/account/notifications.machine';
import type { NotificationsEvent, Permission } from '../../../../machines/account/notifications.types';
import { ownDataMachine } from '../../../../machines/account/own-data.machine';
import type { AccountApi } from '../../../api/account-api';

export const provideOwnData = (api: Pick<AccountApi, 'own'>) =>
  ownDataMachine.provide({
    actors: {
      saveOwnData: fromPromise(async () => {
        const { everything } = await api.own();
        saveFile(i18n._(msg`my-account.json`), JSON.stringify(await everything(), null, 2));
      }),
    },
  });

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export const currentPermission = (): Permission =>
  'Notification' in window ? Notification.permission : 'unsupported';

export const provideNotifications = () =>
  notificationsMachine.provide({
    actors: {
      watchPermission: fromCallback<NotificationsEvent>(({ sendBack }) => {
        const leaving = new AbortController();
        const tell = () => sendBack({ type: 'permission.changed', permission: currentPermission() });
        const follow = async () => {
          const status = await navigator.permissions?.query({ name: 'notifications' });
          status?.addEventListener('change', tell, { signal: leaving.signal });
        };
        // A browser that can't tell of changes is asked again with the next visit.
        follow().catch(() => undefined);
        return () => leaving.abort();
      }),
      askPermission: fromPromise(async () => {
        await Notification.requestPermission();
        return currentPermission();
      }),
    },
  });
