import { assign, emit, setup } from 'xstate';
import type { RecentPlace } from '../../domain/recent-places';
import type { ChartMeta } from '../shared/chart';
import { forgetFailure, setFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import type { Suggestion } from './location.types';
import type {
  PlaceSearchContext,
  PlaceSearchEmitted,
  PlaceSearchEvent,
  PlaceSearchInput,
} from './place-search.types';

export const placeSearchMachine = setup({
  types: {} as {
    input: PlaceSearchInput;
    context: PlaceSearchContext;
    events: PlaceSearchEvent;
    emitted: PlaceSearchEmitted;
    tags: 'failed' | 'searching';
    meta: ChartMeta;
  },
  actors: {
    suggestPlaces: notProvided<Suggestion[], { query: string }>('suggestPlaces'),
  },
  guards: {
    isLongEnough: (_, query: string) => query.trim().length >= 2,
    /** Returns whether to show recent places: the field is empty and there are some. */
    canRemember: ({ context }, query: string) => query.trim() === '' && context.recent.length > 0,
    isEmpty: (_, recent: RecentPlace[]) => recent.length === 0,
    hasSuggestions: (_, suggestions: Suggestion[]) => suggestions.length > 0,
  },
  actions: {
    setQuery: assign((_, query: string) => ({ query })),
    setSuggestions: assign((_, suggestions: Suggestion[]) => ({ suggestions })),
    dropSuggestions: assign({ suggestions: [] }),
    setRecent: assign((_, recent: RecentPlace[]) => ({ recent })),
    announceForgotten: emit({ type: 'recent.forgotten' }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
  },
  delays: { searchDebounce: 500 },
}).createMachine({
  id: 'placeSearch',
  description: 'Suggests addresses while the customer types. Every address field has its own search.',
  meta: { title: 'Place search', rules: ['LOC-14', 'LOC-15', 'LOC-16'] },
  context: ({ input }) => ({ ...input, query: '', suggestions: [], failure: null }),
  initial: 'idle',
  on: {
    'query.changed': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event.query },
        target: '.typing',
        actions: { type: 'setQuery', params: ({ event }) => event.query },
      },
      {
        guard: { type: 'canRemember', params: ({ event }) => event.query },
        target: '.remembering',
        actions: { type: 'setQuery', params: ({ event }) => event.query },
      },
      {
        description: 'One letter is too short for suggestions.',
        target: '.idle',
        actions: { type: 'setQuery', params: ({ event }) => event.query },
      },
    ],
    'search.closed': { target: '.idle', actions: { type: 'setQuery', params: '' } },
    'recent.changedElsewhere': {
      description: 'All tabs share recent places.',
      meta: { rules: ['STO-03'] },
      actions: { type: 'setRecent', params: ({ event }) => event.recent },
    },
    'suggestion.chosen': {
      target: '.idle',
      actions: { type: 'setQuery', params: ({ event }) => event.suggestion.text },
    },
  },
  states: {
    idle: {
      meta: { title: 'Not searching' },
      entry: 'dropSuggestions',
      on: {
        'field.entered': {
          guard: { type: 'canRemember', params: ({ context }) => context.query },
          target: 'remembering',
        },
      },
    },
    remembering: {
      description: 'Shows recent places of this device, which the customer can reuse or clear.',
      meta: { title: 'Recent places', rules: ['STO-01'] },
      entry: 'dropSuggestions',
      on: {
        'field.left': 'idle',
        'recent.chosen': {
          target: 'idle',
          actions: { type: 'setQuery', params: ({ event }) => event.place.label },
        },
        'recent.cleared': {
          target: 'idle',
          actions: [{ type: 'setRecent', params: [] }, 'announceForgotten'],
        },
        'recent.changedElsewhere': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.recent },
            target: 'idle',
            actions: { type: 'setRecent', params: ({ event }) => event.recent },
          },
          { actions: { type: 'setRecent', params: ({ event }) => event.recent } },
        ],
      },
    },
    typing: {
      description: 'Waits until the customer stops typing. Every key restarts the wait.',
      meta: { title: 'Typing', rules: ['LOC-15'] },
      after: { searchDebounce: 'suggesting' },
    },
    suggesting: {
      description: 'If the customer types more, the request is cancelled.',
      meta: { title: 'Loading suggestions', rules: ['LOC-14', 'LOC-15'] },
      tags: 'searching',
      entry: 'forgetFailure',
      invoke: {
        id: 'suggestPlaces',
        src: 'suggestPlaces',
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
      meta: { title: 'Suggestions', rules: ['LOC-16'] },
    },
    nothing: {
      description: 'The map and the current location stay available.',
      meta: { title: 'Nothing found', rules: ['LOC-21'] },
      entry: 'dropSuggestions',
    },
    failed: {
      meta: { title: 'Search failed', rules: ['LOC-21'] },
      tags: 'failed',
      entry: 'dropSuggestions',
      on: { 'retry.requested': 'suggesting' },
    },
  },
});
