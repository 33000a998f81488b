import { priceRange } from '../../../domain/item-price';
import { fromMinor } from '../../../domain/money';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import type { ItemRow } from '../shared/item.rows';
import { toTerms } from '../shared/item.terms';
import { optionalTextIn, textIn } from '../shared/local-text';
import { itemsById } from './by-ids.store';
import { nearestWords, wordsOf } from './search.store';
import { findSuggestions } from './suggestions.store';

export const suggestionRoutes = (): Operations => ({
  suggestSearch: async (request) => {
    const { database, language, query } = request;
    const words = wordsOf(query.name);
    const exact = await findSuggestions(database, words, request);
    const nearest = exact.length === 0 ? await nearestWords(database, words, request.moduleId) : null;
    const rows = nearest ? await findSuggestions(database, nearest, request) : exact;
    const ids = rows.filter(({ kind }) => kind === 'item').map(({ id }) => id);
    const sold = await itemsById(database, ids, request.now);
    return {
      items: rows
        .filter(({ kind }) => kind === 'item')
        .map(({ id, name, picture, unit }) => ({
          id,
          name: textIn(name, language),
          image_full_url: picture,
          unit_type: optionalTextIn(unit, language),
          ...soldAt(sold.get(id), request),
        })),
      stores: rows
        .filter(({ kind }) => kind === 'store')
        .map(({ id, name, picture }) => ({ id, name: textIn(name, language), logo_full_url: picture })),
    };
  },
});

/** Returns the item's store, and its price as the card shows it. */
function soldAt(
  row: ItemRow | undefined,
  { language, currency }: Pick<RequestContext, 'language' | 'currency'>,
) {
  if (row === undefined) return {};
  const { low, high } = priceRange(toTerms(row, language));
  return {
    store_name: textIn(row.store_name, language),
    price: fromMinor(low, currency),
    highest_price: fromMinor(high, currency),
  };
}
