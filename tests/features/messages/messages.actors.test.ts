import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatMachine } from '../../../machines/messages/chat.machine';
import { conversationsMachine } from '../../../machines/messages/conversations.machine';
import { inboxMachine } from '../../../machines/messages/inbox.machine';
import { notificationReadingMachine } from '../../../machines/messages/notification-reading.machine';
import { notificationsMachine } from '../../../machines/messages/notifications.machine';
import { ApiError } from '../../../src/api/api-error';
import { chatEffects, provideChat, storedDraft } from '../../../src/features/messages/chat.actors';
import { inboxEffects, provideConversations } from '../../../src/features/messages/conversations.actors';
import { provideInbox } from '../../../src/features/messages/inbox.actors';
import {
  notificationEffects,
  provideNotificationReading,
} from '../../../src/features/messages/notification-reading.actors';
import {
  introduceDevice,
  offerEffects,
  provideNotifications,
} from '../../../src/features/messages/notifications.actors';
import { deviceName, hasDeclinedOffer } from '../../../src/platform/storage/device-name';
import { settled } from '../../support/deferred';
import { listeningTo, outcomeOf, placeholdersLeft, recordedApi, sentToRoot } from '../../support/effects';

const revoked: string[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  revoked.length = 0;
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const partner = { kind: 'store', id: 4 } as never;
const messages = (answers: Record<string, unknown> = {}) => {
  const { api, calls } = recordedApi(answers);
  return { api: async () => api, calls };
};

describe('The effects of a chat', () => {
  it('include every effect that the machines of chats, lists, inbox and notifications invoke [CHAT-01]', () => {
    const { api } = messages();
    expect(placeholdersLeft(chatMachine, provideChat(api))).toEqual([]);
    expect(placeholdersLeft(conversationsMachine, provideConversations(api))).toEqual([]);
    expect(placeholdersLeft(notificationReadingMachine, provideNotificationReading(api))).toEqual([]);
    expect(placeholdersLeft(notificationsMachine, provideNotifications({ api, pushKey: null }))).toEqual([]);
  });

  it('send a message with its idempotency key and its attached files [CHAT-02]', async () => {
    const { api, calls } = messages();
    const flow = provideChat(api);
    const pictures = listeningTo(flow, 'loadPictures');
    const photos = [new File(['x'], 'a.png'), new File(['y'], 'b.png')];
    pictures.send({ type: 'pictures.stored', photos });
    const [first, second] = pictures.received.at(0)?.pictures ?? [];
    pictures.send({ type: 'picture.dropped', id: first?.id });
    expect(pictures.received[1]?.pictures).toEqual([second]);

    const message = { key: 'a-key', text: 'Hello', pictures: [second, { id: 'gone' }] };
    await outcomeOf(flow, 'sendMessage', { partner, message });
    expect(calls).toEqual([['send', { partner, key: 'a-key', text: 'Hello', files: [photos[1]] }]]);
    pictures.send({ type: 'pictures.sent' });
    expect(pictures.received.at(-1)?.pictures).toEqual([]);
    pictures.stop();
    expect(revoked).toEqual(['blob:1', 'blob:2']);
  });

  it('read a conversation backwards from a message and mark it as seen [CHAT-01]', async () => {
    const { api, calls } = messages();
    const flow = provideChat(api);
    await outcomeOf(flow, 'readThread', { partner, beforeId: 30 });
    await outcomeOf(flow, 'reportSeen', { conversationId: 2, upToId: 31 });
    await outcomeOf(provideConversations(api), 'readConversations', { text: 'basil' });
    await outcomeOf(provideNotificationReading(api), 'markRead', { ids: [1, 2] });
    expect(calls).toEqual([
      ['thread', partner, 30],
      ['seen', 2, 31],
      ['conversations', 'basil'],
      ['read', [1, 2]],
    ]);
  });

  it('store an unsent text for each partner until the text is empty [CHAT-02]', () => {
    const { send, stop } = listeningTo(provideChat(messages().api), 'keepDraft');
    send({ type: 'draft.changed', partner, text: 'Half a sen' });
    expect(storedDraft(partner)).toBe('Half a sen');
    send({ type: 'draft.changed', partner, text: '' });
    expect(storedDraft(partner)).toBe('');
    stop();
  });
});

describe('The effects of the inbox', () => {
  class Channel extends EventTarget {
    static open: Channel[] = [];
    onmessage: ((event: { data: unknown }) => void) | null = null;
    posted: unknown[] = [];
    isClosed = false;
    constructor() {
      super();
      Channel.open.push(this);
    }
    postMessage(message: unknown) {
      this.posted.push(message);
    }
    close() {
      this.isClosed = true;
    }
  }

  const inbox = (follow: (tell: (received: object) => void) => Promise<void>, hasLocks = true) => {
    Channel.open = [];
    vi.stubGlobal('BroadcastChannel', Channel);
    const { api } = messages({ follow });
    const request = async (_: string, __: unknown, hold: () => Promise<void>) => hold();
    return provideInbox({
      api,
      pushKey: null,
      person: 5,
      locks: hasLocks ? { request: request as never } : null,
      random: () => 0,
    });
  };
  const never = () => new Promise<void>(() => undefined);

  it('open the stream in one tab, which broadcasts to the customer’s other tabs [CHAT-02, NOTI-02]', async () => {
    const flow = inbox((tell) => {
      tell({ unread: 3 });
      return never();
    });
    expect(placeholdersLeft(inboxMachine, flow)).toEqual([]);
    const { received, stop } = listeningTo(flow, 'listen');
    await vi.waitFor(() => expect(received).toHaveLength(2));
    expect(received).toEqual([{ type: 'stream.opened' }, { type: 'inbox.changed', unread: 3 }]);
    const [channel] = Channel.open;
    expect(channel?.posted).toEqual([
      { person: 5, told: null },
      { person: 5, told: { unread: 3 } },
    ]);
    channel?.onmessage?.({ data: { person: 5, told: null } });
    expect(channel?.posted).toHaveLength(3);
    channel?.onmessage?.({ data: { person: 6, told: { unread: 9 } } });
    channel?.onmessage?.({ data: { person: 5, told: { unread: 4 } } });
    expect(received.slice(2)).toEqual([{ type: 'inbox.changed', unread: 4 }]);
    stop();
    expect(channel?.isClosed).toBe(true);
  });

  it('reconnect a lost stream, and open none in a browser without Web Locks [CHAT-02]', async () => {
    const lost = listeningTo(
      inbox(() => Promise.reject(new ApiError('offline'))),
      'listen',
    );
    await vi.waitFor(() => expect(lost.received.at(-1)).toEqual({ type: 'stream.ended' }));
    const refused = listeningTo(
      inbox(() => Promise.reject(new ApiError('notFound'))),
      'listen',
    );
    await vi.waitFor(() => expect(refused.received.at(-1)).toEqual({ type: 'stream.refused' }));
    const { received, stop } = listeningTo(inbox(never, false), 'listen');
    expect(received).toEqual([{ type: 'stream.refused' }]);
    for (const end of [lost.stop, refused.stop, stop]) end();
  });

  it('must report page visibility and network state [CHAT-02]', () => {
    const { received, stop } = listeningTo(inbox(never), 'watchPage');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(received.map(({ isSeen }) => isSeen)).toEqual([true, false]);
    stop();
    window.dispatchEvent(new Event('online'));
    expect(received).toHaveLength(2);
  });
});

describe('The effects of notifications', () => {
  const permission = (answer: string) =>
    vi.stubGlobal('Notification', { permission: answer, requestPermission: async () => answer });

  it('ask the browser for the permission to show notifications [NOTI-01]', async () => {
    permission('granted');
    const flow = provideNotifications({ api: messages().api, pushKey: null });
    expect(await outcomeOf(flow, 'askPermission')).toBe('granted');
  });

  it.each([
    ['granted', true],
    ['denied', false],
    ['default', false],
  ])('register this browser only with permission: "%s" gives %s [NOTI-01]', async (answer, isKnown) => {
    permission(answer);
    const { api, calls } = messages();
    await introduceDevice({ api, pushKey: null });
    expect(calls).toEqual(isKnown ? [['introduce', deviceName()]] : []);
  });

  describe('The effects of notifications with a push service', () => {
    const KEY = 'ab-_cQ';
    const keyBytes = new Uint8Array([0x69, 0xbf, 0xbf, 0x71]).buffer;
    const asks = async (earlier: { key: ArrayBuffer } | null) => {
      permission('granted');
      const unsubscribe = vi.fn(async () => true);
      const subscribe = vi.fn(async () => ({ endpoint: 'https://push.example/1' }));
      const getSubscription = async () =>
        earlier && { options: { applicationServerKey: earlier.key }, unsubscribe };
      const serviceWorker = {
        register: async () => undefined,
        ready: Promise.resolve({ pushManager: { subscribe, getSubscription } }),
      };
      vi.stubGlobal('navigator', { ...navigator, serviceWorker });
      vi.stubGlobal('PushManager', class {});
      const { api, calls } = messages();
      await introduceDevice({ api, pushKey: KEY });
      return { calls, subscribe, unsubscribe };
    };

    it('the address of the push service is sent to the server [NOTI-01]', async () => {
      const { calls, subscribe } = await asks(null);
      expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
      expect(calls).toEqual([['introduce', JSON.stringify({ endpoint: 'https://push.example/1' })]]);
    });

    it('a push subscription with the shop’s key is kept [NOTI-01]', async () => {
      const { unsubscribe } = await asks({ key: keyBytes });
      expect(unsubscribe).not.toHaveBeenCalled();
    });

    it('a push subscription is replaced after the shop has changed its key [NOTI-01]', async () => {
      const { calls, subscribe, unsubscribe } = await asks({ key: new Uint8Array([1, 2, 3]).buffer });
      expect(unsubscribe).toHaveBeenCalledBefore(subscribe);
      expect(calls).toEqual([['introduce', JSON.stringify({ endpoint: 'https://push.example/1' })]]);
    });
  });

  it('report a changed permission until the page closes [NOTI-01]', async () => {
    permission('default');
    const status = new EventTarget();
    vi.stubGlobal('navigator', { ...navigator, permissions: { query: async () => status } });
    const flow = provideNotifications({ api: messages().api, pushKey: null });
    const { received, stop } = listeningTo(flow, 'watchPermission');
    await settled();
    permission('granted');
    status.dispatchEvent(new Event('change'));
    expect(received).toEqual([{ type: 'permission.changed', permission: 'granted' }]);
    stop();
    status.dispatchEvent(new Event('change'));
    expect(received).toHaveLength(1);
  });

  it('remember that the customer declined the offer of notifications [NOTI-02]', () => {
    expect(hasDeclinedOffer()).toBe(false);
    sentToRoot(offerEffects, { type: 'offer.declined' });
    expect(hasDeclinedOffer()).toBe(true);
  });
});

it('inbox news and sent messages reload the pages that show them [CHAT-02, NOTI-02]', () => {
  const list = { send: vi.fn() };
  const chat = { send: vi.fn() };
  sentToRoot(inboxEffects(list, chat), { type: 'inbox.changed' });
  sentToRoot(chatEffects(list as never), { type: 'chat.changed' });
  expect(list.send.mock.calls).toEqual([[{ type: 'news.changed' }], [{ type: 'news.changed' }]]);
  expect(chat.send.mock.calls).toEqual([[{ type: 'news.changed' }]]);
  const forget = vi.fn();
  for (const type of ['inbox.changed', 'notification.read'])
    expect(sentToRoot(notificationEffects({ forget } as never), { type })).toEqual([
      { type: 'page.outdated' },
    ]);
  expect(forget.mock.calls).toEqual([['notifications'], ['notifications']]);
});
