import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/notifications/styles.css';
import { notifications } from '@mantine/notifications';
import { IconAlertCircleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Toast } from './notices';
import classes from './toasts.module.css';

const SHOWN_FOR = 4500;

/** The live regions of the page have said it already, so the picture of it is silent [NFR-06]. */
export function showToast({ text, isError }: Toast): void {
  notifications.show({
    message: text,
    role: 'presentation',
    autoClose: SHOWN_FOR,
    withCloseButton: true,
    icon: isError ? <IconAlertCircleFilled size={22} /> : <IconCircleCheckFilled size={22} />,
    classNames: { root: classes.toast ?? '', icon: classes.icon ?? '', description: classes.text ?? '' },
    mod: { tone: isError ? 'bad' : 'good' },
  });
}
