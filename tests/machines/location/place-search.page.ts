import type { Suggestion } from '../../../machines/location/location.types';
import type { placeSearchMachine } from '../../../machines/location/place-search.machine';
import type { Page, Target } from '../../support/model/page';
import { answers, failsToRead } from '../shared/page-parts';

const LOOKUP = '/config/place-api-autocomplete';
const field: Target = { role: 'combobox', name: 'Delivery address' };
const list: Target = { role: 'listbox', name: 'Suggested addresses' };
const retry: Target = { role: 'button', name: 'Try again' };
const looking = 'Looking for addresses…';
const nothing = 'No such address was found. Try the street alone, or use your current location.';
const quiet = [{ lacks: list }, { misses: looking }, { misses: nothing }, { lacks: retry }];

export const placeSearchPage: Page<typeof placeSearchMachine> = {
  open: () => ({ path: '/', storage: {} }),
  calls: [LOOKUP],
  // What a chosen place leads to is another flow, on another page.
  silent: ['/config/place-api-details'],
  acts: {
    'query.changed': ({ query }: { query: string }) => [
      { act: 'type', into: field, text: '' },
      { act: 'type', into: field, text: query },
    ],
    'search.closed': [{ act: 'key', on: field, key: 'Escape' }],
    'suggestion.chosen': ({ suggestion }: { suggestion: Suggestion }) => [
      { act: 'press', on: { role: 'option', name: suggestion.text } },
    ],
    'retry.requested': [{ act: 'press', on: retry }],
  },
  answers: {
    'xstate.done.actor.suggestPlaces': (suggestions: Suggestion[]) => [
      answers(LOOKUP, {
        suggestions: suggestions.map(({ placeId, text }) => ({
          placePrediction: { placeId, text: { text } },
        })),
      }),
    ],
    'xstate.error.actor.suggestPlaces': (error: object) => [failsToRead(LOOKUP, error)],
  },
  timers: { searchDebounce: 500 },
  sights: {
    idle: quiet,
    typing: [{ misses: looking }],
    suggesting: [{ reads: looking }],
    suggested: ({ context }) =>
      context.suggestions.map(({ text }) => ({ sees: { role: 'option', name: text } })),
    nothing: [{ reads: nothing }, { lacks: list }],
    failed: [{ sees: retry }, { lacks: list }],
  },
  impossible: {},
  endsIn: [],
};
