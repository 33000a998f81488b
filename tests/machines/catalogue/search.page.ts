import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from '../../../machines/catalogue/search.machine';
import type { SearchSuggestion } from '../../../machines/catalogue/search.types';
import type { Act, Page, Sight, Target } from '../../support/model/page';
import { wireItem } from '../../support/model/wire';
import { cartItem } from '../cart/cart-lines';
import { answers, failsToRead, livesInHarbour } from '../shared/page-parts';

type At = SnapshotFrom<typeof searchMachine>;

const SUGGEST = '/items/item-or-store-search';
const field: Target = { role: 'combobox', name: 'Search items and stores' };
const list: Target = { role: 'listbox', name: 'Suggestions' };
const clear: Target = { role: 'button', name: 'Clear' };
const retry: Target = { role: 'button', name: 'Try again' };
const SEARCHING = 'Searching…';
const NOTHING = 'No suggestions. Press Enter to search everywhere.';
const quiet: Sight[] = [
  { lacks: list },
  { lacks: clear },
  { lacks: retry },
  { misses: SEARCHING },
  { misses: NOTHING },
];
const leaves: Act = { act: 'key', on: field, key: 'Tab' };

export const searchPage: Page<typeof searchMachine> = {
  model: { vertex: ({ context }: At) => [context.recent.length > 0, context.query] },
  open: ({ recent }) => ({
    path: '/help-and-support?scenario=CFG-BASE',
    storage: { ...livesInHarbour, guest_id: 'guest-1', recent_searches: JSON.stringify(recent) },
  }),
  calls: [SUGGEST],
  fixed: {
    '/items/details/101': wireItem(cartItem()),
    '/items/search': { products: [], total_size: 0 },
    '/customer/cart/list': [],
  },
  acts: {
    // Leaves the field first if it has the focus.
    'field.entered': [leaves, { act: 'press', on: field }],
    'query.changed': ({ query }: { query: string }) => [
      { act: 'type', into: field, text: '' },
      { act: 'type', into: field, text: query },
    ],
    'search.submitted': ({ words }: { words: string }) => [
      ...(words.trim() === '' ? [] : [{ act: 'type', into: field, text: words } as const]),
      { act: 'key', on: field, key: 'Enter' },
    ],
    // While no suggestions are open, Escape empties the field, as in every search field of this browser.
    'search.closed': (_event, at) => [
      ...(at.matches({ active: 'typing' }) ? [] : [{ act: 'key', on: field, key: 'Escape' } as const]),
      leaves,
    ],
    'suggestion.chosen': ({ suggestion }: { suggestion: SearchSuggestion }) => [
      { act: 'press', on: { role: 'option', name: suggestion.name, inside: list } },
    ],
    'recent.cleared': [{ act: 'press', on: clear }],
    'retry.requested': [{ act: 'press', on: retry }],
  },
  answers: {
    'xstate.done.actor.suggest': (found: SearchSuggestion[]) => [
      answers(SUGGEST, {
        items: found.map(({ id, name }) => ({ id, name, image_full_url: null })),
        stores: [],
      }),
    ],
    'xstate.error.actor.suggest': (error: object) => [failsToRead(SUGGEST, error)],
  },
  timers: { searchDebounce: 500 },
  sights: {
    idle: quiet,
    'active.remembering': ({ context }) => [
      context.recent.length > 0 ? { sees: clear } : { lacks: clear },
      ...context.recent.map((words): Sight => ({ sees: { role: 'option', name: words, inside: list } })),
    ],
    'active.typing': [{ misses: SEARCHING }, { lacks: list }],
    'active.suggesting': [{ reads: SEARCHING }],
    'active.suggested': ({ context }) =>
      context.suggestions.map(({ name }) => ({ sees: { role: 'option', name, inside: list } })),
    'active.nothing': [{ reads: NOTHING }, { lacks: list }],
    'active.failed': [{ sees: retry }, { lacks: list }],
  },
  news: {
    'results.requested': ({ words }: { words: string }) => [{ address: `search=${words}` }],
    'suggestion.opened': ({ suggestion }: { suggestion: SearchSuggestion }) => [
      { address: `/product/${suggestion.id}` },
    ],
  },
  impossible: {
    'person.left': 'the paths of the session do it',
    'field.entered': ({ query }: { query: string }, { context }) =>
      query === context.query ? null : 'the field contains another text',
    'search.submitted': ({ words }: { words: string }, at: At) =>
      words.trim() !== '' || (at.matches({ active: 'remembering' }) && at.context.query === '')
        ? null
        : 'an emptied field shows the recent searches first',
  },
  endsIn: [],
};
