import type { Operations } from '../../http/operation';
import { optionalTextIn, textIn } from '../shared/local-text';
import { nearestWords, wordsOf } from './search.store';
import { findSuggestions } from './suggestions.store';

export const suggestionRoutes = (): Operations => ({
  suggestSearch: async (request) => {
    const { database, language, query } = request;
    const words = wordsOf(query.name);
    const exact = await findSuggestions(database, words, request);
    const nearest = exact.length === 0 ? await nearestWords(database, words, request.moduleId) : null;
    const rows = nearest ? await findSuggestions(database, nearest, request) : exact;
    return {
      items: rows
        .filter(({ kind }) => kind === 'item')
        .map(({ id, name, picture, unit }) => ({
          id,
          name: textIn(name, language),
          image_full_url: picture,
          unit_type: optionalTextIn(unit, language),
        })),
      stores: rows
        .filter(({ kind }) => kind === 'store')
        .map(({ id, name, picture }) => ({ id, name: textIn(name, language), logo_full_url: picture })),
    };
  },
});
