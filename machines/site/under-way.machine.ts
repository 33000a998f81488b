import { assign, setup } from 'xstate';
import { mostUrgent, type UnderWay } from '../../domain/under-way';
import type { ChartMeta, Tag } from '../shared/chart';
import { outputOf } from '../shared/event';
import { notProvided, notProvidedCallback } from '../shared/not-provided';

const actors = {
  /** Sends an event for every opened page. */
  watchPages: notProvidedCallback<{ type: 'page.opened' }>('watchPages'),
  /** Returns the customer's active orders and trips. For a guest: those stored on the device. */
  readUnderWay: notProvided<UnderWay[], void>('readUnderWay'),
};

type Read = { all: UnderWay[] };

export const underWayMachine = setup({
  types: {} as {
    context: { shown: UnderWay | null; count: number };
    events: { type: 'page.opened' };
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: { hasAny: (_, { all }: Read) => mostUrgent(all) !== null },
  actions: {
    setShown: assign(({ event }) => {
      const all = outputOf<typeof actors, 'readUnderWay'>(event);
      return { shown: mostUrgent(all), count: all.length };
    }),
    forgetShown: assign({ shown: null, count: 0 }),
  },
  delays: { refreshTime: 25_000 },
}).createMachine({
  id: 'underWay',
  description: 'Shows an active order or trip while the customer browses.',
  meta: { title: 'Live bar', rules: ['ORD-22'] },
  context: { shown: null, count: 0 },
  initial: 'reading',
  invoke: {
    id: 'watchPages',
    src: 'watchPages',
    onError: { description: 'If this fails, the bar does not notice that the page has changed.' },
  },
  states: {
    reading: {
      meta: { title: 'Checking for active orders and trips' },
      invoke: {
        id: 'readUnderWay',
        src: 'readUnderWay',
        onDone: [
          {
            guard: { type: 'hasAny', params: ({ event }) => ({ all: event.output }) },
            target: 'live',
            actions: 'setShown',
          },
          { target: 'quiet' },
        ],
        onError: { description: 'Browsing continues. The next page tries again.', target: 'quiet' },
      },
    },
    quiet: {
      meta: { title: 'No active order or trip' },
      tags: 'empty',
      on: { 'page.opened': 'reading' },
    },
    live: {
      description: 'The status and the time are updated live.',
      meta: { title: 'Shown', rules: ['ORD-22'] },
      after: { refreshTime: 'refreshing' },
      on: { 'page.opened': 'refreshing' },
    },
    refreshing: {
      description: 'The known status stays visible.',
      meta: { title: 'Refreshing' },
      invoke: {
        id: 'refreshUnderWay',
        src: 'readUnderWay',
        onDone: [
          {
            guard: { type: 'hasAny', params: ({ event }) => ({ all: event.output }) },
            target: 'live',
            actions: 'setShown',
          },
          { target: 'quiet', actions: 'forgetShown' },
        ],
        onError: { target: 'live' },
      },
    },
  },
});
