import { searchText } from '../../../../domain/search-text';
import { renderedPictures } from '../../pictures/goods';
import { commentsFor, reviewers } from '../reviews/comments';
import type { Rating } from '../stores/store-rows';
import { randomFrom } from '../support/random';
import { emojiPicture, slugOf, text } from '../support/text';
import { DAY, HOUR, sinceT0 } from '../t0';
import type { Text, WorldTable } from '../world.types';
import { providerSpecs } from './providers';
import { vehicleSpecs } from './vehicle-specs';
import type { VehicleSpec } from './vehicle-table';
import { vehicleBrands, vehicleCategories } from './vehicle-table';

const LAST_FIXTURE = 9;
const RENTAL = 6;

type VehicleReview = {
  id: number;
  vehicle_id: number;
  trip_id: null;
  customer_id: null;
  customer_name: string;
  comment: Text;
  reply: null;
  rating: number;
  created_at: string;
};

const reviewRows: VehicleReview[] = vehicleSpecs
  .flatMap(({ id }) => {
    const random = randomFrom(id * 49_979_687);
    return Array.from({ length: random.between(0, 7) }, () => {
      const rating = random.pick([5, 5, 5, 4, 4, 3]);
      return {
        vehicle_id: id,
        trip_id: null,
        customer_id: null,
        customer_name: random.pick(reviewers),
        comment: random.pick(tripComments(rating)),
        reply: null,
        rating,
        created_at: sinceT0(-random.between(2, 200) * DAY),
      };
    });
  })
  .map((review, index) => ({ id: index + 1, ...review }));

function tripComments(rating: number): Text[] {
  if (rating < 4)
    return [
      text('It was ready ten minutes late.', 'تأخر تجهيزها عشر دقائق.'),
      ...commentsFor(3, 'thing').slice(0, 1),
    ];
  return [
    text('Clean, full tank, no surprises on the bill.', 'نظيفة وخزانها ممتلئ ولا مفاجآت في الفاتورة.'),
    text('Handed over in five minutes.', 'سُلّمت خلال خمس دقائق.'),
    text('A joy on the coast road.', 'متعة على طريق الساحل.'),
    text('Exactly the car from the picture.', 'السيارة نفسها التي في الصورة.'),
  ];
}

export const vehicleReviews: WorldTable = { table: 'vehicle_reviews', rows: reviewRows };

const ratingAmong = (reviews: VehicleReview[]): Rating => {
  const count = reviews.length;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count };
};

const tripCount = (id: number): number => randomFrom(id * 7).between(3, 240);

const ofProvider = (providerId: number) =>
  vehicleSpecs.filter((vehicle) => vehicle.providerId === providerId);

export const providerRating = (providerId: number): Rating => {
  const ids = new Set(ofProvider(providerId).map(({ id }) => id));
  return ratingAmong(reviewRows.filter((review) => ids.has(review.vehicle_id)));
};

export const providerTrips = (providerId: number): number =>
  ofProvider(providerId).reduce((sum, { id }) => sum + tripCount(id), 0);

const nameIn = (table: WorldTable, id: number): Text =>
  (table.rows.find((row) => row.id === id)?.name as Text | undefined) ?? text('', '');

const about: Record<number, Text> = {
  1: text('Small outside, easy to park, light on fuel.', 'صغيرة من الخارج وسهلة الركن وقليلة الاستهلاك.'),
  2: text('Room for the family and what it takes along.', 'تتسع للعائلة وما تحمله معها.'),
  3: text(
    'High seats, big boot, ready for sand and slopes.',
    'مقاعد عالية وصندوق كبير، جاهزة للرمل والمنحدرات.',
  ),
  4: text('For an evening that should be remembered.', 'لأمسية تستحق أن تبقى في الذاكرة.'),
  5: text('Moves people, parcels and whole apartments.', 'تنقل الركاب والطرود وأثاث شقة كاملة.'),
  6: text('Past the traffic, with two helmets.', 'تتجاوز الزحام، مع خوذتين.'),
};

