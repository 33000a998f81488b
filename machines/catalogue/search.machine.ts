import { assign, emit, setup } from 'xstate';
import { withSearch } from '../../domain/recent-searches';
import type { ChartMeta } from '../shared/chart';
import { failureOf } from '../shared/failure';
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
    hasRecent: ({ context }) => context.recent.length > 0,
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
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  delays: { searchDebounce: 500 },
}).createMachine({
  id: 'search',
  description:
    'Finds goods and shops: what was searched before, what the text may mean, and all the results.',
  meta: { title: 'Search', rules: ['CAT-09'] },
  context: ({ input }) => ({ ...input, query: '', suggestions: [], failure: null }),
  initial: 'idle',
  on: {
    'person.left': {
      description: 'Nothing of what somebody searched is offered to whoever comes next.',
      meta: { rules: ['MENU-08'] },
      target: '.idle',
      actions: 'forgetRecent',
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
          description: 'One letter says nothing yet; an empty field offers the last searches.',
          meta: { title: 'In the field' },
          entry: 'dropSuggestions',
          always: [
            { guard: { type: 'isLongEnough', params: ({ context }) => context.query }, target: 'typing' },
            { guard: 'hasRecent', target: 'remembering' },
            { target: '#search.idle' },
          ],
        },
        remembering: {
          description: 'The last searches of this device, to take again or to clear.',
          meta: { title: 'Recent searches', rules: ['CAT-09'] },
          tags: 'open',
          on: { 'recent.cleared': { target: '#search.idle', actions: ['forgetRecent', 'announceRecent'] } },
        },
        typing: {
          description: 'Waits until the customer pauses; every key starts the pause again.',
          meta: { title: 'Typing', rules: ['CAT-09'] },
          after: { searchDebounce: 'suggesting' },
        },
        suggesting: {
          description: 'Typing on leaves this state and so drops the answer under way.',
          meta: { title: 'Looking for suggestions', rules: ['CAT-09'] },
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
            onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
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
          description: 'The results page may still find more: it forgives typing mistakes.',
          meta: { title: 'No suggestion', rules: ['CAT-09'] },
        },
        failed: {
          description: 'Searching itself still works: Enter opens the results.',
          meta: { title: 'The suggestions failed', rules: ['CAT-09'] },
          tags: 'failed',
          on: { 'retry.requested': 'suggesting' },
        },
      },
    },
  },
});
