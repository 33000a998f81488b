import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { BrowserContext, BrowserEmitted, BrowserEvent } from './browser.types';
import type { liveCartMachine } from './cart/live-cart.machine';
import type { ChartMeta } from './shared/chart';
import { eventOf, outputOf } from './shared/event';
import { notProvided, notProvidedCallback } from './shared/not-provided';

const actors = {
  /** Sends events of the browser, and forwards changes to other tabs. */
  watchBrowser: notProvidedCallback<BrowserEvent>('watchBrowser'),
  /** Preloads the texts of notices, so that a notice about a lost network can be shown. */
  prepareNotices: notProvided<void, void>('prepareNotices'),
  /** Lets the flow gallery in another tab follow this page. */
  answerGallery: notProvided<void, void>('answerGallery'),
  /** Returns the milliseconds since the last download. */
  measureQuiet: notProvided<number, void>('measureQuiet'),
  /** Loads the machine for live updates late, because they have low priority. */
  loadLiveCart: notProvided<typeof liveCartMachine, void>('loadLiveCart'),
  /** Caches the data and files of an offline visit. */
  keepShop: notProvided<void, void>('keepShop'),
};

export const browserMachine = setup({
  types: {} as {
    context: BrowserContext;
    events: BrowserEvent;
    emitted: BrowserEmitted;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isQuiet: ({ event }) => outputOf<typeof actors, 'measureQuiet'>(event) >= 2_000,
    isLastMissing: ({ context }) => context.missingParts <= 1,
  },
  actions: {
    announce: emit((_, event: BrowserEmitted) => event),
    followDevices: enqueueActions(({ enqueue, event }) => {
      enqueue.spawnChild(outputOf<typeof actors, 'loadLiveCart'>(event), { systemId: 'liveCart' });
    }),
    countMissing: assign(({ context }) => ({ missingParts: context.missingParts + 1 })),
    countSettled: assign(({ context }) => ({ missingParts: Math.max(0, context.missingParts - 1) })),
    askForParts: emit({ type: 'parts.wanted' }),
    sendToTabs: sendTo('watchBrowser', ({ event }) =>
      eventOf(event, 'cart.changed', 'tripCart.changed', 'wishlist.changed'),
    ),
  },
  delays: { openingTime: 1_500, answerTime: 400, quietTime: 2_500, longestTime: 20_000, partTime: 10_000 },
}).createMachine({
  id: 'browser',
  description:
    'Watches the network and other tabs, and decides when the page is idle enough for low-priority work.',
  meta: { title: 'Browser', rules: ['STO-03', 'CART-62', 'NFR-08'] },
  context: { missingParts: 0 },
  type: 'parallel',
  invoke: {
    id: 'watchBrowser',
    src: 'watchBrowser',
    onError: { description: 'If this fails, the tab works without messages from other tabs.' },
  },
  on: {
    'tab.changed': { actions: { type: 'announce', params: ({ event }) => event.news } },
    'window.focused': { actions: { type: 'announce', params: ({ event }) => event } },
    'page.hidden': { actions: { type: 'announce', params: ({ event }) => event } },
    'cart.changed': { actions: 'sendToTabs' },
    'tripCart.changed': { actions: 'sendToTabs' },
    'wishlist.changed': { actions: 'sendToTabs' },
  },
  states: {
    network: {
      meta: { title: 'Network', rules: ['NFR-08'] },
      initial: 'online',
      states: {
        online: {
          meta: { title: 'Online' },
          on: {
            'network.offline': {
              target: 'offline',
              actions: { type: 'announce', params: ({ event }) => event },
            },
            'response.cached': 'unreachable',
          },
        },
        unreachable: {
          description:
            'The network works but the server does not answer: cached data is shown and marked as old.',
          meta: { title: 'The shop does not answer', rules: ['NFR-08', 'X-15'] },
          on: {
            'response.fresh': {
              target: 'online',
              actions: [
                { type: 'announce', params: { type: 'network.online' } },
                { type: 'announce', params: { type: 'answers.outdated' } },
              ],
            },
            'retry.requested': { actions: { type: 'announce', params: { type: 'answers.outdated' } } },
            'network.offline': {
              target: 'offline.showingOld',
              actions: { type: 'announce', params: ({ event }) => event },
            },
          },
        },
        offline: {
          meta: { title: 'Offline' },
          initial: 'asItWas',
          on: {
            'network.online': {
              description: 'The page may show old data, so failed requests are repeated.',
              target: 'online',
              actions: [
                { type: 'announce', params: ({ event }) => event },
                { type: 'announce', params: { type: 'answers.outdated' } },
              ],
            },
          },
          states: {
            asItWas: {
              meta: { title: 'Live data' },
              on: { 'response.cached': 'showingOld' },
            },
            showingOld: { meta: { title: 'Cached data', rules: ['X-15'] } },
          },
        },
      },
    },
    parts: {
      description:
        'Most layers and some parts of pages are lazy-loaded. Offline, a message and a retry replace them until the network is back.',
      meta: { title: 'Lazy-loaded parts', rules: ['NFR-08', 'NFR-09'] },
      initial: 'complete',
      on: {
        'part.missed': { target: '.missing', actions: 'countMissing' },
        'part.settled': [
          { guard: 'isLastMissing', target: '.complete', actions: 'countSettled' },
          { actions: 'countSettled' },
        ],
      },
      states: {
        complete: { meta: { title: 'All visible parts loaded' } },
        missing: {
          meta: { title: 'A page part is missing', rules: ['NFR-08'] },
          on: { 'network.online': 'asking', 'parts.requested': 'asking' },
        },
        asking: {
          description: 'If no response arrives in time, the browser counts as offline.',
          meta: { title: 'Retrying the download', rules: ['NFR-08'] },
          entry: 'askForParts',
          after: { partTime: 'missing' },
          on: { 'part.failed': 'missing' },
        },
      },
    },
    speech: {
      description: "Toasts follow a customer's action, so their code is downloaded with the first action.",
      meta: { title: 'Short messages', rules: ['NFR-07', 'NFR-08'] },
      initial: 'untouched',
      states: {
        untouched: {
          meta: { title: 'No action yet' },
          on: { 'person.acted': 'answering' },
        },
        answering: {
          description: 'The app responds to the press before it loads the toasts.',
          meta: { title: 'Responding to the press' },
          after: { answerTime: 'preparing' },
        },
        preparing: {
          meta: { title: 'Loading toasts' },
          invoke: {
            id: 'prepareNotices',
            src: 'prepareNotices',
            onDone: 'prepared',
            onError: {
              target: 'prepared',
              description: 'If loading fails, the next notice loads the toasts again.',
            },
          },
        },
        prepared: { meta: { title: 'Toasts ready' } },
      },
    },
    page: {
      description: 'Low-priority work waits until the page has loaded.',
      meta: { title: 'Page' },
      initial: 'opening',
      states: {
        opening: {
          meta: { title: 'First screen' },
          after: {
            openingTime: {
              target: 'loading',
              actions: { type: 'announce', params: { type: 'page.opened' } },
            },
          },
        },
        loading: {
          description: 'If the page never becomes idle, low-priority work starts after a time limit.',
          meta: { title: 'Loading' },
          invoke: {
            id: 'answerGallery',
            src: 'answerGallery',
            onError: { description: 'If this fails, the flow gallery cannot show the states of this page.' },
          },
          after: { longestTime: 'calm' },
          initial: 'waiting',
          states: {
            waiting: { meta: { title: 'Waiting for the network' }, after: { quietTime: 'measuring' } },
            measuring: {
              meta: { title: 'Checking for idle' },
              invoke: {
                id: 'measureQuiet',
                src: 'measureQuiet',
                onDone: [{ guard: 'isQuiet', target: '#browser.page.calm' }, { target: 'waiting' }],
                onError: '#browser.page.calm',
              },
            },
          },
        },
        calm: {
          description: 'Live updates and the offline copy start last, because they have low priority.',
          meta: { title: 'Idle', rules: ['CART-62', 'NFR-08'] },
          invoke: [
            {
              id: 'loadLiveCart',
              src: 'loadLiveCart',
              onDone: { actions: 'followDevices' },
              onError: {
                description: 'If this fails, changes from other devices appear when the page gets focus.',
              },
            },
            {
              id: 'keepShop',
              src: 'keepShop',
              onError: {
                description:
                  'If this fails, the browser has no offline copy, and the shop does not open without a network.',
              },
            },
          ],
        },
      },
    },
  },
});
