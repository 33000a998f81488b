import { renderedPictures } from '../../pictures/goods';
import type { ItemSpec } from '../items/item.types';
import type { Rating } from '../stores/store-rows';
import { type Random, randomFrom } from '../support/random';
import { emojiPicture } from '../support/text';
import { DAY, HOUR, sinceT0 } from '../t0';
import type { Text } from '../world.types';
import { commentsFor, headphoneComments, replies, reviewers } from './comments';

type ReviewRow = {
  id: number;
  store_id: number;
  item_id: number;
  customer_name: string;
  comment: Text | null;
  reply: Text | null;
  rating: number;
  created_at: string;
  photos: string[];
};

/** One review of this number has a picture. */
const PHOTOGRAPHERS = 5;
const MAX_PHOTOS = 2;

const photosOf = ({ store, name, emojis }: ItemSpec): string[] => {
  const rendered = renderedPictures(store.moduleId, name.en);
  return (rendered.length > 0 ? rendered : emojis.map(emojiPicture)).slice(0, MAX_PHOTOS);
};

/** Luxury vehicles have no trips and therefore no reviews. The demo shows them for their prices only. */
const NOBODY_BUYS = 'luxury';

const HEADPHONES = 'E-07';
const UNRATED = 'E-08';
const MARGHERITA = 'F-01';

/** The number of reviews with five, four, three, two and one stars. */
type Histogram = [five: number, four: number, three: number, two: number, one: number];

const histograms: Record<string, Histogram> = {
  [HEADPHONES]: [13, 6, 2, 1, 1],
  [UNRATED]: [0, 0, 0, 0, 0],
  'F-02': [21, 9, 3, 1, 0],
  'F-12': [14, 8, 2, 0, 1],
  'G-01': [17, 5, 1, 1, 0],
  'G-06': [9, 4, 1, 0, 1],
  'PH-02': [12, 3, 1, 0, 0],
  'E-01': [8, 7, 4, 2, 1],
};

/**
 * The store of the specification's example: 50 reviews with an average of 4.46. They are spread over the
 * store's dishes.
 */
const BASIL_KITCHEN = 1;
const basilKitchen: Histogram = [32, 12, 4, 1, 1];
const OF_THE_MARGHERITA = 20;
const OF_ANOTHER_DISH = 3;

const starsOf = (histogram: Histogram): number[] =>
  histogram.flatMap((count, index) => Array.from({ length: count }, () => 5 - index));

const usualStars = [5, 5, 5, 5, 5, 4, 4, 4, 3, 2];

function starsFor(item: ItemSpec, random: Random, ofBasilKitchen: number[]): number[] {
  if (item.store.id === BASIL_KITCHEN)
    return ofBasilKitchen.splice(0, item.fixture === MARGHERITA ? OF_THE_MARGHERITA : OF_ANOTHER_DISH);
  const histogram = item.fixture === null ? undefined : histograms[item.fixture];
  if (item.category === NOBODY_BUYS) return [];
  if (histogram) return random.shuffled(starsOf(histogram));
  return Array.from({ length: random.chance(0.3) ? 0 : random.between(1, 6) }, () => random.pick(usualStars));
}

const PHARMACY = 3;
const MEALS = [1, 2, 7];

function kindOf({ store: { moduleId } }: ItemSpec) {
  if (moduleId === PHARMACY) return 'medicine';
  return MEALS.includes(moduleId) ? 'meal' : 'thing';
}

function commentOf(item: ItemSpec, rating: number, random: Random): Text | null {
  if (random.chance(0.25)) return null;
  return random.pick(
    item.fixture === HEADPHONES && rating > 2 ? headphoneComments : commentsFor(rating, kindOf(item)),
  );
}

function replyTo(comment: Text | null, rating: number, random: Random): Text | null {
  if (comment === null || !random.chance(0.3)) return null;
  const [thanks, apology, promise] = replies as [Text, Text, Text];
  if (rating >= 4) return thanks;
  return rating === 3 ? promise : apology;
}

/** Returns the reviews of all items, oldest first. No review is older than its item. */
export function reviewRows(items: readonly ItemSpec[]): ReviewRow[] {
  let nextId = 1;
  const ofBasilKitchen = randomFrom(BASIL_KITCHEN).shuffled(starsOf(basilKitchen));
  return items.flatMap((item) => {
    // Stores do not show reviews of prescription medicine.
    if (!item.store.terms.has_reviews || item.needsPrescription) return [];
    const random = randomFrom(item.id * 15_485_863);
    return starsFor(item, random, ofBasilKitchen).map((rating) => {
      const comment = commentOf(item, rating, random);
      const row = {
        id: nextId,
        store_id: item.store.id,
        item_id: item.id,
        customer_name: random.pick(reviewers),
        comment,
        reply: replyTo(comment, rating, random),
        rating,
        created_at: sinceT0(-random.between(1, 150) * DAY - random.between(1, 20) * HOUR),
        photos: nextId % PHOTOGRAPHERS === 0 ? photosOf(item) : [],
      };
      nextId += 1;
      return row;
    });
  });
}

/** Returns the average rating of each key, with two decimals. */
export function ratingsBy(
  reviews: readonly ReviewRow[],
  key: 'item_id' | 'store_id',
): (id: number) => Rating {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const review of reviews) {
    const { sum, count } = sums.get(review[key]) ?? { sum: 0, count: 0 };
    sums.set(review[key], { sum: sum + review.rating, count: count + 1 });
  }
  return (id) => {
    const found = sums.get(id);
    if (!found) return { average: 0, count: 0 };
    return { average: Math.round((found.sum / found.count) * 100) / 100, count: found.count };
  };
}
