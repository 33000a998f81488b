import type { Rating } from '../stores/store-rows';
import { slugOf, text } from '../support/text';
import { DAY, HOUR, MINUTE, sinceT0 } from '../t0';
import type { DemoPlaces, Text, WorldTable } from '../world.types';

const RENTAL = 6;
const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6];

type ProviderDiscount = { percent: number; maximum: number; minimum: number; ends: string };

type ProviderSpec = {
  id: number;
  name: Text;
  description: Text;
  zoneIds: [number, ...number[]];
  emojis: string[];
  discount: ProviderDiscount | null;
  fuelRule: 'full_to_full' | 'same_level';
  protection: Text;
  minimumAge: number;
  licenceYears: number;
};

const DAMAGE_COVER = text(
  'Third-party and damage cover included. You pay at most the deposit for any damage.',
  'يشمل السعر التأمين ضد الغير والأضرار، ولا تدفع عن أي ضرر أكثر من مبلغ الضمان.',
);
const FULL_COVER = text(
  'Full cover included, glass and tyres too. You pay nothing for damage.',
  'يشمل السعر التأمين الشامل مع الزجاج والإطارات، ولا تدفع شيئًا عن الأضرار.',
);

export const providerSpecs: ProviderSpec[] = [
  {
    id: 1,
    name: text('Coastline', 'خط الساحل'),
    description: text('Big cars for the road along the sea', 'سيارات كبيرة للطريق الممتد على البحر'),
    zoneIds: [1],
    emojis: ['1f699', '1f30a', '1f334', '1f6e3-fe0f'],
    discount: { percent: 20, maximum: 3000, minimum: 10_000, ends: sinceT0(DAY - HOUR) },
    fuelRule: 'full_to_full',
    protection: DAMAGE_COVER,
    minimumAge: 23,
    licenceYears: 2,
  },
  {
    id: 2,
    name: text('HillDrive', 'هيل درايف'),
    description: text('Small cars that like steep streets', 'سيارات صغيرة تحب الشوارع المنحدرة'),
    zoneIds: [2],
    emojis: ['1f697', '26f0-fe0f', '1f332', '1f5fa-fe0f'],
    discount: { percent: 15, maximum: 0, minimum: 0, ends: sinceT0(-MINUTE) },
    fuelRule: 'same_level',
    protection: DAMAGE_COVER,
    minimumAge: 21,
    licenceYears: 1,
  },
  {
    id: 3,
    name: text('City Wheels', 'عجلات المدينة'),
    description: text(
      'From scooters to limousines, all over town',
      'من الدراجات إلى الليموزين في كل المدينة',
    ),
    zoneIds: [1, 2],
    emojis: ['1f6f5', '1f695', '1f306', '1f6a6'],
    discount: null,
    fuelRule: 'full_to_full',
    protection: FULL_COVER,
    minimumAge: 21,
    licenceYears: 1,
  },
  {
    id: 4,
    name: text('Quick Cars', 'كويك كارز'),
    description: text('Booked in a minute, ready in ten', 'حجز في دقيقة وجاهزة في عشر'),
    zoneIds: [1],
    emojis: ['1f3ce-fe0f', '26a1', '1f511', '23f1-fe0f'],
    discount: { percent: 10, maximum: 0, minimum: 0, ends: sinceT0(5 * MINUTE) },
    fuelRule: 'same_level',
    protection: DAMAGE_COVER,
    minimumAge: 25,
    licenceYears: 3,
  },
];

export const providerSlug = ({ name }: ProviderSpec): string => slugOf(name.en);

export const providers = (
  places: DemoPlaces,
  ratingOf: (providerId: number) => Rating,
  tripsOf: (providerId: number) => number,
): WorldTable => ({
  table: 'providers',
  rows: providerSpecs.map((provider) => {
    const [zoneId] = provider.zoneIds;
    const { lat, lng, address } = places.addressIn(zoneId, 400 + provider.id);
    const slug = providerSlug(provider);
    const rating = ratingOf(provider.id);
    return {
      id: provider.id,
      fixture: `PR-${provider.id}`,
      slug,
      module_id: RENTAL,
      zone_id: zoneId,
      name: provider.name,
      description: provider.description,
      address,
      lat,
      lng,
      phone: `+9714666100${provider.id}`,
      email: `desk@${slug}.example`,
      logo: `/pictures/logo/${slug}.svg`,
      cover: `/pictures/cover/${slug}.svg`,
      tax_percent: 5,
      rating: rating.average,
      rating_count: rating.count,
      trip_count: tripsOf(provider.id),
      discount_percent: provider.discount?.percent ?? null,
      discount_maximum: provider.discount?.maximum ?? 0,
      discount_minimum_purchase: provider.discount?.minimum ?? 0,
      discount_starts: provider.discount ? sinceT0(-20 * DAY) : null,
      discount_ends: provider.discount?.ends ?? null,
      fuel_rule: provider.fuelRule,
      protection: provider.protection,
      minimum_age: provider.minimumAge,
      licence_years: provider.licenceYears,
      is_active: true,
      created_at: sinceT0(-(300 + provider.id * 70) * DAY),
    };
  }),
});

export const providerZones: WorldTable = {
  table: 'provider_zones',
  rows: providerSpecs.flatMap(({ id, zoneIds }) =>
    zoneIds.map((zoneId) => ({ provider_id: id, zone_id: zoneId })),
  ),
};

export const providerHours: WorldTable = {
  table: 'provider_hours',
  rows: providerSpecs.flatMap(({ id }) =>
    DAYS_OF_WEEK.map((day) => ({ provider_id: id, day, opens: '06:00', closes: '23:59' })),
  ),
};
