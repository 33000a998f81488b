import { searchMachine } from '../../../machines/catalogue/search.machine';
import type { SearchSuggestion } from '../../../machines/catalogue/search.types';
import { createModel } from '../../support/model';

export const margherita: SearchSuggestion = { kind: 'item', id: 101, name: 'Margherita', imageUrl: null };

export const searchModel = createModel(searchMachine, {
  input: { recent: ['falafel'] },
  fixtures: [
    ...['', 'm', 'ma', 'margherita', 'Margherita'].map((query) => ({
      type: 'field.entered' as const,
      query,
    })),
    // One text just too short to be searched, and one just long enough.
    { type: 'query.changed', query: 'm' },
    { type: 'query.changed', query: 'ma' },
    { type: 'search.submitted', words: ' ' },
    { type: 'search.submitted', words: 'margherita' },
    { type: 'suggestion.chosen', suggestion: margherita },
    { type: 'xstate.done.actor.suggest', output: [margherita] },
    { type: 'xstate.done.actor.suggest', output: [] },
    { type: 'xstate.error.actor.suggest', error: { code: 'offline' } },
  ],
  vertex: ({ context }) => [context.recent.length > 0, context.query.trim().length >= 2],
  invariants: {
    'search ideas are offered only in an empty field': (at) =>
      !at.matches({ active: 'remembering' }) || at.context.query.trim() === '',
    'suggestions are offered only while there are some': (at) =>
      !at.matches({ active: 'suggested' }) || at.context.suggestions.length > 0,
    'a field without focus offers nothing': (at) =>
      !at.matches('idle') || at.context.suggestions.length === 0,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
