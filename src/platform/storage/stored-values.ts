import type { Place } from '../../../domain/catalogue';
import { dietProfile, noDiet } from '../../../domain/diet';
import type { StoredDiet } from '../../../machines/preferences/diet.types';
import type { Language, Theme } from '../../../machines/preferences/preferences.types';
import { isLanguage } from '../../i18n/languages';
import type { KeyValueStore } from './browser-store';
import { attempt } from './browser-store';

/** The specification defines these storage keys [STO-01]. */
export const storageKeys = {
  token: 'token',
  /** Set if the server rejected the token. Absent if the customer signed out. */
  expired: 'token-expired',
  guestId: 'guest_id',
  module: 'module',
  location: 'location',
  point: 'currentLatLng',
  zoneIds: 'zoneid',
  language: 'language-setting',
  country: 'country',
  settings: 'settings',
  diet: 'diet',
} as const;

/** The version of the stored settings. Increase it when their format changes; older values are then reset. */
const SETTINGS_VERSION = 1;

export type StoredValues = ReturnType<typeof createStoredValues>;

/**
 * Reads and writes the stored values. All are untrusted: an unreadable value is removed without affecting the
 * others [STO-02].
 */
export function createStoredValues(store: KeyValueStore) {
  const read = <T>(key: string, parse: (text: string) => T | null): T | null => {
    const text = store.read(key);
    if (text === null) return null;
    const value = attempt(() => parse(text));
    if (value === null) store.write(key, null);
    return value;
  };

  const readPlace = (): Place | null => {
    const label = read(storageKeys.location, (text) => text.trim() || null);
    const point = read(storageKeys.point, parsePoint);
    const zoneIds = read(storageKeys.zoneIds, parseIds);
    return label !== null && point !== null && zoneIds !== null ? { label, ...point, zoneIds } : null;
  };

  return {
    token: () => read(storageKeys.token, (text) => (/^[\w.~+/=-]{1,1024}$/.test(text) ? text : null)),
    setToken: (token: string | null, isExpired = false) => {
      // Written before the token is removed: other tabs read the reason when the token disappears.
      store.write(storageKeys.expired, isExpired ? '1' : null);
      store.write(storageKeys.token, token);
    },
    isExpired: () => store.read(storageKeys.expired) !== null,
    guestId: () => read(storageKeys.guestId, (text) => (/^[\w-]{1,128}$/.test(text) ? text : null)),
    setGuestId: (guestId: string) => store.write(storageKeys.guestId, guestId),
    moduleId: () => read(storageKeys.module, parseModule),
    setModuleId: (moduleId: number) => store.write(storageKeys.module, String(moduleId)),
    place: readPlace,
    setPlace: ({ label, lat, lng, zoneIds }: Place) => {
      store.write(storageKeys.location, label);
      store.write(storageKeys.point, JSON.stringify({ lat, lng }));
      // Written last: other tabs read the whole place when this key changes.
      store.write(storageKeys.zoneIds, JSON.stringify(zoneIds));
    },
    country: () => read(storageKeys.country, (text) => (/^[A-Z]{2}$/.test(text) ? text : null)),
    setCountry: (country: string) => store.write(storageKeys.country, country),
    language: (): Language | null => read(storageKeys.language, parseLanguage),
    setLanguage: (language: Language) => store.write(storageKeys.language, language),
    theme: (): Theme | null => read(storageKeys.settings, parseTheme),
    setTheme: (theme: Theme) =>
      store.write(storageKeys.settings, JSON.stringify({ version: SETTINGS_VERSION, theme })),
    diet: (): StoredDiet => read(storageKeys.diet, parseDiet) ?? { profile: noDiet, isOfAccount: false },
    setDiet: ({ profile, isOfAccount }: StoredDiet) =>
      store.write(storageKeys.diet, JSON.stringify({ ...profile, isOfAccount })),
  };
}

function parsePoint(text: string): { lat: number; lng: number } | null {
  const { lat, lng } = JSON.parse(text) as { lat?: unknown; lng?: unknown };
  const isPoint =
    typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isPoint ? { lat, lng } : null;
}

function parseIds(text: string): number[] | null {
  const ids: unknown = JSON.parse(text);
  if (!Array.isArray(ids) || ids.length === 0) return null;
  return ids.every((id) => Number.isInteger(id) && id > 0) ? (ids as number[]) : null;
}

function parseId(text: string): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Returns the module's id. Also accepts a whole module, which other storefronts of this server store. */
function parseModule(text: string): number | null {
  const value: unknown = JSON.parse(text);
  return parseId(
    String(typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value),
  );
}

function parseLanguage(text: string): Language | null {
  const code = text.replaceAll('"', '');
  return isLanguage(code) ? code : null;
}

function parseDiet(text: string): StoredDiet | null {
  const { allergens, diets, isOfAccount } = JSON.parse(text) as Record<string, unknown>;
  if (!Array.isArray(allergens) || !Array.isArray(diets)) return null;
  return { profile: dietProfile(allergens, diets), isOfAccount: isOfAccount === true };
}

function parseTheme(text: string): Theme | null {
  const { version, theme } = JSON.parse(text) as { version?: unknown; theme?: unknown };
  return version === SETTINGS_VERSION && (theme === 'light' || theme === 'dark') ? theme : null;
}