/** Deposit in smallest currency units, and kilometres included per day, by vehicle category. */
const rules: Record<number, [deposit: number, kilometres: number]> = {
  1: [150_00, 200],
  2: [200_00, 250],
  3: [300_00, 250],
  4: [800_00, 150],
  5: [300_00, 200],
  6: [100_00, 120],
};
const OLDER_FOR_LUXURY = 27;
const LUXURY = 4;

const rulesOf = ({ categoryId }: VehicleSpec) => {
  const [deposit, kilometres] = rules[categoryId] ?? [null, null];
  return {
    deposit,
    kilometres_per_day: kilometres,
    extra_kilometre_price: categoryId === LUXURY ? 75 : 25,
    minimum_age: categoryId === LUXURY ? OLDER_FOR_LUXURY : null,
  };
};

const engineOf = ({ fuel, seats, day, hourly }: VehicleSpec) => {
  const strength = Math.round((day ?? (hourly ?? 900) * 6) / 100);
  return {
    engine_capacity: fuel === 'electric' ? null : `${1000 + seats * 150} cc`,
    engine_power: `${60 + strength} hp`,
  };
};

/** Returns a vehicle's rendered pictures, or emojis until some are rendered. */
function galleryOf({ name, emojis }: VehicleSpec): string[] {
  const rendered = renderedPictures(RENTAL, name.en);
  return rendered.length > 0 ? rendered : emojis.map(emojiPicture);
}

export const vehicles: WorldTable = {
  table: 'vehicles',
  rows: vehicleSpecs.map((vehicle) => {
    const rating = ratingAmong(reviewRows.filter(({ vehicle_id }) => vehicle_id === vehicle.id));
    const provider = providerSpecs.find(({ id }) => id === vehicle.providerId);
    const kind = nameIn(vehicleCategories, vehicle.categoryId);
    const maker = nameIn(vehicleBrands, vehicle.brandId);
    return {
      id: vehicle.id,
      fixture: vehicle.id <= LAST_FIXTURE ? `V-0${vehicle.id}` : null,
      slug: `${slugOf(vehicle.name.en)}-${vehicle.id}`,
      provider_id: vehicle.providerId,
      category_id: vehicle.categoryId,
      brand_id: vehicle.brandId,
      name: vehicle.name,
      description: about[vehicle.categoryId] ?? null,
      model: String(2021 + (vehicle.id % 6)),
      images: galleryOf(vehicle),
      seats: vehicle.seats,
      transmission: vehicle.isAutomatic ? 'automatic' : 'manual',
      fuel: vehicle.fuel,
      has_air_condition: vehicle.hasAirCondition,
      ...engineOf(vehicle),
      hourly_price: vehicle.hourly,
      day_price: vehicle.day,
      distance_price: vehicle.distance,
      discount_type: vehicle.discount?.type ?? null,
      discount: vehicle.discount?.value ?? 0,
      ...rulesOf(vehicle),
      total: vehicle.total,
      is_new: vehicle.isNew,
      is_active: true,
      tags: [kind],
      rating: rating.average,
      rating_count: rating.count,
      trip_count: tripCount(vehicle.id),
      created_at: sinceT0(-(30 + ((vehicle.id * 53) % 400)) * DAY),
      search_text: searchText(
        [vehicle.name.en, vehicle.name.ar],
        [kind, maker, ...(provider ? [provider.name] : [])].flatMap(({ en, ar }) => [en, ar]),
      ),
    };
  }),
};

const LIMOUSINE = 6;

export const vehicleAbsences: WorldTable = {
  table: 'vehicle_absences',
  rows: [{ id: 1, vehicle_id: LIMOUSINE, starts: sinceT0(24 * HOUR), ends: sinceT0(48 * HOUR) }],
};
