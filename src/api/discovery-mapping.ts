import type { Contract } from '../../contract/types.gen';
import { type Currency, type Minor, toMinor } from '../../domain/money';
import { type Page, toPage } from './catalogue-mapping';
import {
  listOf,
  numberOr,
  optionalNumber,
  optionalText,
  optionalWire,
  pictureOf,
  picturesOf,
  requiredNumber,
  requiredText,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

export type Review = {
  id: number;
  author: string | null;
  rating: number;
  comment: string;
  reply: string | null;
  createdAt: string;
  photos: string[];
};
/** `histogram`: the numbers of reviews with 5, 4, 3, 2 and 1 stars. `null`: the server did not send it. */
export type ReviewPage = Page<Review> & { histogram: number[] | null };

export type SearchSuggestion = {
  kind: 'item' | 'store';
  id: number;
  name: string;
  imageUrl: string | null;
  storeName: string | null;
  price: { low: Minor; high: Minor } | null;
};

export function toReviewPage(value: Wire<Contract['ReviewPage']> | null | undefined): ReviewPage {
  const breakdown = optionalWire(wireOf(value, 'reviews').rating_breakdown);
  return {
    ...toPage(value, ({ reviews }) => reviews, toReview),
    histogram: breakdown && [5, 4, 3, 2, 1].map((stars) => numberOr(breakdown[String(stars)], 0)),
  };
}

function toReview(value: Wire<Contract['Review']> | null | undefined): Review {
  const wire = wireOf(value, 'review');
  return {
    id: requiredNumber(wire, 'id'),
    author: optionalText(wire.customer_name),
    rating: requiredNumber(wire, 'rating'),
    comment: textOr(wire.comment, ''),
    reply: optionalText(wire.reply),
    createdAt: requiredText(wire, 'created_at'),
    photos: picturesOf(wire.attachment),
  };
}

export function toSuggestions(
  value: Wire<Contract['SearchSuggestion']> | null | undefined,
  currency: Currency,
): SearchSuggestion[] {
  const wire = wireOf(value, 'suggestions');
  return [
    ...wiresOf(wire.items).map((item) => ({
      ...toSuggestion('item', item, item.image_full_url),
      storeName: optionalText(item.store_name),
      price: priceOf(optionalNumber(item.price), optionalNumber(item.highest_price), currency),
    })),
    ...wiresOf(wire.stores).map((store) => toSuggestion('store', store, store.logo_full_url)),
  ];
}

function toSuggestion(
  kind: SearchSuggestion['kind'],
  wire: Wire<Contract['SearchSuggestionItem'] | Contract['SearchSuggestionStore']>,
  picture: string | null | undefined,
): SearchSuggestion {
  return {
    kind,
    id: requiredNumber(wire, 'id'),
    name: requiredText(wire, 'name'),
    imageUrl: pictureOf(picture),
    storeName: null,
    price: null,
  };
}

function priceOf(low: number | null, high: number | null, currency: Currency): SearchSuggestion['price'] {
  if (low === null) return null;
  return { low: toMinor(low, currency), high: toMinor(high ?? low, currency) };
}

export type WaitingCart = { moduleId: number; storeName: string; lines: number };

export const toWaitingCarts = (value: Wire<Contract['WaitingCart'][]> | null | undefined): WaitingCart[] =>
  listOf(value).map((entry) => {
    const wire = wireOf(entry, 'waiting cart');
    return {
      moduleId: requiredNumber(wire, 'module_id'),
      storeName: textOr(wire.store_name, ''),
      lines: numberOr(wire.lines, 0),
    };
  });
