import { emit, enqueueActions, sendTo, setup } from 'xstate';
import type { BrowserEmitted, BrowserEvent, TabTold } from './browser.types';
import type { liveCartMachine } from './cart/live-cart.machine';
import type { ChartMeta } from './shared/chart';
import { notProvided, notProvidedCallback } from './shared/not-provided';

export const browserMachine = setup({
  types: {} as { events: BrowserEvent; emitted: BrowserEmitted; meta: ChartMeta },
  actors: {
    /** Reports what happens, and tells the other tabs what it is told. */
    watchBrowser: notProvidedCallback<BrowserEvent>('watchBrowser'),
    /** What is said when the network is gone can not be downloaded then. */
    prepareNotices: notProvided<void, void>('prepareNotices'),
    /** Whoever builds or tests the shop may follow this page in the gallery of another tab. */
    answerGallery: notProvided<void, void>('answerGallery'),
    /** For how long nothing has arrived, in milliseconds. */
    measureQuiet: notProvided<number, void>('measureQuiet'),
    /** What follows other devices is downloaded when there is time for it. */
    loadLiveCart: notProvided<typeof liveCartMachine, void>('loadLiveCart'),
    /** What a visit without a network needs is kept on the device. */
    keepShop: notProvided<void, void>('keepShop'),
  },
  guards: { isQuiet: (_, { output }: { output: number }) => output >= 2_000 },
  actions: {
    announce: emit((_, news: BrowserEmitted) => news),
    followDevices: enqueueActions(({ enqueue }, { output }: { output: typeof liveCartMachine }) => {
      enqueue.spawnChild(output, { systemId: 'liveCart' });
    }),
    tellTabs: sendTo('watchBrowser', (_, news: TabTold) => news),
  },
  delays: { openingTime: 1_500, answerTime: 400, quietTime: 2_500, longestTime: 20_000 },
}).createMachine({
  id: 'browser',
  description: 'The network, the other tabs, and when the page is calm enough for what has no hurry.',
  meta: { title: 'Browser', rules: ['STO-03', 'CART-62', 'NFR-08'] },
  type: 'parallel',
  invoke: { id: 'watchBrowser', src: 'watchBrowser', onError: { description: 'This tab works alone.' } },
  on: {
    'tab.told': { actions: { type: 'announce', params: ({ event }) => event.news } },
    'window.focused': { actions: { type: 'announce', params: ({ event }) => event } },
    'page.hidden': { actions: { type: 'announce', params: ({ event }) => event } },
    'cart.changed': { actions: { type: 'tellTabs', params: ({ event }) => event } },
    'tripCart.changed': { actions: { type: 'tellTabs', params: ({ event }) => event } },
    'wishlist.changed': { actions: { type: 'tellTabs', params: ({ event }) => event } },
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
            'answer.kept': 'unreachable',
          },
        },
        unreachable: {
          description:
            'There is a network, and the shop does not answer: what was read last is shown, and said to be old.',
          meta: { title: 'The shop does not answer', rules: ['NFR-08', 'X-15'] },
          on: {
            'answer.new': {
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
              description: 'What stood here may be old, and what could not be read is read at last.',
              target: 'online',
              actions: [
                { type: 'announce', params: ({ event }) => event },
                { type: 'announce', params: { type: 'answers.outdated' } },
              ],
            },
          },
          states: {
            asItWas: {
              meta: { title: 'The page stands as it was' },
              on: { 'answer.kept': 'showingOld' },
            },
            showingOld: { meta: { title: 'It shows what was kept', rules: ['X-15'] } },
          },
        },
      },
    },
    speech: {
      description:
        'News follow what somebody does: what says them is downloaded then, beside the answer that it tells of.',
      meta: { title: 'Speech', rules: ['NFR-07', 'NFR-08'] },
      initial: 'untouched',
      states: {
        untouched: {
          meta: { title: 'Nobody has pressed anything' },
          on: { 'person.acted': 'answering' },
        },
        answering: {
          description: 'What was pressed answers first.',
          meta: { title: 'The press is answered' },
          after: { answerTime: 'preparing' },
        },
        preparing: {
          meta: { title: 'Getting ready to speak' },
          invoke: {
            id: 'prepareNotices',
            src: 'prepareNotices',
            onDone: 'prepared',
            onError: {
              target: 'prepared',
              description: 'The words are asked for again with the first news.',
            },
          },
        },
        prepared: { meta: { title: 'Ready to speak' } },
      },
    },
    page: {
      description: 'What has no hurry waits until the page has loaded what it shows.',
      meta: { title: 'Page' },
      initial: 'opening',
      states: {
        opening: {
          meta: { title: 'The first screen' },
          after: {
            openingTime: {
              target: 'loading',
              actions: { type: 'announce', params: { type: 'page.opened' } },
            },
          },
        },
        loading: {
          description: 'A page that never rests is not waited for any longer.',
          meta: { title: 'Loading' },
          invoke: {
            id: 'answerGallery',
            src: 'answerGallery',
            onError: { description: 'No gallery follows this page.' },
          },
          after: { longestTime: 'calm' },
          initial: 'waiting',
          states: {
            waiting: { meta: { title: 'Something may still arrive' }, after: { quietTime: 'measuring' } },
            measuring: {
              meta: { title: 'Is it quiet?' },
              invoke: {
                id: 'measureQuiet',
                src: 'measureQuiet',
                onDone: [
                  {
                    guard: { type: 'isQuiet', params: ({ event }) => event },
                    target: '#browser.page.calm',
                  },
                  { target: 'waiting' },
                ],
                onError: '#browser.page.calm',
              },
            },
          },
        },
        calm: {
          description: 'What other devices do, and a visit without a network, are nobody’s first question.',
          meta: { title: 'Calm', rules: ['CART-62', 'NFR-08'] },
          invoke: [
            {
              id: 'loadLiveCart',
              src: 'loadLiveCart',
              onDone: { actions: { type: 'followDevices', params: ({ event }) => event } },
              onError: { description: 'This page learns of other devices when it is looked at again.' },
            },
            {
              id: 'keepShop',
              src: 'keepShop',
              onError: { description: 'This browser keeps nothing: without a network there is no shop.' },
            },
          ],
        },
      },
    },
  },
});
