import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/notifications/styles.layer.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  createNotificationsStore,
  type NotificationData,
  Notifications,
  type NotificationsStore,
  notifications,
} from '@mantine/notifications';
import { IconAlertCircleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { createRoot } from 'react-dom/client';
import type { AnyActorRef } from 'xstate';
import { OverlayKit } from '../ui/overlay-kit';
import { useRunningActor } from '../ui/running-actors';
import classes from './toasts.module.css';

/**
 * How long a toast is shown, in milliseconds. The specification sets both times for the trip cart [CONST-21].
 */
const SHOWN_FOR = 5_000;
const SHOWN_FOR_AN_ANSWER = 8_000;

export type Toast = {
  id: string;
  lines: string[];
  isBad: boolean;
  close: () => void;
  undo: (() => void) | null;
};

type Tone = 'good' | 'bad';

/** Shows exactly these toasts. Polite and urgent toasts are in separate live regions [NFR-06]. */
export function drawToasts(toasts: readonly Toast[], flow: AnyActorRef): void {
  layersAbove.disconnect();
  if (toasts.length > 0) layersAbove.observe(document.body, { childList: true, subtree: true });
  keepClearOfTitles();
  for (const tone of ['good', 'bad'] as const) {
    const wanted = toasts.filter(({ isBad }) => isBad === (tone === 'bad'));
    if (wanted.length > 0) regions[tone] ??= openRegion(tone, flow);
    const store = regions[tone];
    if (!store) continue;
    const { notifications: shown } = store.getState();
    for (const { id = '' } of shown) if (!wanted.some((toast) => toast.id === id)) hide(store, id);
    for (const toast of wanted) notifications.show(noticeOf(toast), store);
  }
}

const regions: Partial<Record<Tone, NotificationsStore>> = {};

/** Removes a toast from the page. The flow has already removed it. */
const hide = (store: NotificationsStore, id: string) =>
  notifications.updateState(store, (shown) => shown.filter((other) => other.id !== id));

const noticeOf = ({ id, lines, isBad, close, undo }: Toast): NotificationData => ({
  id,
  message: <Message lines={lines} undo={undo} close={close} />,
  role: isBad ? 'alert' : 'status',
  autoClose: undo ? SHOWN_FOR_AN_ANSWER : SHOWN_FOR,
  icon: isBad ? <IconAlertCircleFilled size={22} /> : <IconCircleCheckFilled size={22} />,
  closeButtonProps: { 'aria-label': i18n._(msg`Close`), size: 40 },
  classNames: { root: classes.toast ?? '', icon: classes.icon ?? '', description: classes.text ?? '' },
  mod: { tone: isBad ? 'bad' : 'good' },
  onClose: close,
});

function Message({ lines, undo, close }: Pick<Toast, 'lines' | 'undo' | 'close'>) {
  const answer = () => {
    undo?.();
    close();
  };
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {undo ? (
        <button type="button" className={classes.undo} onClick={answer}>
          {i18n._(msg`Undo`)}
        </button>
      ) : null}
    </>
  );
}

/**
 * Renders the toasts into the live region of `index.html`. Screen readers must know a live region before its
 * content changes.
 */
function openRegion(tone: Tone, flow: AnyActorRef): NotificationsStore {
  const store = createNotificationsStore();
  const region = document.getElementById(`news-${tone}`);
  if (region)
    createRoot(region).render(
      <OverlayKit>
        <Running flow={flow} />
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

/** Registers the flow for the flow gallery. */
function Running({ flow }: { flow: AnyActorRef }) {
  useRunningActor(flow);
  return null;
}

const HEADS = '.mantine-Modal-header, .mantine-Drawer-header';
const EDGE = 16;
const TALLEST = 96;

/** Places the toasts at the top of the screen below the title of an open layer. */
function keepClearOfTitles(): void {
  const heads = [...document.querySelectorAll(HEADS)].map((head) => head.getBoundingClientRect());
  const lowest = Math.max(0, ...heads.filter(({ top }) => top < EDGE + TALLEST).map(({ bottom }) => bottom));
  // The property is set on the toast regions only. On the page it would restyle every element.
  for (const region of document.querySelectorAll<HTMLElement>('#news-good, #news-bad'))
    region.style.setProperty('--news-start', `${Math.round(lowest) + EDGE}px`);
}

/** Repositions the toasts when a layer opens while a toast is visible. */
const layersAbove = new MutationObserver(keepClearOfTitles);
