import type { RecentPlace } from '../../../domain/recent-places';
import type { Suggestion } from '../../../machines/location/location.types';
import type { placeSearchMachine } from '../../../machines/location/place-search.machine';
import type { Act, Page, Sight, Target } from '../../support/model/page';
import { answers, failsToRead } from '../shared/page-parts';

const LOOKUP = '/config/place-api-autocomplete';
const field: Target = { role: 'combobox', name: 'Delivery address' };
const list: Target = { role: 'listbox', name: 'Suggested addresses' };
const places: Target = { role: 'listbox', name: 'Recent places' };
const clear: Target = { role: 'button', name: 'Clear' };
const retry: Target = { role: 'button', name: 'Try again' };
const looking = 'Searching for addresses…';
const nothing = 'No address found. Try just the street, or use your current location.';
const quiet: Sight[] = [
  { lacks: list },
  { lacks: places },
  { misses: looking },
  { misses: nothing },
  { lacks: retry },
];
const leaves: Act[] = [{ act: 'key', on: field, key: 'Tab' }];

export const placeSearchPage: Page<typeof placeSearchMachine> = {
  open: ({ recent }) => ({ path: '/', storage: { recent_places: JSON.stringify(recent) } }),
  calls: [LOOKUP],
  // A chosen place starts another flow on another page.
  silent: ['/config/place-api-details', '/config/get-zone-id'],
  acts: {
    'field.entered': [...leaves, { act: 'press', on: field }],
    // The button that clears recent places follows them in tab order.
    'field.left': (_event, before) =>
      before.matches('remembering') ? [...leaves, { act: 'key', on: clear, key: 'Tab' }] : leaves,
    'recent.chosen': ({ place }: { place: RecentPlace }) => [
      { act: 'press', on: { role: 'option', name: place.label, inside: places } },
    ],
    'recent.cleared': [{ act: 'press', on: clear }],
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
    remembering: ({ context }) => [
      { sees: clear },
      ...context.recent.map(
        ({ label }): Sight => ({ sees: { role: 'option', name: label, inside: places } }),
      ),
    ],
    typing: [{ misses: looking }],
    suggesting: [{ reads: looking }],
    suggested: ({ context }) =>
      context.suggestions.map(({ text }) => ({ sees: { role: 'option', name: text } })),
    nothing: [{ reads: nothing }, { lacks: list }],
    failed: [{ sees: retry }, { lacks: list }],
  },
  impossible: { 'recent.changedElsewhere': 'this needs another tab' },
  endsIn: [],
};
