import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/notifications/styles.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  createNotificationsStore,
  Notifications,
  type NotificationsStore,
  notifications,
} from '@mantine/notifications';
import { IconAlertCircleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { createRoot } from 'react-dom/client';
import type { Toast } from '../i18n/notices';
import { OverlayKit } from '../ui/overlay-kit';
import classes from './toasts.module.css';

const SHOWN_FOR = 4500;

type Tone = 'good' | 'bad';

/** A toast is its own announcement: polite news and urgent ones have a live region each [NFR-06]. */
export function showToast({ text, isError }: Toast): void {
  const tone = isError ? 'bad' : 'good';
  notifications.show(
    {
      message: text,
      role: isError ? 'alert' : 'status',
      autoClose: SHOWN_FOR,
      icon: isError ? <IconAlertCircleFilled size={22} /> : <IconCircleCheckFilled size={22} />,
      closeButtonProps: { 'aria-label': i18n._(msg`Close`), size: 40 },
      classNames: { root: classes.toast ?? '', icon: classes.icon ?? '', description: classes.text ?? '' },
      mod: { tone },
    },
    stores[tone],
  );
}

/** The region stands in `index.html`, so that readers know it before anything is said. */
function storeIn(tone: Tone): NotificationsStore {
  const store = createNotificationsStore();
  const region = document.getElementById(`news-${tone}`);
  if (region)
    createRoot(region).render(
      <OverlayKit>
        <Notifications
          store={store}
          position={tone === 'good' ? 'bottom-center' : 'top-center'}
          limit={3}
          zIndex={450}
          withinPortal={false}
          className={classes.news ?? ''}
        />
      </OverlayKit>,
    );
  return store;
}

const stores: Readonly<Record<Tone, NotificationsStore>> = { good: storeIn('good'), bad: storeIn('bad') };
