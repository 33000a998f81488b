import { fromCallback, fromPromise } from 'xstate';
import { inboxMachine } from '../../../machines/messages/inbox.machine';
import type { InboxState, InboxUpdate, PageSeen } from '../../../machines/messages/inbox.types';
import type { MessageApi } from '../../api/message-api';
import { longerPause, reportStreamEnd } from '../../platform/streams.actors';
import { introduceDevice } from './notifications.actors';

const LOCK = 'souk-inbox-live';

type Effects = {
  api: () => Promise<Pick<MessageApi, 'follow' | 'introduce'>>;
  pushKey: string | null;
  /** The id of the inbox's customer. Updates for other customers are ignored. */
  person: number;
  /**
   * The browser's Web Locks. `null`: the browser has none, so there are no live updates. One stream per tab
   * would use up the browser's connections.
   */
  locks: Pick<LockManager, 'request'> | null;
  random(): number;
};

/**
 * A message between tabs. Its property names are fixed, because tabs may run different versions of the app. In
 * `told`, `null` asks the other tabs for their state.
 */
type TabMessage = { person: number; told: InboxState | null };

/** Receives updates of the inbox in one tab and shares them with the others [CHAT-02, NOTI-02]. */
export const provideInbox = ({ api, pushKey, person, locks, random }: Effects) =>
  inboxMachine.provide({
    actors: {
      watchPage: fromCallback<PageSeen>(({ sendBack }) => {
        const controller = new AbortController();
        const { signal } = controller;
        const look = () =>
          sendBack({
            type: 'page.changed',
            isSeen: document.visibilityState === 'visible' && navigator.onLine,
          });
        document.addEventListener('visibilitychange', look, { signal });
        window.addEventListener('online', look, { signal });
        window.addEventListener('offline', look, { signal });
        look();
        return () => controller.abort();
      }),
      introduceDevice: fromPromise(() => introduceDevice({ api, pushKey })),
      listen: fromCallback<InboxUpdate>(({ sendBack }) => {
        if (!locks) {
          sendBack({ type: 'stream.refused' });
          return;
        }
        const controller = new AbortController();
        const { signal } = controller;
        const channel = new BroadcastChannel(LOCK);
        const latest: { state: InboxState | null } = { state: null };
        channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
          if (data.person !== person) return;
          if (data.told !== null) sendBack({ type: 'inbox.changed', ...data.told });
          // The tab that has the stream sends the current counts to a new tab.
          else if (latest.state !== null)
            channel.postMessage({ person, told: latest.state } satisfies TabMessage);
        };
        channel.postMessage({ person, told: null } satisfies TabMessage);
        const notify = (state: InboxState) => {
          latest.state = state;
          sendBack({ type: 'inbox.changed', ...state });
          channel.postMessage({ person, told: state } satisfies TabMessage);
        };
        const listen = async () => {
          const messages = await api();
          await locks.request(`${LOCK} ${person}`, { signal }, () => {
            sendBack({ type: 'stream.opened' });
            return messages.follow(notify, signal);
          });
        };
        reportStreamEnd(listen(), { signal, sendBack });
        return () => {
          controller.abort();
          channel.close();
        };
      }),
      pause: longerPause(random),
    },
  });
