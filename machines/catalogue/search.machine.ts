import { assign, emit, setup } from 'xstate';
import { withSearch } from '../../domain/recent-searches';
import type { ChartMeta } from '../shared/chart';
import { forgetFailure, setFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import type {
  SearchContext,
  SearchEmitted,
  SearchEvent,
  SearchInput,
  SearchSuggestion,
} from './search.types';

export const searchMachine = setup({
  types: {} as {
    input: SearchInput;
    context: SearchContext;
    events: SearchEvent;
    emitted: SearchEmitted;
    tags: 'failed' | 'open' | 'searching';
    meta: ChartMeta;
  },
  actors: {
    suggest: notProvided<SearchSuggestion[], { query: string }>('suggest'),
  },
  guards: {
    isBlank: (_, text: string) => text.trim() === '',
    isLongEnough: (_, query: string) => query.trim().length >= 2,
    hasSuggestions: (_, suggestions: SearchSuggestion[]) => suggestions.length > 0,
  },
  actions: {
    setQuery: assign((_, query: string) => ({ query })),
    setSuggestions: assign((_, suggestions: SearchSuggestion[]) => ({ suggestions })),
    dropSuggestions: assign({ suggestions: [] }),
    rememberWords: assign(({ context }, words: string) => ({ recent: withSearch(context.recent, words) })),
    forgetRecent: assign({ recent: [] }),
    announceRecent: emit(({ context }) => ({ type: 'recent.changed' as const, recent: context.recent })),
    requestResults: emit((_, words: string) => ({
      type: 'results.requested' as const,
      words: words.trim(),
    })),
    openSuggestion: emit((_, suggestion: SearchSuggestion) => ({
      type: 'suggestion.opened' as const,
      suggestion,
    })),
    emptyField: emit({ type: 'field.emptied' }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
  },
  delays: { searchDebounce: 500 },
}).createMachine({
  id: 'search',
  description: 'Finds items and stores: recent searches, suggestions and results.',
  meta: { title: 'Search', rules: ['CAT-09'] },
  context: ({ input }) => ({ ...input, query: '', suggestions: [], failure: null }),
  initial: 'idle',
  on: {
    'person.left': {
      description: 'Signing out removes the recent searches.',
      meta: { rules: ['MENU-08'] },
      target: '.idle',
      actions: ['forgetRecent', 'emptyField'],
    },
    'query.changed': {
      target: '.active',
      reenter: true,
      actions: { type: 'setQuery', params: ({ event }) => event.query },
    },
    'search.submitted': [
      { guard: { type: 'isBlank', params: ({ event }) => event.words } },
      {
        target: '.idle',
        actions: [
          { type: 'setQuery', params: ({ event }) => event.words },
          { type: 'rememberWords', params: ({ event }) => event.words },
          'announceRecent',
          { type: 'requestResults', params: ({ event }) => event.words },
        ],
      },
    ],
  },
  states: {
    idle: {
      meta: { title: 'Not searching' },
      entry: 'dropSuggestions',
      on: {
        'field.entered': {
          target: 'active',
          actions: { type: 'setQuery', params: ({ event }) => event.query },
        },
      },
    },
    active: {
      meta: { title: 'Searching' },
      initial: 'entered',
      on: { 'search.closed': 'idle' },
      states: {
        entered: {
          description: 'One letter is too short for suggestions. An empty field shows ideas.',
          meta: { title: 'Focused' },
          entry: 'dropSuggestions',
          always: [
            { guard: { type: 'isLongEnough', params: ({ context }) => context.query }, target: 'typing' },
            { guard: { type: 'isBlank', params: ({ context }) => context.query }, target: 'remembering' },
            { target: '#search.idle' },
          ],
        },
        remembering: {
          description: 'Shows recent searches of this device, popular searches and categories.',
          meta: { title: 'Ideas', rules: ['CAT-09', 'CAT-15'] },
          tags: 'open',
          on: { 'recent.cleared': { actions: ['forgetRecent', 'announceRecent'] } },
        },
        typing: {
          description: 'Waits until the customer stops typing. Every key restarts the wait.',
          meta: { title: 'Typing', rules: ['CAT-09'] },
          after: { searchDebounce: 'suggesting' },
        },
        suggesting: {
          description: 'If the customer types more, the request is cancelled.',
          meta: { title: 'Loading suggestions', rules: ['CAT-09'] },
          tags: 'searching',
          entry: 'forgetFailure',
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ query: context.query.trim() }),
            onDone: [
              {
                guard: { type: 'hasSuggestions', params: ({ event }) => event.output },
                target: 'suggested',
                actions: { type: 'setSuggestions', params: ({ event }) => event.output },
              },
              { target: 'nothing' },
            ],
            onError: { target: 'failed', actions: 'setFailure' },
          },
        },
        suggested: {
          meta: { title: 'Suggestions', rules: ['CAT-09'] },
          tags: 'open',
          on: {
            'suggestion.chosen': {
              target: '#search.idle',
              actions: [
                { type: 'setQuery', params: ({ event }) => event.suggestion.name },
                { type: 'rememberWords', params: ({ event }) => event.suggestion.name },
                'announceRecent',
                { type: 'openSuggestion', params: ({ event }) => event.suggestion },
              ],
            },
          },
        },
        nothing: {
          description: 'The results page may find more, because it tolerates typos.',
          meta: { title: 'No suggestion', rules: ['CAT-09'] },
        },
        failed: {
          description: 'The search still works, because Enter opens the results page.',
          meta: { title: 'Suggestions failed', rules: ['CAT-09'] },
          tags: 'failed',
          on: { 'retry.requested': 'suggesting' },
        },
      },
    },
  },
});
