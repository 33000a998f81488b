import type { VendorRegistration } from '../../../contract/types.gen';
import { isDay } from '../../../domain/calendar-day';
import type { RequestContext } from '../../http/request-context';
import { zonesOf } from '../location/zone-memory';
import { documentNumberOf, type Problems } from './applicant';
import { REGISTRATION_MESSAGES as SAYS } from './registration.messages';

const TIME_TYPES = ['min', 'hours', 'days'];
const LONGEST_TIME = 1000;
const PLANS = ['commission', 'subscription'] as const;
type Plan = (typeof PLANS)[number];

const MAX_TRANSLATIONS = 10;
const KEYS = ['name', 'address'];
const LOCALES = ['en', 'ar'];

export type StoreDetails = {
  module_id: number;
  lat: number;
  lng: number;
  delivery_time: { minimum: number; maximum: number; type: string } | null;
  translations: Translation[];
  business_plan: Plan;
  pickup_zone_ids: number[];
  tin_expires: string | null;
};
type Translation = { locale: string; key: string; value: string };

type Read = { details: StoreDetails; documentNumber: string | null };

export async function readStore(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  form: VendorRegistration,
  problems: Problems,
): Promise<Read> {
  const { rows, index } = await zonesOf(database);
  const lat = Number(form.latitude);
  const lng = Number(form.longitude);
  const zone = rows.find(({ id }) => id === form.zone_id);
  if (zone === undefined) problems.add('zone_id', SAYS.zone);
  else if (!isPoint(lat, lng) || !index.zonesAt({ lat, lng }).includes(zone.id))
    problems.add('latitude', SAYS.place);
  if (zone !== undefined && !(await hasMarket(database, form.module_id, zone.id)))
    problems.add('module_id', SAYS.module);
  const tin = problems.text('tin', form.tin, 40);
  const documentNumber = documentNumberOf(tin);
  if (tin !== null && documentNumber === null) problems.add('tin', SAYS.documentNumber);
  if (form.package_id != null) problems.add('package_id', SAYS.package);
  return {
    documentNumber,
    details: {
      module_id: form.module_id,
      lat,
      lng,
      delivery_time: deliveryTime(form, problems),
      translations: translationsIn(form.translations, problems),
      business_plan: planOf(form.business_plan, problems),
      pickup_zone_ids: pickupZones(
        form.pickup_zone_id,
        rows.map(({ id }) => id),
        problems,
      ),
      tin_expires: expiryOf(form.tin_expire_date, now, problems),
    },
  };
}

const isPoint = (lat: number, lng: number): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Returns whether stores can register in this module. The parcel module has no stores. */
async function hasMarket(
  database: RequestContext['database'],
  moduleId: number,
  zoneId: number,
): Promise<boolean> {
  const found = await database.query(
    `select 1 from modules m join module_zones mz on mz.module_id = m.id
     where m.id = $1 and mz.zone_id = $2 and m.is_active and m.type is distinct from 'parcel'`,
    [moduleId, zoneId],
  );
  return found.length > 0;
}

function deliveryTime(
  { minimum_delivery_time, maximum_delivery_time, delivery_time_type }: VendorRegistration,
  problems: Problems,
): StoreDetails['delivery_time'] {
  if (minimum_delivery_time === undefined && maximum_delivery_time === undefined) return null;
  const minimum = minimum_delivery_time ?? 0;
  const maximum = maximum_delivery_time ?? 0;
  const type = delivery_time_type ?? 'min';
  if (minimum < 1 || minimum > maximum || maximum > LONGEST_TIME)
    problems.add('minimum_delivery_time', SAYS.times);
  if (!TIME_TYPES.includes(type)) problems.add('delivery_time_type', SAYS.timeType);
  return { minimum, maximum, type };
}

function translationsIn(text: string | undefined, problems: Problems): Translation[] {
  if (text === undefined || text.trim() === '') return [];
  const list = jsonIn(text);
  if (!Array.isArray(list) || list.length > MAX_TRANSLATIONS || !list.every(isTranslation)) {
    problems.add('translations', SAYS.translations);
    return [];
  }
  return list.map(({ locale, key, value }) => ({ locale, key, value: value.trim() }));
}

function isTranslation(entry: unknown): entry is Translation {
  const { locale, key, value } = (entry ?? {}) as Partial<Record<keyof Translation, unknown>>;
  return (
    LOCALES.some((known) => known === locale) &&
    KEYS.some((known) => known === key) &&
    typeof value === 'string' &&
    value.length <= 500 &&
    !/\0|\p{Surrogate}/u.test(value)
  );
}

function planOf(text: string | undefined, problems: Problems): Plan {
  const plan = PLANS.find((known) => known === (text ?? 'commission'));
  if (plan === undefined) problems.add('business_plan', SAYS.plan);
  return plan ?? 'commission';
}

/** Returns a rental provider's pick-up zones from a JSON list such as `[1,2]`. */
function pickupZones(
  text: string | null | undefined,
  known: readonly number[],
  problems: Problems,
): number[] {
  if (text == null || text.trim() === '') return [];
  const ids = [jsonIn(text)].flat().map(Number);
  if (ids.every((id) => known.includes(id))) return [...new Set(ids)];
  problems.add('pickup_zone_id', SAYS.zone);
  return [];
}

function expiryOf(text: string | null | undefined, now: number, problems: Problems): string | null {
  if (text == null || text.trim() === '') return null;
  const day = text.trim();
  if (!isDay(day)) return problems.add('tin_expire_date', SAYS.date);
  return Date.parse(day) < now ? problems.add('tin_expire_date', SAYS.expired) : day;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
