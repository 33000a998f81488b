import { assign, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Suggestion } from './location.types';
import type { PlaceSearchContext, PlaceSearchEvent } from './place-search.types';

export const placeSearchMachine = setup({
  types: {} as {
    context: PlaceSearchContext;
    events: PlaceSearchEvent;
    tags: 'failed' | 'searching';
    meta: ChartMeta;
  },
  actors: {
    suggestPlaces: notProvided<Suggestion[], { query: string }>('suggestPlaces'),
  },
  guards: {
    isLongEnough: (_, query: string) => query.trim().length >= 2,
    hasSuggestions: (_, suggestions: Suggestion[]) => suggestions.length > 0,
  },
  actions: {
    setQuery: assign((_, query: string) => ({ query })),
    setSuggestions: assign((_, suggestions: Suggestion[]) => ({ suggestions })),
    dropSuggestions: assign({ suggestions: [] }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  delays: { searchDebounce: 500 },
}).createMachine({
  id: 'placeSearch',
  description: 'Suggests addresses for what is being typed. Every field that asks for a place has its own.',
  meta: { title: 'Place search', rules: ['LOC-14', 'LOC-15', 'LOC-16'] },
  context: { query: '', suggestions: [], failure: null },
  initial: 'idle',
  on: {
    'query.changed': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event.query },
        target: '.typing',
        actions: { type: 'setQuery', params: ({ event }) => event.query },
      },
      {
        description: 'One letter says nothing yet.',
        target: '.idle',
        actions: { type: 'setQuery', params: ({ event }) => event.query },
      },
    ],
    'search.closed': { target: '.idle', actions: { type: 'setQuery', params: '' } },
    'suggestion.chosen': {
      target: '.idle',
      actions: { type: 'setQuery', params: ({ event }) => event.suggestion.text },
    },
  },
  states: {
    idle: {
      meta: { title: 'Not searching' },
      entry: 'dropSuggestions',
    },
    typing: {
      description: 'Waits until the customer pauses; every key starts the pause again.',
      meta: { title: 'Typing', rules: ['LOC-15'] },
      after: { searchDebounce: 'suggesting' },
    },
    suggesting: {
      description: 'Typing on leaves this state and so drops the answer under way.',
      meta: { title: 'Looking for suggestions', rules: ['LOC-14', 'LOC-15'] },
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
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    suggested: {
      meta: { title: 'Suggestions', rules: ['LOC-16'] },
    },
    nothing: {
      description: 'No dead end: the map and the current location stay on offer.',
      meta: { title: 'Nothing found', rules: ['LOC-21'] },
      entry: 'dropSuggestions',
    },
    failed: {
      meta: { title: 'The search failed', rules: ['LOC-21'] },
      tags: 'failed',
      entry: 'dropSuggestions',
      on: { 'retry.requested': 'suggesting' },
    },
  },
});
