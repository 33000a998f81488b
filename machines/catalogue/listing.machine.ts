import { assign, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { ListingContext, ListingEvent, ListingInput, ListingProgress } from './listing.types';

type PageParams = { key: string; page: number };
type RenewParams = { key: string; pages: number };

const actors = {
  loadPage: notProvided<ListingProgress, PageParams>('loadPage'),
  /** Reloads all shown pages of the list, then replaces them in one step. */
  renewPages: notProvided<ListingProgress, RenewParams>('renewPages'),
  watchAnswers: notProvidedCallback<ListingEvent>('watchAnswers'),
};

export const listingMachine = setup({
  types: {} as {
    input: ListingInput;
    context: ListingContext;
    events: ListingEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isUnread: ({ context }) => context.progress.pages === 0,
    isEmpty: ({ context }) => context.progress.shown === 0,
    isComplete: ({ context }) => context.progress.shown >= context.progress.total,
    hasNothingNew: ({ context, event }) =>
      outputOf<typeof actors, 'loadPage'>(event).shown <= context.progress.shown,
  },
  actions: {
    setProgress: assign(({ event }) => ({
      progress: outputOf<typeof actors, 'loadPage' | 'renewPages'>(event),
      failure: null,
    })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
  },
}).createMachine({
  id: 'listing',
  description: 'Loads one list page by page. The flow counts the pages, and the cache holds the entries.',
  meta: { title: 'List', rules: ['CAT-10', 'CAT-11'] },
  context: ({ input }) => ({
    key: input.key,
    progress: input.progress ?? { pages: 0, shown: 0, total: 0 },
    failure: null,
  }),
  initial: 'deciding',
  invoke: {
    id: 'watchAnswers',
    src: 'watchAnswers',
    onError: { description: 'If this fails, the list reloads when it is opened again.' },
  },
  states: {
    deciding: {
      description: 'Cached pages are shown immediately, so Back restores the list.',
      meta: { title: 'Checking for more', rules: ['NAV-30'] },
      always: [
        { guard: 'isUnread', target: 'loadingFirst' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isComplete', target: 'end' },
        { target: 'showing' },
      ],
    },
    loadingFirst: {
      meta: { title: 'Loading the first page' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadFirstPage',
        src: 'loadPage',
        input: ({ context }) => ({ key: context.key, page: 1 }),
        onDone: { target: 'deciding', actions: 'setProgress' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      meta: { title: 'Loading failed' },
      tags: 'failed',
      on: { 'retry.requested': 'loadingFirst', 'answers.outdated': 'loadingFirst' },
    },
    showing: {
      meta: { title: 'More to load' },
      on: { 'more.requested': 'loadingMore', 'answers.outdated': 'renewing' },
    },
    renewing: {
      description: 'The list stays visible until all its pages have reloaded.',
      meta: { title: 'Reloading', rules: ['X-15'] },
      tags: 'busy',
      invoke: {
        id: 'renewPages',
        src: 'renewPages',
        input: ({ context }) => ({ key: context.key, pages: context.progress.pages }),
        onDone: { target: 'deciding', actions: 'setProgress' },
        onError: { description: 'If reloading fails, the old entries stay.', target: 'deciding' },
      },
    },
    loadingMore: {
      meta: { title: 'Loading more' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ key: context.key, page: context.progress.pages + 1 }),
        onDone: [
          {
            guard: 'hasNothingNew',
            description: 'A page without new entries ends the list, even if the total says there are more.',
            target: 'end',
          },
          { target: 'deciding', actions: 'setProgress' },
        ],
        onError: { target: 'moreFailed', actions: 'setFailure' },
      },
      on: { 'answers.outdated': 'renewing' },
    },
    moreFailed: {
      meta: { title: 'Loading more failed' },
      tags: 'failed',
      description: 'The entries already shown stay.',
      on: {
        'retry.requested': 'loadingMore',
        'more.requested': 'loadingMore',
        'answers.outdated': 'renewing',
      },
    },
    end: { meta: { title: 'All shown' }, on: { 'answers.outdated': 'renewing' } },
    empty: {
      meta: { title: 'Empty' },
      tags: 'empty',
      on: { 'answers.outdated': 'loadingFirst' },
    },
  },
});
