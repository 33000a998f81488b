import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/notifications/styles.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertCircleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { createRoot } from 'react-dom/client';
import { OverlayKit } from '../ui/layers/overlay-kit';
import type { Toast } from './notices';
import classes from './toasts.module.css';

const SHOWN_FOR = 4500;

let isOutletOpen = false;

/** The live regions of the page have said it already, so the picture of it is silent [NFR-06]. */
export function showToast({ text, isError }: Toast): void {
  if (!isOutletOpen) openOutlet();
  notifications.show({
    message: text,
    role: 'presentation',
    autoClose: SHOWN_FOR,
    icon: isError ? <IconAlertCircleFilled size={22} /> : <IconCircleCheckFilled size={22} />,
    closeButtonProps: { 'aria-label': i18n._(msg`Close`), size: 40 },
    classNames: { root: classes.toast ?? '', icon: classes.icon ?? '', description: classes.text ?? '' },
    mod: { tone: isError ? 'bad' : 'good' },
  });
}

/** A root of its own beside the page's, made with the first toast. */
function openOutlet(): void {
  isOutletOpen = true;
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <OverlayKit>
      <Notifications position="bottom-center" limit={3} zIndex={450} />
    </OverlayKit>,
  );
}
