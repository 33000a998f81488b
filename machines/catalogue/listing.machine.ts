import { assign, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { ListingContext, ListingEvent, ListingInput, ListingProgress } from './listing.types';

type PageParams = { key: string; page: number };
type RenewParams = { key: string; pages: number };
type ProgressParams = { output: ListingProgress };

export const listingMachine = setup({
  types: {} as {
    input: ListingInput;
    context: ListingContext;
    events: ListingEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    loadPage: notProvided<ListingProgress, PageParams>('loadPage'),
    /** As many pages as are shown, put in their place at once. */
    renewPages: notProvided<ListingProgress, RenewParams>('renewPages'),
    watchAnswers: notProvidedCallback<ListingEvent>('watchAnswers'),
  },
  guards: {
    isUnread: ({ context }) => context.progress.pages === 0,
    isEmpty: ({ context }) => context.progress.shown === 0,
    isComplete: ({ context }) => context.progress.shown >= context.progress.total,
    hasNothingNew: ({ context }, { output }: ProgressParams) => output.shown <= context.progress.shown,
  },
  actions: {
    setProgress: assign((_, { output }: ProgressParams) => ({ progress: output, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'listing',
  description: 'One list, page by page. It only counts: the entries stay in the cache of reads.',
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
    onError: { description: 'The list is read anew when it is opened again.' },
  },
  states: {
    deciding: {
      description: 'Pages that are known already are shown at once, so that Back restores the list.',
      meta: { title: 'Is there more?', rules: ['NAV-30'] },
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
        onDone: { target: 'deciding', actions: { type: 'setProgress', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      meta: { title: 'Could not be loaded' },
      tags: 'failed',
      on: { 'retry.requested': 'loadingFirst', 'answers.outdated': 'loadingFirst' },
    },
    showing: {
      meta: { title: 'Showing, with more to come' },
      on: { 'more.requested': 'loadingMore', 'answers.outdated': 'renewing' },
    },
    renewing: {
      description: 'What is shown stays until all of it is there anew, so that nothing jumps.',
      meta: { title: 'Reading anew what is shown', rules: ['X-15'] },
      tags: 'busy',
      invoke: {
        id: 'renewPages',
        src: 'renewPages',
        input: ({ context }) => ({ key: context.key, pages: context.progress.pages }),
        onDone: { target: 'deciding', actions: { type: 'setProgress', params: ({ event }) => event } },
        onError: { description: 'What was shown is better than nothing.', target: 'deciding' },
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
            guard: { type: 'hasNothingNew', params: ({ event }) => event },
            description: 'A page without news is the last one, whatever the total says.',
            target: 'end',
          },
          { target: 'deciding', actions: { type: 'setProgress', params: ({ event }) => event } },
        ],
        onError: { target: 'moreFailed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: { 'answers.outdated': 'renewing' },
    },
    moreFailed: {
      meta: { title: 'More could not be loaded' },
      tags: 'failed',
      description: 'What is shown stays.',
      on: {
        'retry.requested': 'loadingMore',
        'more.requested': 'loadingMore',
        'answers.outdated': 'renewing',
      },
    },
    end: { meta: { title: 'All shown' }, on: { 'answers.outdated': 'renewing' } },
    empty: {
      meta: { title: 'Nothing to show' },
      tags: 'empty',
      on: { 'answers.outdated': 'loadingFirst' },
    },
  },
});
